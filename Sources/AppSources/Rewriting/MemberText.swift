/// The parts of a member's head, as text of one line, for the declarations that take its place.
struct MemberText {
  let source: SourceFile
  let member: Member

  var generics: String { source.flattened(member.generics) }

  var parameters: String { source.flattened(member.parameterList) }

  var result: String {
    var text = ""
    if !member.effects.isEmpty { text += " " + source.flattened(member.effects) }
    if !member.type.isEmpty { text += " -> " + type }
    if !member.whereClause.isEmpty { text += " " + source.flattened(member.whereClause) }
    return text
  }

  var type: String { member.type.isEmpty ? "Void" : source.flattened(member.type) }

  var wrappedType: String {
    let type = type
    return type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
  }

  var optionalType: String {
    wrappedType == type ? "Optional<\(type)>" : "Optional<\(wrappedType)>"
  }

  var callPrefix: String { (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "") }
  var arguments: String { "(" + member.parameters.map(\.forwarded).joined(separator: ", ") + ")" }

  var obstacle: String? {
    member.parameters.contains(where: \.isVariadic)
      ? "a parameter that takes any number of values cannot be passed on" : nil
  }

  var lastingAttributes: String {
    member.prefix.attributes
      .filter { ["discardableResult", "MainActor", "available"].contains($0.name) }
      .map { source.flattened($0.tokens) + " " }.joined()
  }
}
