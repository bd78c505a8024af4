import Foundation

#if canImport(SelfSizingUIKit)
  import SelfSizingUIKit
#else
  import UIKit
#endif

/// Auto Layout: stacks, which of several views gives way, and fitting under priorities.
@MainActor enum LayoutProbe {
  static func stacks(_ stage: ProbeStage) -> ProbedTruth.Family {
    let distributions: [(name: String, value: UIStackView.Distribution)] = [
      ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
      ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]
    let alignments: [(name: String, value: UIStackView.Alignment)] = [
      ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    return stage.record("stacks", at: [.large]) {
      var shown: [ProbeStage.Shown<UIStackView>] = []
      for axis in [.horizontal, .vertical] as [NSLayoutConstraint.Axis] {
        for (distribution, value) in distributions {
          for (alignment, place) in alignments {
            let stack = UIStackView(arrangedSubviews: [
              stage.label("One"), stage.label("A longer text", .title2),
              stage.label("Two", .caption1),
            ])
            stack.axis = axis
            stack.distribution = value
            stack.alignment = place
            stack.spacing = 8
            let direction = axis == .horizontal ? "row" : "column"
            // In a row a text of several lines is ambiguous under some distributions.
            let width: CGFloat? = axis == .vertical ? 200 : nil
            shown.append(("\(direction), \(distribution), \(alignment)", width, stack))
          }
        }
      }
      return shown
    } values: { (stack: UIStackView) in
      var values = ["width": stack.frame.width, "height": stack.frame.height]
      for (index, view) in stack.arrangedSubviews.enumerated() {
        values["\(index + 1).x"] = view.frame.minX
        values["\(index + 1).y"] = view.frame.minY
        values["\(index + 1).width"] = view.frame.width
        values["\(index + 1).height"] = view.frame.height
      }
      return values
    }
  }

  static func ties(_ stage: ProbeStage) -> ProbedTruth.Family {
    stage.record("ties", at: [.large]) {
      var shown: [ProbeStage.Shown<UIView>] = []
      for width in [120, 240, 480] as [CGFloat] {
        for (name, hugging, resistance) in [
          ("equal", 251, 750), ("second hugs more", 252, 750), ("second resists more", 251, 751),
          ("second resists less", 251, 749),
        ] as [(String, Float, Float)] {
          shown.append((name, width, makeRow(stage, hugging, resistance)))
        }
      }
      return shown
    } values: { (row: UIView) in
      // Lowest fitting decides the height, which nothing else does.
      let fitted = row.systemLayoutSizeFitting(
        CGSize(width: row.frame.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return [
        "first.width": row.subviews[0].frame.width, "second.width": row.subviews[1].frame.width,
        "height": fitted.height,
      ]
    }
  }

  /// A row of two labels, of which the second has its own priorities.
  private static func makeRow(_ stage: ProbeStage, _ hugging: Float, _ resistance: Float) -> UIView
  {
    let row = UIView()
    let labels = [
      stage.label("A text that has to give way here"), stage.label("Another text of some length"),
    ]
    for label in labels {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      row.addSubview(label)
    }
    labels[1].setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    labels[1].setContentCompressionResistancePriority(
      UILayoutPriority(resistance), for: .horizontal)
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: row.topAnchor),
      labels[0].leadingAnchor.constraint(equalTo: row.leadingAnchor),
      labels[0].bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor),
      labels[1].topAnchor.constraint(equalTo: row.topAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8),
      labels[1].trailingAnchor.constraint(equalTo: row.trailingAnchor),
      labels[1].bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor),
    ])
    return row
  }

  static func fitting(_ stage: ProbeStage) -> ProbedTruth.Family {
    let recorder = ProbeRecorder("fitting")
    stage.begin(.large)
    let priorities: [(name: String, value: UILayoutPriority)] = [
      ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
      ("fittingSizeLevel", .fittingSizeLevel),
    ]
    let view = makeFittingView(stage)
    stage.show(view, width: 320)
    stage.layOut()
    for width in [0, 160, 320] as [CGFloat] {
      for (across, horizontal) in priorities {
        for (down, vertical) in priorities {
          let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical)
          recorder.add(
            "\(across) by \(down)", .large, width: width,
            values: ["width": size.width, "height": size.height])
        }
      }
    }
    stage.clear()
    return recorder.family
  }

  private static func makeFittingView(_ stage: ProbeStage) -> UIView {
    let view = UIView()
    let label = stage.label(ProbeStage.texts[3].text)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let height = label.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.priority = UILayoutPriority(200)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 60), height,
    ])
    return view
  }
}
