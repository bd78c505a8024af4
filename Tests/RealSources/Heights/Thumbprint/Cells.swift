import UIKit

/// Thumbprint's own components as its snapshot tests lay them out, by the names of its pictures.
/// With a link `Checkouts` to a folder of checkouts next to this file:
///
///     selfsize verify --sources Tests/RealSources/Heights/Thumbprint --images \
///       CHECKOUTS/thumbprint-ios/Tests/ThumbprintTests/Snapshot/Components/__Snapshots__
@MainActor let cells: [CellEntry] =
  sizes + buttonThemes + stacks + checkboxes + chips + pillsOfAll + fields + banners

/// A view with its padding, as wide as the picture.
@MainActor private func picture(
  _ name: String, padding: CGFloat = 8, _ make: @escaping @MainActor () -> UIView
)
  -> CellEntry
{
  CellEntry(name) {
    Font.traitCollectionOverrideForTesting = .current
    let (view, container) = (make(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: padding),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: padding),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -padding),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -padding),
    ])
    return container
  }
}

private let icons = ["no-icon", "leading", "trailing", "exclusive"]

@MainActor private let sizes: [CellEntry] = ["default", "small", "text"].flatMap { name in
  icons.map { iconName in
    picture("ButtonTest testSizes \(name) \(iconName)") {
      let sizes: [String: Button.Size] = ["default": .default, "small": .small, "text": .text]
      let button = Button(theme: name == "text" ? .link : .primary, size: sizes[name]!)
      button.title = "Test Button"
      button.icon = icon(iconName)
      return button
    }
  }
}

@MainActor private let buttonThemes: [CellEntry] = [
  "Primary", "Secondary", "Tertiary", "Caution", "Solid", "Text", "Link",
].flatMap { name in
  icons.map { iconName in
    picture("ButtonTest testThemes \(name) \(iconName)") {
      themes(name, iconName.replacingOccurrences(of: "-", with: " "))
    }
  }
}

@MainActor private let stacks: [CellEntry] =
  [("One", 1), ("Two", 2), ("Three", 3)].map { name, count in
    picture("ButtonStackTest test\(name)Button") {
      ButtonStack(
        buttons: (1...count).map { index in
          let button = Button(adjustsFontForContentSizeCategory: false)
          button.title = "Button \(index)"
          return button
        })
    }
  }
  + [("Two", 2), ("Three", 3)].map { name, count in
    picture("ButtonStackTest test\(name)Buttons") {
      ButtonStack(
        buttons: (1...count).map { index in
          let button = Button(adjustsFontForContentSizeCategory: false)
          button.title = "Button \(index)"
          return button
        })
    }
  }

@MainActor private let checkboxes: [CellEntry] = [
  "testLabelCheckboxChecked", "testLabelCheckboxCheckedError",
  "testLabelCheckboxCheckedHighlighted",
  "testLabelCheckboxCheckedDisabled", "testLabelCheckboxEmpty", "testLabelCheckboxEmptyError",
  "testLabelCheckboxEmptyHighlighted", "testLabelCheckboxEmptyDisabled",
  "testLabelCheckboxIntermediate",
  "testLabelCheckboxIntermediateError", "testLabelCheckboxIntermediateHighlighted",
  "testLabelCheckboxIntermediateDisabled", "testLabelCheckboxContentLeft",
  "testLabelCheckboxCheckedLarge",
  "testLabelCheckboxEmptyLarge", "testLabelCheckboxIntermediateLarge",
].map { function in
  picture("CheckboxTest \(function)") {
    let box = LabeledCheckbox(
      text: "This is a label checkbox", adjustsFontForContentSizeCategory: true)
    if function.hasSuffix("Large") {
      box.checkBoxSize = 80
    } else {
      box.contentPlacement = .left
    }
    return box
  }
}

@MainActor private let chips: [CellEntry] = ["testDefault", "testSelected"].flatMap { function in
  [
    picture("FilterChipTest \(function)") {
      let chip = FilterChip()
      chip.text = "FilterChip"
      return chip
    },
    picture("ToggleChipTest \(function)") {
      let chip = ToggleChip()
      chip.text = "ToggleChip"
      return chip
    },
  ]
}

@MainActor private let pillsOfAll: [CellEntry] = [
  "testPillsWithTextOnly", "testPillsExpanded", "testBlankPills",
].map { function in
  picture("PillTest \(function)") { pills(function) }
}

@MainActor private let fields: [CellEntry] = [
  picture("TextInputTest") {
    let input = TextInput()
    input.placeholder = "Type something..."
    return input
  }
]

@MainActor private let banners: [CellEntry] = ["Info", "Warning", "Caution"].map { name in
  picture("AlertBannerTest test\(name)", padding: 0) {
    let themes: [String: AlertBanner.Theme] = [
      "Info": .info, "Warning": .warning, "Caution": .caution,
    ]
    let kind = name.lowercased()
    return AlertBanner(
      theme: themes[name]!,
      message: "This is a sample message for a\(kind == "info" ? "n" : "") \(kind) banner.",
      action: "Update action", actionLink: "/link", delegate: nil)
  }
}

@MainActor private func icon(_ name: String) -> Button.Icon? {
  switch name {
  case "leading": Button.Icon(.leading, image: Icon.notificationAlertsInfoFilledMedium.image)
  case "trailing": Button.Icon(.trailing, image: Icon.navigationCaretRightMedium.image)
  case "exclusive": Button.Icon(.exclusive, image: Icon.navigationCaretRightMedium.image)
  default: nil
  }
}

@MainActor private func themes(_ name: String, _ iconName: String) -> UIView {
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

@MainActor private func pills(_ function: String) -> UIView {
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
