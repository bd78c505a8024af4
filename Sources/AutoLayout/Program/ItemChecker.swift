import SelfSizingGeometry

/// Looks items through for numbers and arrangements that mean nothing.
struct ItemChecker {
  private(set) var findings: [DeclarationFinding] = []

  mutating func check(_ item: LayoutItem) {
    let attributes = item.attributes
    let (hugging, resistance) = (attributes.contentHugging, attributes.compressionResistance)
    check(hugging.horizontal, "horizontal content hugging", item)
    check(hugging.vertical, "vertical content hugging", item)
    check(resistance.horizontal, "horizontal compression resistance", item)
    check(resistance.vertical, "vertical compression resistance", item)
    let margins = attributes.layoutMargins.directional
    check(margins.top, "the top margin", item)
    check(margins.leading, "the leading margin", item)
    check(margins.bottom, "the bottom margin", item)
    check(margins.trailing, "the trailing margin", item)
    check(attributes.alignmentRectInsets, "alignment inset", item)
    check(attributes.safeAreaInsets, "safe area inset", item)
    if let width = attributes.readableContentWidth {
      check(width, "the readable content width", item)
      if width < 0 { refuse("the readable content width", width, "is negative", item) }
    }
    if attributes.translatesAutoresizingMaskIntoConstraints { checkFrame(of: item) }
    if let stack = item.stack { check(stack, of: item) }
  }

  private mutating func check(_ stack: StackArrangement, of item: LayoutItem) {
    check(spacing: stack.spacing, "the spacing", item)
    for arranged in item.arrangedSubitems {
      guard let spacing = item.customSpacing(after: arranged) else { continue }
      check(spacing: spacing, "the spacing after \(arranged.name)", item)
    }
    if stack.axis == .vertical, stack.alignment.isBaseline {
      findings.append(
        DeclarationFinding(
          .baselineAlignmentOnVerticalStack,
          "\(item.name): a vertical stack cannot align its items by their baselines",
          site: item.site))
    }
  }

  mutating func checkFrame(of item: LayoutItem) {
    check(item.frame.minX, "the frame's x", item)
    check(item.frame.minY, "the frame's y", item)
    for axis in LayoutAxis.allCases {
      let extent = item.frame.size[axis]
      check(extent, "the frame's \(axis.extentName)", item)
      if extent < 0 { refuse("the frame's \(axis.extentName)", extent, "is negative", item) }
      // The mask counts from the superitem's frame.
      if let size = item.superitem?.frame.size {
        check(size[axis], "the \(axis.extentName) of the superitem's frame", item)
      }
    }
  }

  private mutating func check(
    _ insets: LayoutEdgeInsets, _ name: @autoclosure () -> String, _ item: LayoutItem
  ) {
    check(insets.top, "the top \(name())", item)
    check(insets.left, "the left \(name())", item)
    check(insets.bottom, "the bottom \(name())", item)
    check(insets.right, "the right \(name())", item)
  }

  private mutating func check(
    spacing: Double, _ name: @autoclosure () -> String, _ item: LayoutItem
  ) {
    if spacing == StackArrangement.spacingUseDefault { return }
    check(spacing, name(), item)
  }

  private mutating func check(
    _ length: Double, _ name: @autoclosure () -> String, _ item: LayoutItem
  ) {
    if length.magnitude <= ConstraintValidator.largestNumber { return }
    refuse(name(), length, "is beyond ±1e6", item)
  }

  private mutating func refuse(
    _ name: @autoclosure () -> String, _ length: Double, _ reason: String, _ item: LayoutItem
  ) {
    findings.append(
      DeclarationFinding(
        .invalidNumber, "\(item.name): \(name()) is \(length), which \(reason)", site: item.site))
  }

  private mutating func check(
    _ priority: LayoutPriority, _ name: @autoclosure () -> String, _ item: LayoutItem
  ) {
    if priority.isValid { return }
    findings.append(
      DeclarationFinding(
        .invalidPriority,
        "\(item.name): \(name()) is \(priority.rawValue), which is outside (0, 1000]",
        site: item.site))
  }
}
