struct HelpContext { let tool: String, templates: [String] }

/// The width in columns that help is broken to; terminals are hardly ever narrower.
private let helpWidth = 80

func helpText<Options>(of definition: CommandDefinition<Options>, in context: HelpContext) -> String
{
  let dots = definition.takesSeveralOperands ? "…" : ""
  let named = definition.operand.map { "\($0.name)\(dots)" } ?? ""
  let operand = named.isEmpty ? "" : definition.isOperandOptional ? " [\(named)]" : " \(named)"
  let rows =
    (definition.operand.map { [($0.name, $0.summary)] } ?? []) + flagRows(of: definition.flags)
    + [("--help", "print this help")]
  let command = "  \(context.tool) \(definition.name)"
  let examples = definition.examples.map {
    "\(command)\($0.replacing("NAME", with: context.templates.first ?? "NAME"))\n"
  }
  var parts = [
    paragraph(definition.discussion), section("Examples", examples),
    section("Usage", ["\(command)\(operand) [options]\n"]), section("Options", aligned(rows)),
  ]
  if definition.takesTemplates {
    parts.append(paragraph("Templates: " + context.templates.joined(separator: ", ")))
  }
  return parts.joined(separator: "\n")
}

func helpText(
  of commands: [(name: String, summary: String)], examples: [String], in context: HelpContext
) -> String {
  let rows = commands + [("help COMMAND", "print the options of a command")]
  return [
    paragraph(
      "\(context.tool) measures self-sizing iOS cells without a device, at every Dynamic Type "
        + "size and width."), section("Examples", examples.map { "  \(context.tool) \($0)\n" }),
    section("Commands", aligned(rows)),
    section(
      "Your app's own cells, with any command", aligned(flagRows(of: AppCellArguments.flags))),
    section(
      "Interface Builder files, with any command", aligned(flagRows(of: InterfaceArguments.flags))),
    section(
      "Options", aligned([("--help", "print this help"), ("--version", "print the version")])),
    paragraph(
      "Exit status: 0 if the output was produced; 1 if check, verify, fuzz, --strict or "
        + "--fail-on found something; 2 if content could not be read or output could not be "
        + "written; 64 for a usage error; 130 if interrupted."),
  ].joined(separator: "\n")
}

private func flagRows<Options>(of flags: [Flag<Options>]) -> [(String, String)] {
  flags.map { ($0.name + ($0.placeholder.map { " \($0)" } ?? ""), $0.summary) }
}

private func section(_ title: String, _ lines: [String]) -> String {
  "\(title):\n\(lines.joined())"
}

/// Returns rows of two columns, the second one broken to the width.
private func aligned(_ rows: [(String, String)]) -> [String] {
  // Longer ones have their own line, lest they leave the second column no room.
  let longest = rows.map(\.0.count).filter { $0 <= 26 }.max() ?? 0
  let indent = longest + 4
  return rows.map { left, right in
    let lines = wrapped(right, to: helpWidth - indent)
    let margin = String(repeating: " ", count: indent)
    let start = "  " + left
    let first =
      left.count > longest
      ? start + "\n" + margin : start + String(repeating: " ", count: indent - start.count)
    return first + lines.joined(separator: "\n" + margin) + "\n"
  }
}

private func paragraph(_ text: String) -> String {
  wrapped(text, to: helpWidth).joined(separator: "\n") + "\n"
}
