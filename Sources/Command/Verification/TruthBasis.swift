import SelfSizing

/// The basis of this package's figures, and their place in its sources.
struct TruthBasis: Sendable {
  let platform: PlatformProfile

  static let files: [String: String] = [
    "labels": "Sources/Typography/Fonts/DynamicTypeTable.swift",
    "fonts": "Sources/Typography/Fonts/SanFranciscoFigures.swift",
    "kerning": "Sources/Typography/Fonts/SanFranciscoKerning.swift",
    "textViews": "Sources/Typography/Fonts/TextFont+TextViews.swift",
    "breaks": "Sources/Typography/LineBreaking",
    "controls": "Sources/Cells/Platform/CellControl.swift",
    "buttons": "Sources/Cells/Platform/PlatformProfile+Systems.swift",
    "listContents": "Sources/UIKit/Configurations/UIListContentConfiguration.swift",
    "margins": "Sources/Cells/Platform/PlatformProfile+Systems.swift",
    "rows": "Sources/Cells/Platform/PlatformProfile+Systems.swift",
    "stacks": "Sources/AutoLayout", "ties": "Sources/Cassowary", "fitting": "Sources/AutoLayout",
  ]

  func text(_ family: String, _ name: String, _ figure: String) -> String {
    let file = Self.files[family].map { "; \($0)" } ?? ""
    return words(family, name, figure) + file
  }

  private func words(_ family: String, _ name: String, _ figure: String) -> String {
    switch family {
    case "labels", "fonts":
      "leading and metrics of the style at the text size, \(fidelity(ofStyle: name))"
    case "kerning": "advances and pairs of the system font, modelled"
    case "textViews": "line height of a text view, modelled"
    case "breaks": "line breaking and widths, modelled"
    case "controls": control(name, figure)
    case "buttons": button(name)
    case "listContents": "fonts and margins of the configuration, assumed"
    case "margins": sourced("content view margins", platform.contentViewMargins)
    case "rows": row(name)
    case "stacks": "UIKit's constraints of a stack, modelled"
    case "ties": "of equal priorities the first gives way, modelled"
    case "fitting": "Auto Layout's documented rules, exact"
    case "cells": "the app's own cells"
    default: "not known"
    }
  }

  private func fidelity(ofStyle name: String) -> String {
    let style = TextStyle.allCases.first { name.hasPrefix("\($0)") }
    return style.map { "\(TextFont.preferredFont(forTextStyle: $0).fidelity)" } ?? "modelled"
  }

  private func control(_ name: String, _ figure: String) -> String {
    guard let metrics = CellControl(rawValue: name).flatMap({ platform.controls[$0] }) else {
      return name.hasSuffix("pages")
        ? "\(platform.pageControlSource.fidelity): \(platform.pageControlSource.text)"
        : sourced(
          "padding of a text field",
          name.hasPrefix("bordered") ? platform.borderedTextField : platform.textField)
    }
    if figure.hasPrefix("inset") {
      return sourced("insets of the frame", metrics.alignmentRectInsets)
    }
    if figure == "hugging" { return sourced("hugging", metrics.contentHugging) }
    return sourced("size", metrics.intrinsicContentSize)
  }

  private func button(_ name: String) -> String {
    let size = ButtonSize.allCases.first { name.hasPrefix($0.rawValue) }
    if let insets = size.flatMap({ platform.buttons[$0] })?.contentInsets {
      return sourced("content insets", insets)
    }
    return sourced("padding of a button without a configuration", platform.systemButton)
  }

  private func row(_ name: String) -> String {
    let accessory = CellAccessory.allCases.first { name == "accessory \($0.rawValue)" }
    if let width = accessory.flatMap({ platform.accessoryWidths[$0] }) {
      return sourced("width of the accessory", width)
    }
    return sourced("least height of a standard row", platform.minimumRowHeight)
  }

  private func sourced<Value>(_ noun: String, _ figure: SourcedValue<Value>) -> String {
    "\(noun), \(figure.fidelity): \(figure.source)"
  }
}
