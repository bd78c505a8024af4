import SelfSizingAutoLayout
import SelfSizingGeometry

/// A layout that is timed, and how one is made.
public struct SampleLayout {
  /// The root of the tree.
  public let root: LayoutItem
  /// The constraints between the items of the tree.
  public let constraints: [LayoutConstraint]

  /// A cell of twelve items: a photo, and beside it a stack of texts with a stack of details in it.
  ///
  /// Root, photo, text stack, title, summary, footer stack, rating, time, badge, button, separator,
  /// chevron.
  public static func cell() -> SampleLayout {
    func item(_ name: String, in parent: LayoutItem?, intrinsic: Bool = false) -> LayoutItem {
      let item = LayoutItem(name)
      if intrinsic { item.intrinsicAxes = .both }
      _ = parent?.stack == nil ? parent?.addSubitem(item) : parent?.addArrangedSubitem(item)
      return item
    }
    let root = item("root", in: nil)
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 16)
    let photo = item("photo", in: root, intrinsic: true)
    let text = item("text", in: root)
    text.stack = StackArrangement(axis: .vertical, spacing: 4)
    let title = item("title", in: text, intrinsic: true)
    title.isMultiline = true
    let summary = item("summary", in: text, intrinsic: true)
    summary.isMultiline = true
    summary.compressionResistance.vertical = 749
    let footer = item("footer", in: text)
    footer.stack = StackArrangement(axis: .horizontal, spacing: 8, alignment: .firstBaseline)
    _ = item("rating", in: footer, intrinsic: true)
    let time = item("time", in: footer, intrinsic: true)
    time.contentHugging.horizontal = 249
    time.compressionResistance.horizontal = 740
    let badge = item("badge", in: footer, intrinsic: true)
    badge.contentHugging.horizontal = .required
    let button = item("button", in: root, intrinsic: true)
    let separator = item("separator", in: root)
    let chevron = item("chevron", in: root, intrinsic: true)
    chevron.contentHugging.horizontal = 251
    let margins = root.layoutMarginsGuide
    let constraints = [
      photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      photo.topAnchor.constraint(equalTo: margins.topAnchor),
      photo.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      photo.widthAnchor.constraint(equalToConstant: 88),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
      text.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      text.topAnchor.constraint(equalTo: margins.topAnchor),
      text.trailingAnchor.constraint(equalTo: chevron.leadingAnchor, constant: -8),
      chevron.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      chevron.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      button.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      button.trailingAnchor.constraint(lessThanOrEqualTo: text.trailingAnchor),
      button.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
      separator.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      root.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ]
    LayoutConstraint.activate(constraints)
    return SampleLayout(root: root, constraints: constraints)
  }

  /// A cell of eleven items in 36 constraints, without stacks, as a class writes it in anchors.
  public static func anchored() -> SampleLayout {
    let root = LayoutItem("root")
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 16)
    func item(_ name: String, intrinsic: Bool = true) -> LayoutItem {
      let item = LayoutItem(name)
      if intrinsic { item.intrinsicAxes = .both }
      root.addSubitem(item)
      return item
    }
    let (photo, title, summary) = (item("photo"), item("title"), item("summary"))
    (title.isMultiline, summary.isMultiline) = (true, true)
    let (rating, time, badge) = (item("rating"), item("time"), item("badge"))
    let (button, chevron) = (item("button"), item("chevron"))
    let (separator, dot) = (item("separator", intrinsic: false), item("dot", intrinsic: false))
    let margins = root.layoutMarginsGuide
    let constraints = [
      photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      photo.topAnchor.constraint(equalTo: margins.topAnchor),
      photo.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      photo.widthAnchor.constraint(equalToConstant: 88),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
      title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.trailingAnchor.constraint(equalTo: chevron.leadingAnchor, constant: -8),
      summary.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      summary.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      summary.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      rating.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      rating.topAnchor.constraint(equalTo: summary.bottomAnchor, constant: 4),
      rating.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
      time.leadingAnchor.constraint(equalTo: rating.trailingAnchor, constant: 8),
      time.firstBaselineAnchor.constraint(equalTo: rating.firstBaselineAnchor),
      time.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
      badge.leadingAnchor.constraint(equalTo: time.trailingAnchor, constant: 8).priority(740),
      badge.firstBaselineAnchor.constraint(equalTo: rating.firstBaselineAnchor),
      badge.trailingAnchor.constraint(lessThanOrEqualTo: title.trailingAnchor),
      button.topAnchor.constraint(equalTo: rating.bottomAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      button.trailingAnchor.constraint(lessThanOrEqualTo: title.trailingAnchor),
      button.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
      separator.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      chevron.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      chevron.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 6),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
      dot.trailingAnchor.constraint(equalTo: photo.trailingAnchor),
      dot.topAnchor.constraint(equalTo: photo.topAnchor),
      root.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      root.bottomAnchor.constraint(greaterThanOrEqualTo: photo.bottomAnchor, constant: 11),
    ]
    LayoutConstraint.activate(constraints)
    return SampleLayout(root: root, constraints: constraints)
  }

  /// As many stacks, each in the one before, turned by a quarter, with a label beside it.
  public static func nestedStacks(_ count: Int) -> SampleLayout {
    let root = LayoutItem("root")
    var parent = root
    for depth in 0..<count {
      parent.stack = StackArrangement(
        axis: depth % 2 == 0 ? .vertical : .horizontal, spacing: 2, alignment: .leading)
      let label = LayoutItem("label \(depth)")
      label.intrinsicAxes = .both
      parent.addArrangedSubitem(label)
      let inner = LayoutItem("stack \(depth)")
      parent.addArrangedSubitem(inner)
      parent = inner
    }
    parent.intrinsicAxes = .both
    return SampleLayout(root: root, constraints: [])
  }

  /// As many labels, each below the one before.
  public static func siblings(_ count: Int) -> SampleLayout {
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
    return SampleLayout(root: root, constraints: constraints)
  }

  /// As many labels arranged by one stack, each as large as it wants, or all equally high.
  public static func arranged(_ count: Int, _ distribution: StackArrangement.Distribution)
    -> SampleLayout
  {
    let root = LayoutItem("root")
    root.stack = StackArrangement(
      axis: .vertical, spacing: 8, distribution: distribution, alignment: .leading)
    for index in 0..<count {
      let label = LayoutItem("label \(index)")
      label.intrinsicAxes = .both
      root.addArrangedSubitem(label)
    }
    return SampleLayout(root: root, constraints: [])
  }

  /// The layout of a name and, where it is one of many sizes, a count; nil for other names.
  public static func named(_ name: String, _ count: Int) -> SampleLayout? {
    switch name {
    case "cell": cell()
    case "anchored": anchored()
    case "nested": nestedStacks(count)
    case "siblings": siblings(count)
    case "arranged": arranged(count, .fill)
    case "equal": arranged(count, .fillEqually)
    default: nil
    }
  }

  /// The variation in which a vertical list measures.
  public func variation(of description: LayoutDescription) -> LayoutVariation {
    LayoutVariation(
      of: description,
      fittingPriorities: AxisPriorities(horizontal: .required, vertical: .fittingSizeLevel))
  }
}
