/// An optional requirement of an Objective-C protocol, made a separate protocol: whether an object
/// meets it is a question of its type, also where only a subclass has the method.
struct OptionalProtocol {
  let parent: String
  let requirement: Member
  let source: SourceFile
  let attributes: String
  let access: String

  private var text: MemberText { MemberText(source: source, member: requirement) }

  private static func joined(_ path: String) -> String {
    path.split(separator: ".").joined(separator: "_")
  }

  var name: String {
    let labels = requirement.parameters.map(\.label).filter { $0 != "_" }
    return ([Self.joined(parent), requirement.name] + labels).joined(separator: "_")
  }

  static func callerName(_ parent: String, _ baseName: String) -> String {
    "\(joined(parent))_\(baseName)_optional"
  }

  var declaration: String {
    let body =
      requirement.kind == .property
      ? "var \(requirement.writtenName): \(text.type) { get }"
      : "func \(requirement.writtenName)\(text.generics)\(text.parameters)\(text.result)"
    return "\(attributes)\(access)protocol \(name): AnyObject { \(body) }"
  }

  var caller: String {
    let effects = requirement.effects.isEmpty ? "" : " " + source.flattened(requirement.effects)
    return "@discardableResult \(attributes)\(access)func callAsFunction\(text.generics)"
      + "\(text.parameters)\(effects) -> \(text.optionalType) "
      + "{ \(text.callPrefix)(base as? any \(name))?.\(requirement.writtenName)\(text.arguments) }"
  }

  var property: String {
    "\(attributes)\(access)var \(requirement.writtenName): Optional<\(text.type)> "
      + "{ (self as? any \(name))?.\(requirement.writtenName) }"
  }
}
