import SelfSizing

/// A template that the command measures, with contents that were written for it.
///
/// The content's type is erased here, so that templates of different contents are in one list.
public struct TemplateEntry: Sendable {
  /// The template's name, as `--template` takes it.
  public let name: String
  let load: @Sendable (TemplateRequest) throws -> LoadedTemplate

  /// Creates an entry.
  public init<Content: Decodable & Sendable>(
    _ template: CellTemplate<Content>, samples: [Content]
  ) {
    name = template.name
    load = { request in
      let system = request.platform?.name
      let template = request.platform.map { template.declared(for: $0) } ?? template
      guard let input = request.content else {
        return LoadedTemplate(template, samples, system: system)
      }
      let document = try ContentReader().read(Content.self, from: input.bytes, name: input.name)
      var loaded = LoadedTemplate(template, document.contents, system: system)
      loaded.findings = document.findings
      loaded.omittedFindingCount = document.omittedFindingCount
      return loaded
    }
  }
}

extension TemplateEntry {
  init(name: String, load: @escaping @Sendable (TemplateRequest) throws -> LoadedTemplate) {
    self.name = name
    self.load = load
  }

  /// Creates an entry of cells that code makes; nil stands for the system that they take
  /// themselves.
  package init(
    name: String, cells: @escaping @Sendable (PlatformProfile?) throws -> any MeasurableCells
  ) {
    self.name = name
    load = { request in
      if let content = request.content {
        throw LoadedCellsError.takesNoContent(cells: name, content: content.name)
      }
      return try LoadedTemplate(for: request.platform, cells)
    }
  }
}

struct TemplateRequest: Sendable {
  /// The contents to read; nil for the samples.
  var content: ContentInput?
  /// The system whose figures the cells take; nil for the one that the template is declared for.
  var platform: PlatformProfile?
  /// The size classes that the cells are measured in: a file's variations are chosen by them.
  var sizeClasses = TraitCollection().sizeClasses
}

struct ContentInput: Sendable {
  let name: String
  let bytes: [UInt8]
}
