import SelfSizingCells

extension CellTemplate {
  /// Returns the template declared again for another system, with that system's figures for
  /// controls and cells.
  ///
  /// Changes made by ``replacing(_:by:)`` are kept. A template that was read from an Interface
  /// Builder file keeps the margins that its file was read with: read the file again for those.
  ///
  /// - Complexity: That of declaring it: the closure runs once.
  public func declared(for platform: PlatformProfile) -> CellTemplate {
    var template = CellTemplate(name, platform: platform, declaredAt: site, declare)
    template.fileFindings = fileFindings
    template.layout.fileFindings = layout.fileFindings
    return template
  }
}
