import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingCells
import Testing

@Suite("Figures of a system")
struct PlatformProfileTests {
  @Test("your own figures replace those of the profile, and count as exact")
  func measured() {
    let system = PlatformProfile.iOS18
    var own = system
    own.setSize(LayoutSize(width: 94, height: 32), of: .stepper, source: "mine")
    own.setWidth(33, of: .checkmark, source: "mine")
    own.setMinimumRowHeight(50, source: "mine")
    own.setSeparatorHeight(1, source: "mine")
    let margins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    own.setContentViewMargins(margins, source: "mine")

    var expected = system
    expected.controls[.stepper]?.intrinsicContentSize = SourcedValue(
      LayoutSize(width: 94, height: 32), .exact, source: "mine")
    expected.accessoryWidths[.checkmark] = SourcedValue(33, .exact, source: "mine")
    expected.minimumRowHeight = SourcedValue(50, .exact, source: "mine")
    expected.separatorHeight = SourcedValue(1, .exact, source: "mine")
    expected.contentViewMargins = SourcedValue(margins, .exact, source: "mine")
    #expect(own == expected)
    #expect(own != system)
  }

  @Test("a control without figures gets the size that was measured, and assumed insets")
  func unknownControl() {
    var own = PlatformProfile.iOS18
    own.controls[.colorWell] = nil
    own.setSize(LayoutSize(width: 28, height: 28), of: .colorWell, source: "mine")
    #expect(own.controls[.colorWell]?.intrinsicContentSize.value.width == 28)
    #expect(own.controls[.colorWell]?.alignmentRectInsets.fidelity == .assumed)
  }
}
