import SelfSizing

/// Views of Thumbprint, each declared by the rules of its cases.
extension ImageFamilies {
  /// A button: a title, perhaps with an icon, and insets.
  func button() throws -> ImageView? {
    guard let font = try font("title") else { return nil }
    let insets = test.numbers(after: "title's intrinsic size + 2 × (")
    let hasIcon = test.says("+ icon")
    let icon = hasIcon ? test.numbers(after: "+ icon ") : []
    guard insets.count >= 2, !hasIcon || icon.count >= 2 else {
      throw UnreadRule(rule: "title's intrinsic size")
    }
    // On iOS 14.5 an icon is as wide as the rules say there.
    let isEarly = hasIcon && test.isDrawnOnly(by: "14")
    let width = isEarly ? try test.number(after: "an icon takes ") : icon.first
    let template = CellTemplate<[String]>("button") { cell in
      let frame = cell.frame()
      cell.button(
        0, font, in: frame, insets[0], insets[1], icon: hasIcon ? (width ?? 0) + icon[1] : nil)
    }
    return ImageView(
      template: template, texts: [test.content.title ?? ""], width: .intrinsic,
      padding: try snapshotPadding(), isInPlace: true)
  }

  /// A column of buttons, all as wide as the widest.
  func buttons() throws -> ImageView? {
    guard let font = try font("title") else { return nil }
    let titles = test.content.titles ?? []
    let vertical = try test.number(after: "intrinsic height title + 2 × ")
    let isPlain = titles.allSatisfy { $0.hasPrefix("Link") || $0.hasPrefix("Text") }
    let sides =
      isPlain
      ? try test.number(after: "link and text themes + ")
      : try test.number(after: "widest title + ")
    let themed = try test.number(
      after: test.isDrawnOnly(by: "14") ? "(14.5: + " : "with an icon + ")
    let plain = test.numbers(after: "link and text themes").dropFirst().first ?? 0
    // The rules give an icon's width in plain themes for later systems: it shrinks as in the
    // others.
    let shrinkage =
      test.isDrawnOnly(by: "14")
      ? try test.number(after: "with an icon + ") - themed : 0
    let icon = isPlain ? plain - shrinkage : themed
    let spacing = try test.number(after: "spacing ")
    let template = CellTemplate<[String]>("buttons") { cell in
      let frame = cell.frame()
      let items = titles.indices.map { index in
        let item = cell.view()
        cell.button(
          index, font, in: item, sides / 2, vertical,
          icon: titles[index].contains("no icon") ? nil : icon)
        return item
      }
      cell.column(items, spacing, in: frame)
    }
    return ImageView(
      template: template, texts: titles, width: .intrinsic, padding: try snapshotPadding(),
      isInPlace: true)
  }

  /// A button stack: buttons that are higher and wider than their titles by constants.
  func buttonStack() throws -> ImageView? {
    guard let font = try font("title") else { return nil }
    let titles = test.content.titles ?? []
    let height = try test.number(after: "intrinsic height title + ")
    let width = try test.number(after: "width title + ")
    let spacing = try test.number(after: "spacing ")
    let template = CellTemplate<[String]>("button stack") { cell in
      let frame = cell.frame()
      let items = titles.indices.map { index in
        let item = cell.view()
        cell.button(index, font, in: item, width / 2, height / 2, icon: nil)
        return item
      }
      cell.column(items, spacing, in: frame)
    }
    return ImageView(
      template: template, texts: titles, width: .intrinsic, padding: try snapshotPadding(),
      isInPlace: true)
  }

  /// A checkbox with a label on either side, centered on the label's capitals.
  func checkbox() throws -> ImageView? {
    guard let font = try font("label") else { return nil }
    let side = try test.number(after: "checkbox ")
    let isTrailing = test.says("checkbox.left = label.right")
    let gap = try test.number(after: isTrailing ? "label.right + " : "checkbox.right + ")
    let template = CellTemplate<[String]>("checkbox") { cell in
      let frame = cell.frame()
      let box = cell.view()
      let label = cell.text(0, font).contentHugging(.required)
      let (first, last): (LayoutElement, LayoutElement) =
        isTrailing
        ? (label.layoutItem, box.layoutItem) : (box.layoutItem, label.layoutItem)
      box.widthAnchor.constraint(equalToConstant: side)
      box.heightAnchor.constraint(equalToConstant: side)
      first.leadingAnchor.constraint(equalTo: frame.leadingAnchor)
      last.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: gap)
      last.trailingAnchor.constraint(equalTo: frame.trailingAnchor)
      label.topAnchor.constraint(greaterThanOrEqualTo: frame.topAnchor)
      label.bottomAnchor.constraint(lessThanOrEqualTo: frame.bottomAnchor)
      box.topAnchor.constraint(greaterThanOrEqualTo: frame.topAnchor)
      box.bottomAnchor.constraint(lessThanOrEqualTo: frame.bottomAnchor)
      cell.constant(of: box.centerYAnchor.constraint(equalTo: label.firstBaselineAnchor)) {
        (traits: TraitCollection) in -font.resolved(for: traits).capHeight / 2
      }
    }
    return ImageView(
      template: template, texts: [test.content.label ?? ""], width: .intrinsic,
      padding: try snapshotPadding(), isInPlace: true)
  }

  /// A banner: a text view with a link beside an icon, which hides at large sizes.
  func alertBanner() throws -> ImageView? {
    guard let font = try font("text"), let link = try self.font("link"), let width = test.points
    else { return nil }
    let vertical = try test.number(after: "top/bottom = ")
    let right = try test.number(after: "right = ")
    let left = try test.number(after: "icon left = ")
    let icon = try test.number(after: "padding; icon ")
    let isHidden = test.says("icon hidden")
    let gap =
      isHidden
      ? -(try test.number(after: "icon.right − "))
      : test.numbers(after: "icon left = ").dropFirst().first ?? 0
    let template = CellTemplate<[String]>("banner") { cell in
      let frame = cell.frame()
      let text = cell.textView(insets: .zero, lineFragmentPadding: 0) { texts, traits in
        var text = AttributedText(texts[0], font: font.resolved(for: traits))
        text += AttributedText(texts[1], font: link.resolved(for: traits))
        return text
      }
      text.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: left + icon + gap)
      frame.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: right)
      text.topAnchor.constraint(equalTo: frame.topAnchor, constant: vertical)
      frame.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: vertical)
    }
    return ImageView(
      template: template, texts: [test.content.text ?? "", test.content.link ?? ""],
      width: .points(width), isInPlace: true)
  }

  /// A chip: a label in a capsule that grows with body text.
  func chip() throws -> ImageView? {
    guard let font = try font("label") else { return nil }
    let height = try test.number(after: "scaledValue(")
    let side = test.numbers(after: "2 × scaledValue(").first ?? 0
    let template = CellTemplate<[String]>("chip") { cell in
      let frame = cell.frame()
      cell.capsule(cell.text(0, font), in: frame, height: height, side: side, icon: 0)
    }
    return ImageView(
      template: template, texts: [test.content.label ?? ""], width: .intrinsic,
      padding: try snapshotPadding(), isInPlace: true)
  }

  /// A column of pills, capsules with a label and perhaps an icon.
  func pills() throws -> ImageView? {
    guard let font = try font("label") else { return nil }
    let texts = test.content.texts ?? []
    let count = test.rules.numbers.first ?? 0
    let height = try test.number(after: "scaledValue(")
    let side = try test.number(after: "side padding scaledValue(")
    let hasIcon = if case .flag(true) = test.content.icon { true } else { false }
    let icon = hasIcon ? try test.number(after: "icon and its gap take ") : 0
    let spacing = try test.number(after: "spacing ")
    let template = CellTemplate<[String]>("pills") { cell in
      let frame = cell.frame()
      let pills = (0..<max(texts.count, texts.isEmpty ? Int(count) : 0)).map { index in
        let pill = cell.view()
        cell.capsule(cell.text(index, font), in: pill, height: height, side: side, icon: icon)
        return pill
      }
      cell.column(pills, spacing, in: frame)
    }
    return ImageView(
      template: template, texts: texts, width: .intrinsic, padding: try snapshotPadding(),
      isInPlace: true)
  }

  /// A text field, whose height is not rounded up.
  func textInput() throws -> ImageView? {
    guard let font = try font("text"), let width = test.points else { return nil }
    let room = try test.number(after: "font.lineHeight + ")
    let padding = try snapshotPadding()
    let template = CellTemplate<[String]>("text input") { cell in
      let frame = cell.frame()
      let field = cell.view { _, traits in
        LayoutSize(width: 0, height: font.resolved(for: traits).lineHeight + room)
      }
      field.edges(equalTo: frame)
    }
    return ImageView(
      template: template, texts: [test.content.placeholder ?? ""],
      width: .points(width - 2 * padding), padding: padding, isInPlace: true)
  }

  private func snapshotPadding() throws -> Double {
    try test.number(after: "snapshot pads by ")
  }
}

extension CellDeclaration where Content == [String] {
  /// A title with insets in a view, and an icon beside it that takes some width and 28 points of
  /// height.
  fileprivate func button(
    _ index: Int, _ font: LabelFont, in view: ViewItem<Content>, _ side: Double,
    _ vertical: Double, icon: Double?
  ) {
    let title = text(index, font)
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(
        equalTo: view.leadingAnchor, constant: side + (icon ?? 0)),
      view.trailingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: side),
      title.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      // Its intrinsic height, which an icon may exceed.
      view.heightAnchor.constraint(equalTo: title.heightAnchor, constant: 2 * vertical)
        .priority(.defaultHigh),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: icon == nil ? 0 : 28),
    ])
  }

  /// A label in a capsule: an icon and its gap before it, a height and sides that grow with body
  /// text.
  fileprivate func capsule(
    _ label: LabelItem<Content>, in view: ViewItem<Content>, height: Double, side: Double,
    icon: Double
  ) {
    @Sendable func scaled(_ value: Double) -> @Sendable (TraitCollection) -> Double {
      { FontMetrics.default.scaledValue(for: value, compatibleWith: $0) }
    }
    LayoutConstraint.activate([
      constant(of: view.heightAnchor.constraint(equalToConstant: height), when: scaled(height)),
      constant(of: label.leadingAnchor.constraint(equalTo: view.leadingAnchor)) {
        (traits: TraitCollection) in scaled(side)(traits) + icon
      },
      constant(
        of: view.trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor),
        when: scaled(side)),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  /// Views of one width below each other.
  fileprivate func column(
    _ views: [ViewItem<Content>], _ spacing: Double, in frame: ViewItem<Content>
  ) {
    var top = frame.topAnchor
    for (index, view) in views.enumerated() {
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: top, constant: index == 0 ? 0 : spacing),
        view.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      ])
      top = view.bottomAnchor
    }
    LayoutConstraint.activate([top.constraint(equalTo: frame.bottomAnchor)])
  }
}
