import SelfSizing

extension SceneDrawing {
  /// The time in seconds in which an element jumps or appears: less than a frame of any screen.
  package static let instant = 0.005

  /// An element with its movement as a style sheet, which also runs where a page embeds the picture
  /// as an image.
  ///
  /// Readers who prefer less motion see the last moment.
  func animated(_ element: Element, name: String) -> String {
    guard duration > 0, let last = element.moments.last else { return svg(of: element) }
    let frames = element.moments.map { moment in
      "\((moment.time / duration * 100).short)%{\(style(of: element, at: moment))}"
    }
    return "<style>@keyframes \(name){\(frames.joined())}"
      + "@media (prefers-reduced-motion:no-preference){"
      + ".\(name){animation:\(name) \(duration.short)s linear infinite}}</style>"
      + "<g class=\"\(name)\" style=\"\(style(of: element, at: last))\">"
      + svg(of: element) + "</g>"
  }

  private func style(of element: Element, at moment: Moment) -> String {
    let distance = (moment.top - element.frame.minY).short
    return "transform:translateY(\(distance)px);opacity:\(moment.isVisible ? 1 : 0)"
  }
}
