/// The content view that a cell's configuration made, and its place.
@MainActor final class CellContent {
  let configuration: UIContentConfiguration
  let view: UIView & UIContentView
  private init(_ configuration: UIContentConfiguration, _ view: UIView & UIContentView) {
    self.configuration = configuration
    self.view = view
  }
  /// Shows a configuration in a content view: a view that supports it is kept, others are replaced.
  static func replacing(
    _ former: CellContent?, _ configuration: UIContentConfiguration?, in content: UIView,
    _ state: UIConfigurationState
  ) -> CellContent? {
    guard let configuration else {
      former?.view.removeFromSuperview()
      return nil
    }
    if let former, former.view.supports(configuration),
      type(of: former.configuration) == type(of: configuration)
    {
      former.view.configuration = configuration
      return CellContent(configuration, former.view)
    }
    former?.view.removeFromSuperview()
    let view = configuration.makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    // The system's bottom edge gives way, so that a content of a required height may say so.
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    return CellContent(configuration, view)
  }
}

/// The content of a cell's configuration. It is never changed by a function that calls an app's
/// code, which may read it.
struct ConfiguringState {
  var content: CellContent?
  var needsUpdate = true
  fileprivate var isUpdating = false
}

@MainActor protocol ConfiguredCell: UIView {
  var configuring: ConfiguringState { get set }
  var contentConfiguration: UIContentConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var configurationState: UICellConfigurationState { get }
  func updateConfiguration(using state: UICellConfigurationState)
}

extension ConfiguredCell {
  func updateContentConfiguration(for state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration
    else { return }
    contentConfiguration = configuration.updated(for: state)
  }
  func updateConfigurationIfNeeded() {
    guard configuring.needsUpdate, !configuring.isUpdating else { return }
    configuring.needsUpdate = false
    configuring.isUpdating = true
    defer { configuring.isUpdating = false }
    updateConfiguration(using: configurationState)
  }
  /// Replaces a view as large as the cell and below its other views.
  func replaceBackground(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }
}
