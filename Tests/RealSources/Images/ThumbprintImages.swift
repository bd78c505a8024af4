import SelfSizing
@testable import Thumbprint
import UIKit

/// Lays Thumbprint's own components out as its snapshot tests do, and compares their sizes with the
/// images that iOS drew: `ThumbprintImages CASES RESOURCES`. Prints how many are met, and each that
/// is not.
@main
struct ThumbprintImages {
  private struct File: Decodable { var cases: [Entry] }

  /// A case of any source; those of others have other types in it.
  private struct Entry: Decodable {
    var test: Case?
    init(from decoder: any Decoder) throws { test = try? Case(from: decoder) }
  }

  private struct Case: Decodable {
    struct Size: Decodable { var width: Double?, height: Double? }
    struct Source: Decodable { var repository: String, image: String? }
    var id: String
    var contentSizeCategory: String
    var displayScale: Double
    var systems: [String]
    var expected: Size
    var source: Source
  }

  @MainActor static func main() throws {
    for problem in HeadlessImages.readCatalogs(in: CommandLine.arguments[2]) { print(problem) }
    let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
    let all = try JSONDecoder().decode(File.self, from: data).cases.compactMap(\.test)
    let cases = all.filter { $0.source.repository == "thumbtack/thumbprint-ios" }
    var (count, met) = (0, 0)
    for test in cases {
      guard let image = test.source.image?.split(separator: "/").suffix(2), image.count == 2 else {
        continue
      }
      set(test)
      guard let (view, width, padding) = make(String(image.first!), String(image.last!)) else {
        continue
      }
      count += 1
      let size = layOut(view, width: width, padding: padding)
      let isMet =
        abs(Double(size.width) - (test.expected.width ?? Double(size.width))) < 0.002
        && abs(Double(size.height) - (test.expected.height ?? Double(size.height))) < 0.002
      met += isMet ? 1 : 0
      if !isMet {
        print(
          "\(image.joined(separator: "/")) \(test.displayScale)x \(test.systems): "
            + "\(size.width) × \(size.height), not \(test.expected.width ?? 0) × \(test.expected.height ?? 0)"
        )
      }
    }
    for finding in Set(HeadlessFindings.take().map(\.description)).sorted().prefix(5) {
      print(finding)
    }
    print("\(met) of \(count) images")
  }

  @MainActor private static func set(_ test: Case) {
    let category =
      ["xS": DynamicTypeCategory.extraSmall, "AX3": .accessibilityExtraLarge][
        test.contentSizeCategory] ?? .large
    HeadlessEnvironment.set(
      SelfSizing.TraitCollection(contentSizeCategory: category, displayScale: test.displayScale))
    Font.traitCollectionOverrideForTesting = .current
  }

  /// The view of a test function, its width if that is fixed, and the padding around it.
  @MainActor private static func make(_ test: String, _ image: String) -> (
    view: UIView, width: CGFloat?, padding: CGFloat
  )? {
    let parts = image.split(separator: ".", maxSplits: 1).map(String.init)
    let identifiers = parts[1].split(separator: "_").map { String($0.replacing("-", with: " ")) }
    switch (test, parts[0]) {
    case ("ButtonTest", "testSizes"):
      let sizes: [String: Button.Size] = ["default": .default, "small": .small, "text": .text]
      guard let size = sizes[identifiers[0]] else { return nil }
      let button = Button(theme: identifiers[0] == "text" ? .link : .primary, size: size)
      button.title = "Test Button"
      button.icon = icon(identifiers[1])
      return (button, nil, 8)
    case ("ButtonTest", "testThemes"): return (themes(identifiers[0], identifiers[1]), nil, 8)
    case ("ButtonStackTest", _):
      let buttons = (1...(Int(identifiers[0].prefix(1)) ?? 1)).map { index in
        let button = Button(adjustsFontForContentSizeCategory: false)
        button.title = "Button \(index)"
        return button
      }
      return (ButtonStack(buttons: buttons), nil, 8)
    case ("CheckboxTest", let function):
      let box = LabeledCheckbox(
        text: "This is a label checkbox", adjustsFontForContentSizeCategory: true)
      if function == "testLabelCheckboxCheckedLarge" {
        box.checkBoxSize = 80
      } else {
        box.contentPlacement = .left
      }
      return (box, nil, 8)
    case ("FilterChipTest", _):
      let chip = FilterChip()
      chip.text = "FilterChip"
      return (chip, nil, 8)
    case ("ToggleChipTest", _):
      let chip = ToggleChip()
      chip.text = "ToggleChip"
      return (chip, nil, 8)
    case ("PillTest", let function): return (pills(function), nil, 8)
    case ("TextInputTest", _):
      let input = TextInput()
      input.placeholder = "Type something..."
      return (input, 375, 8)
    case ("AlertBannerTest", let function):
      let kind = function.dropFirst(4).lowercased()
      let themes: [String: AlertBanner.Theme] = [
        "info": .info, "warning": .warning, "caution": .caution,
      ]
      guard let theme = themes[kind] else { return nil }
      let banner = AlertBanner(
        theme: theme,
        message: "This is a sample message for a\(kind == "info" ? "n" : "") \(kind) banner.",
        action: "Update action", actionLink: "/link", delegate: nil)
      return (banner, Double(identifiers[0].prefix(3)).map { CGFloat($0) }, 0)
    default: return nil
    }
  }

  @MainActor private static func icon(_ name: String) -> Button.Icon? {
    switch name {
    case "leading": Button.Icon(.leading, image: Icon.notificationAlertsInfoFilledMedium.image)
    case "trailing": Button.Icon(.trailing, image: Icon.navigationCaretRightMedium.image)
    case "exclusive": Button.Icon(.exclusive, image: Icon.navigationCaretRightMedium.image)
    default: nil
    }
  }

  @MainActor private static func themes(_ name: String, _ iconName: String) -> UIView {
    let themes: [String: (Button.Theme, Button.Size)] = [
      "Primary": (.primary, .default), "Secondary": (.secondary, .default),
      "Tertiary": (.tertiary, .default), "Caution": (.caution, .default),
      "Solid": (.solid, .default), "Text": (.text, .text), "Link": (.link, .text),
    ]
    let (theme, size) = themes[name] ?? (.primary, .default)
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .fill
    stack.spacing = Space.two
    var states = ["", " highlighted", " disabled", " shape"]
    if theme.loaderTheme != nil { states.insert("", at: 3) }
    for (index, state) in states.enumerated() {
      let button = Button(theme: theme, size: size)
      button.title = "\(name) \(iconName)\(state)"
      button.icon = icon(iconName)
      switch state {
      case " highlighted": button.isHighlighted = true
      case " disabled": button.isEnabled = false
      case " shape": button.forceButtonShapesEnabledForTesting = true
      default: button.isLoading = index == 3
      }
      stack.addArrangedSubview(button)
    }
    return stack
  }

  @MainActor private static func pills(_ function: String) -> UIView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = function == "testPillsExpanded" ? .fill : .leading
    stack.spacing = 8
    func add(_ theme: Pill.Theme?) {
      let pill = Pill()
      if let theme { pill.theme = theme }
      if function != "testBlankPills" {
        pill.text = theme.map { $0.name ?? "Wrong" } ?? "Default"
      }
      if function == "testPillsExpanded" {
        pill.image = Icon.notificationAlertsInfoFilledMedium.image
        pill.setContentHuggingPriority(.defaultLow, for: .horizontal)
      }
      stack.addArrangedSubview(pill)
    }
    add(nil)
    for theme in Pill.Theme.allPredefined { add(theme) }
    return stack
  }

  /// The size of the container that the snapshot is taken of: the view with its padding, in a large
  /// window.
  @MainActor private static func layOut(_ view: UIView, width: CGFloat?, padding: CGFloat) -> CGSize
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width ?? 10_000, height: 10_000))
    let container = UIView()
    for child in [view, container] { child.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(container)
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: padding),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: padding),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -padding),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -padding),
      container.topAnchor.constraint(equalTo: window.topAnchor),
      container.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    if width != nil {
      container.trailingAnchor.constraint(equalTo: window.trailingAnchor).isActive = true
    }
    window.layoutIfNeeded()
    return container.frame.size
  }
}
