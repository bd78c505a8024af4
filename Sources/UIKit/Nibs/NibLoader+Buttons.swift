import SelfSizingCells
import SelfSizingInterfaceBuilder

extension NibLoader {
  /// Takes a button's type, its title, image and insets, or its configuration.
  func read(_ button: ButtonDescription, _ description: InterfaceView, into view: UIButton) {
    view.kind =
      button.isSymbol
      ? .detailDisclosure : description["buttonType"] == "system" ? .system : .custom
    if button.isSymbol { return }
    switch button.style {
    case .legacy:
      view.setTitle(button.title, for: .normal)
      if let image = button.image { view.setImage(UIImage(nib: image), for: .normal) }
      if let font = button.font {
        view.titleLabel?.font = self.font(font, description)
      }
      if let insets = button.insets {
        view.contentEdgeInsets = UIEdgeInsets(leftToRight: insets)
      }
    case .configured: view.configuration = configuration(button, description)
    }
  }

  private func configuration(_ button: ButtonDescription, _ description: InterfaceView)
    -> UIButton.Configuration
  {
    var configuration = UIButton.Configuration.plain()
    configuration.buttonSize = button.size.size
    configuration.title = button.title
    configuration.subtitle = button.subtitle.isEmpty ? nil : button.subtitle
    configuration.image = button.image.map(UIImage.init(nib:))
    configuration.imagePadding = CGFloat(button.imagePadding)
    configuration.titlePadding = CGFloat(button.titlePadding)
    if button.isImageVertical { configuration.imagePlacement = .top }
    if let insets = button.insets {
      configuration.contentInsets = NSDirectionalEdgeInsets(insets)
    }
    if let font = button.font.map({ self.font($0, description) }) {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.uiFont = font
        return attributes
      }
    }
    return configuration
  }
}

extension ButtonSize {
  fileprivate var size: UIButton.Configuration.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
