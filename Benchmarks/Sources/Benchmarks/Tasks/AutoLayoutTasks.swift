import SelfSizing

/// What laying out many siblings costs, from the declared tree to frames.
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
        let root = LayoutItem("root")
        var constraints: [LayoutConstraint] = []
        var top = root.topAnchor
        for index in 0..<count {
          let label = LayoutItem("label \(index)")
          label.intrinsicAxes = .both
          root.addSubitem(label)
          constraints += [
            label.topAnchor.constraint(equalTo: top, constant: 8),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
          ]
          top = label.bottomAnchor
        }
        constraints.append(root.bottomAnchor.constraint(equalTo: top, constant: 8))
        LayoutConstraint.activate(constraints)
        return {
          let description = LayoutDescription(root: root, constraints: constraints)
          var engine = LayoutEngine(description)
          var labels = Labels()
          let variation = LayoutVariation(
            of: description,
            fittingPriorities: AxisPriorities(horizontal: .required, vertical: .fittingSizeLevel))
          return try engine.fit(
            LayoutSize(width: 375, height: 0), variation, sizing: &labels
          ).size.height
        }
      },
      expected: { (1...count).reduce(8) { $0 + 8 + height($1) } })
  }
}
