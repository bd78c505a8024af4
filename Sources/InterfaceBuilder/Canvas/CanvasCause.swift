/// The cause of a difference between a view's frame and the one on the document's canvas.
package enum CanvasCause: String, Hashable, Sendable, CaseIterable {
  /// The document's frames contradict the constants of its constraints: it was not laid out again
  /// after a change.
  case stale
  /// The document marks the frame as misplaced.
  case misplaced
  /// A runtime attribute sets a text or a font that the document does not show.
  case runtimeText
  /// A font's file was not given.
  case font
  /// A text that a system before iOS 13 set up to a point and a half wider or narrower.
  case olderFont
  /// The figures of a control, or of a built-in style of cells, are another system's.
  case control
  /// A view of a custom class draws itself, or has a size that only its code knows.
  case customClass
  /// A picture whose size the document does not give.
  case picture
  /// The safe area of the canvas's screen.
  case safeArea
  /// The margins of the canvas's list or screen.
  case margins
  /// The constraints leave the place open: drawn to the document's frames, the view is where the
  /// document has it, and every constraint is met as well as without.
  case ambiguous
  /// A view has no intrinsic size, and no constraint gives it one. Where UIKit takes none,
  /// Interface Builder keeps the size that the view was drawn with: it is taken for the views that
  /// follow, and says nothing of the view itself.
  case withoutSize
  /// None of these: SelfSizing lays the view out differently.
  case ours

  /// Whether the document alone shows that the frame is out of date.
  package var isStale: Bool { self == .stale || self == .misplaced || self == .runtimeText }

  package var words: String {
    switch self {
    case .stale: "stale document: its frames contradict its constraints"
    case .misplaced: "stale document: marked as misplaced"
    case .runtimeText: "stale document: text or font changed by a runtime attribute"
    case .font: "missing font: its file is not given with --fonts"
    case .olderFont: "text as an older system's font sets it"
    case .control: "figures of another system's control"
    case .customClass: "custom class that draws itself"
    case .picture: "picture of unknown size"
    case .safeArea: "safe area of the canvas's screen"
    case .margins: "margins of the canvas's list or screen"
    case .ambiguous: "place that the constraints leave open, of which the canvas shows another"
    case .withoutSize: "view without a size, which takes the one it was drawn with"
    case .ours: "laid out differently by SelfSizing"
    }
  }
}
