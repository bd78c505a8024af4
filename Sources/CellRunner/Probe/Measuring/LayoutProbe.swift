import Foundation

#if canImport(SelfSizingUIKit)
  import SelfSizingUIKit
#else
  import UIKit
#endif

/// Auto Layout: stacks, which of several views gives way, and fitting under priorities.
@MainActor enum LayoutProbe {
  /// Stacks of every distribution and alignment, with the frames of what they arrange.
  static func stacks(_ stage: ProbeStage) -> ProbedTruth.Family {
    let recorder = ProbeRecorder("stacks")
    let distributions: [(name: String, value: UIStackView.Distribution)] = [
      ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
      ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]
    let alignments: [(name: String, value: UIStackView.Alignment)] = [
      ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    stage.begin(.large)
    var shown: [(name: String, width: CGFloat?, stack: UIStackView)] = []
    for axis in [.horizontal, .vertical] as [NSLayoutConstraint.Axis] {
      for (distribution, value) in distributions {
        for (alignment, place) in alignments {
          // In a row a text of several lines at a width is ambiguous under some distributions.
          let width: CGFloat? = axis == .vertical ? 200 : nil
          let stack = UIStackView(arrangedSubviews: [
            stage.label("One"), stage.label("A longer text", .title2),
            stage.label("Two", .caption1),
          ])
          stack.axis = axis
          stack.distribution = value
          stack.alignment = place
          stack.spacing = 8
          stage.show(stack, width: width)
          let direction = axis == .horizontal ? "row" : "column"
          shown.append(("\(direction), \(distribution), \(alignment)", width, stack))
        }
      }
    }
    stage.layOut()
    for (name, width, stack) in shown {
      var values = ["width": stack.frame.width, "height": stack.frame.height]
      for (index, view) in stack.arrangedSubviews.enumerated() {
        values["\(index + 1).x"] = view.frame.minX
        values["\(index + 1).y"] = view.frame.minY
        values["\(index + 1).width"] = view.frame.width
        values["\(index + 1).height"] = view.frame.height
      }
      recorder.add(name, .large, width: width, values: values)
    }
    stage.clear()
    return recorder.family
  }

  /// Two labels in a row that is too wide or too narrow for both: whichever gives way.
  static func ties(_ stage: ProbeStage) -> ProbedTruth.Family {
    let recorder = ProbeRecorder("ties")
    stage.begin(.large)
    var shown: [(name: String, width: CGFloat, labels: [UILabel], row: UIView)] = []
    let long = "A text that has to give way here"
    for width in [120, 240, 480] as [CGFloat] {
      for (name, hugging, resistance) in [
        ("equal", 251, 750), ("second hugs more", 252, 750), ("second resists more", 251, 751),
        ("second resists less", 251, 749),
      ] as [(String, Float, Float)] {
        let row = UIView()
        let labels = [stage.label(long), stage.label("Another text of some length")]
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
        stage.show(row, width: width)
        shown.append((name, width, labels, row))
      }
    }
    stage.layOut()
    for (name, width, labels, row) in shown {
      // Lowest fitting decides the height, which nothing else does.
      let fitted = row.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      recorder.add(
        name, .large, width: width,
        values: [
          "first.width": labels[0].frame.width, "second.width": labels[1].frame.width,
          "height": fitted.height,
        ])
    }
    stage.clear()
    return recorder.family
  }

  /// A view that is fitted into sizes under pairs of priorities.
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

  /// A view with a text that wraps, a least width and an optional height.
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
