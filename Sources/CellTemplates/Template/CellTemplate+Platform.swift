import SelfSizingAutoLayout
import SelfSizingViews

extension CellTemplate {
  /// The template declared again for another system, whose figures its controls and cells take
  /// then.
  ///
  /// Changes made by ``replacing(_:by:)`` are kept. A template that was read from an Interface
  /// Builder file keeps the margins that its file was read with: read the file again for those.
  ///
  /// - Complexity: That of declaring it: the closure runs once.
  public func declared(for platform: PlatformProfile) -> CellTemplate {
    var template = CellTemplate(name, platform: platform, declaredAt: site, declare)
    template.fileFindings = fileFindings
    return template
  }
}
