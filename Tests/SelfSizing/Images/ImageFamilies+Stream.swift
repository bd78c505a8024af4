import SelfSizing

/// Views of Stream's chat, each declared by the rules of its cases.
extension ImageFamilies {
  /// A row with an avatar, and a name and a tag beside it in equal heights.
  func mentionSuggestion() throws -> ImageView? {
    guard let name = try font("name"), let tag = try font("tag"), let width = test.points else {
      return nil
    }
    let side = try test.number(after: "avatar ")
    let margin = try test.number(after: "layout margins ")
    let spacing = try test.number(after: "stack with spacing ")
    let names = test.content.name.map { [$0] } ?? []
    let template = CellTemplate<[String]>("mention suggestion") { cell in
      let view = cell.contentView
      let avatar = cell.view()
      let texts = cell.stack(.vertical, spacing: spacing, distribution: .fillEqually) {
        if !names.isEmpty { cell.text(0, name).compressionResistance(.required, for: .vertical) }
        cell.text(names.count, tag).compressionResistance(.required, for: .vertical)
      }
      avatar.widthAnchor.constraint(equalToConstant: side)
      avatar.heightAnchor.constraint(equalToConstant: side)
      avatar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin)
      avatar.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: margin)
      view.bottomAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor, constant: margin)
      avatar.centerYAnchor.constraint(equalTo: view.centerYAnchor)
      texts.centerYAnchor.constraint(equalTo: avatar.centerYAnchor)
      texts.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: margin)
      texts.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor)
      texts.topAnchor.constraint(equalTo: view.topAnchor).priority(.defaultLow)
      texts.bottomAnchor.constraint(equalTo: view.bottomAnchor).priority(.defaultLow)
    }
    return ImageView(
      template: template, texts: names + [test.content.tag ?? ""], width: .points(width))
  }

  /// A preview of a link: an image or an author above a title and a text view.
  func linkPreview() throws -> ImageView? {
    guard let title = try font("title"), let text = try font("text"),
      let author = try font("author"), let width = test.points
    else { return nil }
    let image = test.numbers(after: "image = ").dropFirst().first ?? 0
    let distances = test.numbers(after: "author label ")
    let below = try test.number(after: "text stack ")
    let bottom = try test.number(after: "(bottom ")
    let spacing = try test.number(after: "spacing ")
    guard distances.count >= 3 else { throw UnreadRule(rule: "author label") }
    // The rules identify a view without an image by its height alone.
    let hasImage = (test.expected.height ?? 0) > image
    let (titles, texts) = (test.content.title, test.content.text)
    let template = CellTemplate<[String]>("link preview") { cell in
      let view = cell.contentView
      let head = cell.view()
      head.topAnchor.constraint(
        equalTo: view.topAnchor, constant: hasImage ? 0 : -distances[1])
      if hasImage {
        head.heightAnchor.constraint(equalToConstant: image)
      } else {
        let label = cell.text(0, author)
        label.topAnchor.constraint(equalTo: head.topAnchor, constant: distances[0])
        head.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: distances[2])
      }
      let stack = cell.stack(.vertical, spacing: spacing) {
        if titles != nil { cell.text(1, title) }
        if texts != nil {
          cell.textView(font: text, insets: .zero, lineFragmentPadding: 0, numberOfLines: 3) {
            $0[2]
          }
        }
      }
      stack.topAnchor.constraint(equalTo: head.bottomAnchor, constant: below)
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: bottom)
      view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: bottom)
      view.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: bottom)
    }
    return ImageView(
      template: template, texts: [test.content.author ?? "", titles ?? "", texts ?? ""],
      width: .points(width))
  }

  /// A quoted message: a text view beside an avatar, in margins within margins.
  func quotedMessage() throws -> ImageView? {
    guard let font = try font("text"), let width = test.points else { return nil }
    let outer = try test.number(after: "container, margins ")
    let avatar = try test.number(after: "avatar ")
    let inner = try test.number(after: "container with margins ")
    let template = CellTemplate<[String]>("quoted message") { cell in
      let view = cell.contentView
      let picture = cell.view()
      let text = cell.textView(font: font, insets: .zero, lineFragmentPadding: 0) { $0[0] }
      picture.widthAnchor.constraint(equalToConstant: avatar)
      picture.heightAnchor.constraint(equalToConstant: avatar)
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: outer)
      view.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: outer)
      picture.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: outer)
      text.topAnchor.constraint(equalTo: view.topAnchor, constant: outer + inner)
      view.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: outer + inner)
      text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: outer + inner)
      view.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: outer + inner)
    }
    return ImageView(
      template: template, texts: [test.content.text ?? ""], width: .points(width))
  }

  /// The preview of a recording: its name above its duration.
  func voicePreview() throws -> ImageView? {
    guard let name = try font("name"), let duration = try font("duration") else { return nil }
    let spacing = try test.number(after: "spacing ")
    let margin = try test.number(after: "duration; ")
    return lines(
      [name, duration], [test.content.name ?? "", test.content.duration ?? ""], spacing, margin)
  }

  /// The header of a channel: its title above a subtitle.
  func channelHeader() throws -> ImageView? {
    guard let title = try font("title"), let subtitle = try font("subtitle") else { return nil }
    return lines(
      [title, subtitle], [test.content.title ?? "", test.content.subtitle ?? ""],
      try test.number(after: "spacing "), 0)
  }

  /// Centered labels below each other.
  private func lines(
    _ fonts: [LabelFont], _ texts: [String], _ spacing: Double, _ margin: Double
  ) -> ImageView {
    let template = CellTemplate<[String]>("lines") { cell in
      let stack = cell.stack(.vertical, spacing: spacing, alignment: .center) {
        for index in fonts.indices { cell.text(index, fonts[index]) }
      }
      stack.edges(
        equalTo: cell.contentView,
        insets: DirectionalEdgeInsets(top: margin, leading: 0, bottom: margin, trailing: 0))
    }
    return ImageView(template: template, texts: texts, width: .intrinsic)
  }

  /// An action: an icon beside a title of some lines, in margins.
  func actionControl() throws -> ImageView? {
    guard let font = try font("title") else { return nil }
    let margin = try test.number(after: "margins of ")
    let spacing = try test.number(after: "spacing ")
    let widths = test.numbers(after: "icon ").filter { $0 > 1 && $0 != 26.2 }
    guard let later = widths.last, let earlier = widths.dropLast().last else {
      throw UnreadRule(rule: "icon wide")
    }
    let width = test.isDrawnOnly(by: "26.2") ? later : earlier
    let height = if case .number(let number) = test.content.iconHeight { number } else { 0.0 }
    let lines = test.numberOfLines
    let template = CellTemplate<[String]>("action control") { cell in
      let row = cell.stack(.horizontal, spacing: spacing, alignment: .center) {
        cell.view(intrinsicSize: LayoutSize(width: width, height: height))
          .contentHugging(.required)
        cell.text(0, font, lines: lines)
      }
      row.edges(
        equalTo: cell.contentView,
        insets: DirectionalEdgeInsets(
          top: margin, leading: margin, bottom: margin, trailing: margin))
    }
    return ImageView(
      template: template, texts: [test.content.title ?? ""], width: .intrinsic)
  }

  /// A stack of labels along either axis.
  func containerStack() throws -> ImageView? {
    guard let font = try font("labels") else { return nil }
    let texts = test.content.labels ?? []
    let spacing = try test.number(after: "spacing ")
    let axis: LayoutAxis = test.says("horizontal stack") ? .horizontal : .vertical
    let distribution: StackArrangement.Distribution =
      test.says("distribution equal") ? .fillEqually : .fill
    let alignment: StackArrangement.Alignment =
      test.says("axisLeading")
      ? .leading : test.says("axisTrailing") ? .trailing : test.says("center") ? .center : .fill
    let template = CellTemplate<[String]>("container stack") { cell in
      let stack = cell.stack(
        axis, spacing: spacing, alignment: alignment, distribution: distribution
      ) {
        for index in texts.indices { cell.text(index, font) }
      }
      stack.edges(equalTo: cell.contentView)
    }
    return ImageView(template: template, texts: texts, width: .intrinsic)
  }

  /// A badge around a count: never narrower than it is high. A count that the case keeps to itself
  /// has a digit.
  func unreadCount() throws -> ImageView? {
    guard let font = try font("count") else { return nil }
    let margin = try test.number(after: "label within ")
    let count = test.content.count ?? ""
    let template = CellTemplate<[String]>("unread count") { cell in
      let view = cell.contentView
      let label = cell.text(0, font)
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: margin)
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: margin)
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor)
      label.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: margin)
      view.widthAnchor.constraint(greaterThanOrEqualTo: view.heightAnchor)
    }
    return ImageView(template: template, texts: [count.isEmpty ? "0" : count], width: .intrinsic)
  }
}
