import SelfSizingAutoLayout
import SelfSizingCells

/// The declaration of a cell: items, constraints with priorities, and bindings to the content.
///
/// The builder closure runs once, when the template is created, and once more for each other system
/// that the template is ``declared(for:)``. What it leaves is an immutable value that any number of
/// tasks may measure at the same time.
///
/// ```swift
/// let noteCell = CellTemplate<Note>("note") { cell in
///   let title = cell.label(\.title, style: .headline)
///   let margins = cell.contentView.layoutMarginsGuide
///   title.topAnchor.constraint(equalTo: margins.topAnchor)
///   title.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
///   title.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
///   title.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
/// }
/// ```
public struct CellTemplate<Content>: Sendable {
  /// The template's name in commands and reports.
  public package(set) var name: String
  /// Where the template was declared.
  public let site: DeclarationSite
  /// The declaration's mistakes. Declaring never throws; measuring throws these.
  public let declarationFindings: [DeclarationFinding]
  /// Findings about the file that the template was read from, if any. They are the same for every
  /// content, and not among the findings of a measured cell, except a fixed height.
  public package(set) var fileFindings: [CellFinding] = []
  package let platform: PlatformProfile
  package var layout: CellLayout
  let bindings: CellBindings<Content>
  let declare: Declare
  typealias Declare = @Sendable (CellDeclaration<Content>) -> CellStatements

  /// Declares a template, named for commands and reports, with a system's figures for controls, by
  /// a closure that declares items and states constraints; it runs before this returns.
  public init(
    _ name: String, platform: PlatformProfile = .iOS26,
    fileID: StaticString = #fileID, line: UInt = #line,
    @CellBuilder _ declare: @escaping @Sendable (CellDeclaration<Content>) -> CellStatements
  ) {
    self.init(
      name, platform: platform, declaredAt: DeclarationSite(fileID: fileID, line: line), declare)
  }

  package init(
    _ name: String, platform: PlatformProfile = .iOS26, declaredAt site: DeclarationSite,
    _ declare: @escaping @Sendable (CellDeclaration<Content>) -> CellStatements
  ) {
    self.name = name
    self.site = site
    self.platform = platform
    self.declare = declare
    let declaration = CellDeclaration<Content>(platform: platform, at: site)
    declaration.activate(declare(declaration))
    declaration.noteMissingMargins()
    layout = declaration.layout
    bindings = declaration.bindings
    declarationFindings = declaration.allFindings + layout.description.findings
  }
}
