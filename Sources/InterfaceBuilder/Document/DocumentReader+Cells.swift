import SelfSizingCells
import SelfSizingTypography

extension DocumentReader {
  /// Elements that are measured wherever they are: prototypes of lists, and reusable views.
  private static let prototypes: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
  ]

  /// In a storyboard the cells and reusable views, in a xib the views at its top as well.
  func prototypes(in root: MarkupElement, isStoryboard: Bool) -> [(
    prototype: CellPrototype, findings: [InterfaceFinding]
  )] {
    let atTop = isStoryboard ? [] : root.children("objects").flatMap(\.children).filter(isView)
    let found = atTop + root.withDescendants.filter { Self.prototypes.contains($0.name) }
    let owner = ownerOutlets(in: root)
    return found.map { element in
      let count = log.findings.count
      let prototype = prototype(element, owner: owner)
      return (prototype, Array(log.findings[count...]))
    }
  }

  func ownerOutlets(in root: MarkupElement) -> [InterfaceView.Outlet] {
    root.children("objects").flatMap(\.children).filter { $0.name == "placeholder" }.flatMap(
      outlets)
  }

  /// The gesture recognizers, which are beside the views of a document or beside a controller.
  func gestures(in root: MarkupElement) -> [(id: String, element: String)] {
    let scenes = root.children("scenes").flatMap { $0.children("scene") }
    return ([root] + scenes).flatMap { $0.children("objects") }.flatMap(\.children).compactMap {
      element in
      element.name.hasSuffix("GestureRecognizer") ? element["id"].map { ($0, element.name) } : nil
    }
  }

  private func isView(_ element: MarkupElement) -> Bool {
    let isList = element.name == "tableView" || element.name == "collectionView"
    return element.children.contains { $0.name == "rect" && $0["key"] == "frame" } && !isList
      && !Self.prototypes.contains(element.name)
  }

  private func prototype(_ element: MarkupElement, owner: [InterfaceView.Outlet]) -> CellPrototype {
    let reader = reader(element)
    var kind = CellPrototype.Kind.view
    switch element.name {
    case "tableViewCell": kind = .tableViewCell(tableCellStyle(reader))
    case "collectionViewCell": kind = .collectionViewCell
    case "collectionReusableView", "tableViewHeaderFooterView": kind = .reusableView
    default: break
    }
    var content = element.child(key: "contentView").map { self.view($0, role: .contentView) }
    if let configuration = element.child(key: "contentConfiguration"),
      case .tableViewCell(let style) = kind, content?.subviews.isEmpty ?? false
    {
      let labels = labels(of: configuration)
      let detail = labels.count > 1 ? labels.last?.id : nil
      content?.subviews = labels
      kind = .tableViewCell(
        CellPrototype.TableCellStyle(
          labels: detail == nil ? .basic : .subtitle, accessory: style.accessory,
          textLabel: labels.first?.id, detailTextLabel: detail, imageView: style.imageView))
    }
    let accessory = element.child(key: "accessoryView").map { self.view($0) }
    var bare = element
    let ownRoles = ["contentView", "accessoryView", "contentConfiguration"]
    bare.children.removeAll { $0["key"].map(ownRoles.contains) ?? false }
    for name in ["style", "accessoryType", "textLabel", "detailTextLabel", "imageView"] {
      if element.name == "tableViewCell" { bare[name] = nil }
    }
    let isRoot = element.name == "view" || Self.prototypes.contains(element.name)
    let view = isRoot ? self.view(bare, role: .plain) : self.view(bare)
    let inner = content?.withDescendants ?? []
    return CellPrototype(
      kind: kind, view: view, contentView: content, accessoryView: accessory,
      reuseIdentifier: element["reuseIdentifier"], rowHeight: rowHeight(of: element),
      outlets: view.outlets + owner + (view.withDescendants.dropFirst() + inner).flatMap(\.outlets)
        + styleOutlets(of: kind, line: element.line))
  }

  /// The height of a row in points; nil for none, and for -1, which stands for an automatic one.
  private func rowHeight(of element: MarkupElement) -> Double? {
    guard let text = element["rowHeight"] else { return nil }
    let height = plainNumber(text)
    if let height, height > 0 { return height }
    if height != -1 { ElementReader(element, log).noteValue(text, of: "rowHeight") }
    return nil
  }

  private func styleOutlets(of kind: CellPrototype.Kind, line: Int) -> [InterfaceView.Outlet] {
    guard case .tableViewCell(let style) = kind else { return [] }
    return [
      ("textLabel", style.textLabel), ("detailTextLabel", style.detailTextLabel),
      ("imageView", style.imageView),
    ].compactMap { property, id in
      id.map { InterfaceView.Outlet(property: property, destination: $0, line: line) }
    }
  }

  private func tableCellStyle(_ reader: ElementReader) -> CellPrototype.TableCellStyle {
    var style = CellPrototype.TableCellStyle()
    style.labels =
      reader.choice(
        "style",
        [
          "IBUITableViewCellStyleDefault": .basic, "IBUITableViewCellStyleValue1": .rightDetail,
          "IBUITableViewCellStyleValue2": .leftDetail, "IBUITableViewCellStyleSubtitle": .subtitle,
        ]) ?? .custom
    style.textLabel = reader.string("textLabel")
    style.detailTextLabel = reader.string("detailTextLabel")
    style.imageView = reader.string("imageView")
    if style.textLabel == nil { style.labels = .custom }
    let accessory = reader.string("accessoryType")
    style.accessory = accessory == "none" ? nil : reader.choice("accessoryType")
    if reader.element.child(key: "accessoryView") != nil { style.accessory = nil }
    return style
  }

  private func labels(of configuration: MarkupElement) -> [InterfaceView] {
    let reader = reader(configuration)
    let texts = [
      ("text", text("text", reader) ?? "", TextStyle.body),
      ("secondaryText", text("secondaryText", reader) ?? "", .subheadline),
    ]
    reader.finish()
    return texts.filter { $0.0 == "text" || !$0.1.isEmpty }.map { role, text, style in
      let label = LabelDescription(
        text: text, font: .style(style),
        style: LabelStyle(font: .style(style), numberOfLines: 0))
      return InterfaceView(
        id: "\(role)-\(configuration.line)", element: role, line: configuration.line,
        customClass: nil, userLabel: nil, kind: .label(label))
    }
  }
}
