import SelfSizing

/// A template that the command measures, with contents that were written for it.
///
/// The content's type is left behind here, so that templates of different contents stand in one list.
public struct TemplateEntry: Sendable {
  /// The template's name, as `--template` takes it.
  public let name: String
  /// Declares the template for a system, or takes it as it is declared where none is named; reads
  /// contents, or takes the samples where there is nothing to read.
  let load: @Sendable (ContentInput?, PlatformProfile?) throws -> any LoadedTemplate

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - template: The template of the cells.
  ///   - samples: What is measured unless `--content` names a file.
  public init<Content: Decodable & Sendable>(
    _ template: CellTemplate<Content>, samples: [Content]
  ) {
    name = template.name
    load = { input, platform in
      let template = platform.map { template.declared(for: $0) } ?? template
      guard let input else {
        return ContentsOfTemplate(
          template: template, system: platform?.name, contents: samples)
      }
      let document = try ContentReader().read(Content.self, from: input.bytes, name: input.name)
      return ContentsOfTemplate(
        template: template, system: platform?.name, contents: document.contents,
        findings: document.findings, omittedFindingCount: document.omittedFindingCount)
    }
  }
}

extension TemplateEntry {
  /// Creates an entry that loads in its own way.
  init(
    name: String,
    load: @escaping @Sendable (ContentInput?, PlatformProfile?) throws -> any LoadedTemplate
  ) {
    self.name = name
    self.load = load
  }
}

/// A content file's bytes, and the name under which messages speak of it.
struct ContentInput: Sendable {
  let name: String
  let bytes: [UInt8]
}
