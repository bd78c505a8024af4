import SampleLayouts
import SelfSizing
import SelfSizingAutoLayout

/// The cost of laying out many siblings, from the declared tree to frames.
enum AutoLayoutTasks {
  static let all = Sizes.all.map(siblings)

  /// Labels that are as wide and high as they say, whatever room there is.
  private struct Labels: IntrinsicSizing {
    func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
      -> IntrinsicContentSize
    {
      IntrinsicContentSize(
        width: Double(20 + element % 30), height: AutoLayoutTasks.height(element))
    }
  }

  /// The height of an element by its index; 0 is the root.
  private static func height(_ element: Int) -> Double { Double(16 + element % 7) }

  private static func siblings(_ count: Int) -> BenchmarkTask {
    BenchmarkTask(
      title:
        "Auto Layout, \(count) labels each below the one before, described, compiled and laid out",
      state: .cold,
      growth: .init(name: "laying out siblings, per label", size: count),
      count: count, unit: "label", maximumRuns: count > 10_000 ? 3 : .max,
      prepare: {
        let layout = SampleLayout.siblings(count)
        return {
          let description = LayoutDescription(root: layout.root, constraints: layout.constraints)
          let engine = LayoutEngine(description)
          var labels = Labels()
          return try engine.fit(
            LayoutSize(width: 375, height: 0), layout.variation(of: description), sizing: &labels
          ).size.height
        }
      },
      expected: { (1...count).reduce(8) { $0 + 8 + height($1) } })
  }
}
