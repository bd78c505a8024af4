import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingInterfaceBuilder
import SelfSizingTypography

extension NibLoader {
  /// The gesture recognizer of a document's element; Interface Builder itself writes `pongPress`.
  static func gesture(of element: String) -> UIGestureRecognizer {
    switch element {
    case "tapGestureRecognizer": UITapGestureRecognizer()
    case "pongPressGestureRecognizer", "longPressGestureRecognizer": UILongPressGestureRecognizer()
    case "panGestureRecognizer": UIPanGestureRecognizer()
    case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer()
    case "swipeGestureRecognizer": UISwipeGestureRecognizer()
    case "pinchGestureRecognizer": UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": UIRotationGestureRecognizer()
    case "hoverGestureRecognizer": UIHoverGestureRecognizer()
    default: UIGestureRecognizer()
    }
  }

  func baseClass(of description: InterfaceView) -> UIView.Type {
    Self.classes[description.element] ?? UIView.self
  }

  private static let classes: [String: UIView.Type] = [
    "label": UILabel.self, "text": UILabel.self, "secondaryText": UILabel.self,
    "imageView": UIImageView.self, "stackView": UIStackView.self, "button": UIButton.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self,
    "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
    "slider": UISlider.self, "stepper": UIStepper.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "datePicker": UIDatePicker.self,
    "pickerView": UIPickerView.self, "searchBar": UISearchBar.self, "colorWell": UIColorWell.self,
    "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
    "control": UIControl.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
    "collectionView": UICollectionView.self, "visualEffectView": UIVisualEffectView.self,
  ]

  func read(_ kind: ViewKind, of description: InterfaceView, into view: UIView) {
    switch (kind, view) {
    case (.label(let label), let view as UILabel): read(label, description, into: view)
    case (.image(let image), let view as UIImageView): view.image = image.map(UIImage.init(nib:))
    case (.stack(let stack), let view as UIStackView): view.take(arrangement(stack, description))
    case (.button(let button), let view as UIButton): read(button, description, into: view)
    case (.textField(let field), let view as UITextField):
      view.font = font(field.font, description)
      view.text = field.text.isEmpty ? nil : field.text
      view.placeholder = field.placeholder.isEmpty ? nil : field.placeholder
      view.borderStyle = field.hasBorder ? .roundedRect : .none
      view.adjustsFontForContentSizeCategory = description.adjustsFont
    case (.textView(let text), let view as UITextView):
      view.font = font(text.font, description)
      view.text = text.text
      view.isScrollEnabled = text.isScrollEnabled
      view.isEditable = description["editable"] != "NO"
      view.adjustsFontForContentSizeCategory = description.adjustsFont
    case (.segmentedControl(let titles), let view as UISegmentedControl):
      for (index, title) in titles.enumerated() {
        view.insertSegment(withTitle: title, at: index, animated: false)
      }
    case (.pageControl(let pages), let view as UIPageControl): view.numberOfPages = pages
    case (.control(let control), _): read(control, description, into: view)
    default: break
    }
  }

  private func read(_ control: CellControl, _ description: InterfaceView, into view: UIView) {
    switch view {
    case let view as UIActivityIndicatorView:
      view.style = control == .largeActivityIndicator ? .large : .medium
      view.hidesWhenStopped = description["hidesWhenStopped"] == "YES"
      if description["animating"] == "YES" { view.startAnimating() }
      view.isHidden = description.isHidden
    case let view as UIDatePicker:
      view.datePickerMode = control == .compactDatePicker ? .date : .dateAndTime
      view.preferredDatePickerStyle =
        switch control {
        case .inlineDatePicker: .inline
        case .wheelsDatePicker: .wheels
        default: .compact
        }
    case let view as UISwitch: view.isOn = description["on"] == "YES"
    default: break
    }
  }

  /// A vertical stack cannot align its views by their baselines, and aligns them leading.
  private func arrangement(_ stack: StackArrangement, _ description: InterfaceView)
    -> StackArrangement
  {
    var arrangement = stack
    if arrangement.axis == .vertical, arrangement.alignment.isBaseline {
      document.record(
        .invalidConstraint, "UIStackView",
        "a vertical stack cannot align its views by their baselines; they are aligned leading",
        description.line)
      arrangement.alignment = .leading
    }
    return arrangement
  }

  private func read(_ label: LabelDescription, _ description: InterfaceView, into view: UILabel) {
    if let stated = label.font { view.font = font(stated, description) }
    view.adjustsFontForContentSizeCategory = description.adjustsFont
    view.numberOfLines = label.style.numberOfLines
    view.lineBreakMode = NSLineBreakMode(label.style.lineBreakMode)
    view.adjustsFontSizeToFitWidth = label.style.adjustsFontSizeToFitWidth
    view.minimumScaleFactor = CGFloat(label.style.minimumScaleFactor)
    if let alignment = description["textAlignment"].flatMap({ Self.alignments[$0] }) {
      view.textAlignment = alignment
    }
    let style = NSMutableParagraphStyle()
    style.values = label.style.paragraphStyle
    style.lineBreakMode = view.lineBreakMode
    let setsLines = label.style.paragraphStyle != ParagraphStyle()
    if label.fragments.isEmpty, !setsLines {
      view.text = label.text
      return
    }
    let text = NSMutableAttributedString(string: "")
    let fragments = label.fragments.isEmpty ? [TextFragment(plain: label.text)] : label.fragments
    for fragment in fragments {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: fragment.font.map { font($0, description) } ?? view.font as Any,
        .kern: fragment.kern, .baselineOffset: fragment.baselineOffset,
      ]
      if setsLines { attributes[.paragraphStyle] = style }
      text.append(NSAttributedString(string: fragment.text, attributes: attributes))
    }
    view.attributedText = text
  }

  /// Interface Builder writes the names of the cases.
  private static let alignments = Dictionary(
    uniqueKeysWithValues: (0...4).compactMap(NSTextAlignment.init).map { ("\($0)", $0) })

  /// A font of the environment's text size; the system's stands in for one that is missing.
  func font(_ font: FontDescription, _ description: InterfaceView) -> UIFont {
    switch font {
    case .style(let style): return .preferredFont(forTextStyle: UIFont.TextStyle(style))
    case .system(let size, let weight):
      return .systemFont(ofSize: CGFloat(size), weight: UIFont.Weight(CGFloat(weight.rawValue)))
    case .custom(let name, let size):
      let face = HeadlessFonts.face(named: name).map { TextFont($0, size: size) }
      let weight = FontDescription.weight(inName: name)
      return UIFont(
        .fixed(face ?? HeadlessFonts.standIn(for: name, size: size, weight: weight)), name: name)
    }
  }

  func read(_ button: ButtonDescription, _ description: InterfaceView, into view: UIButton) {
    view.kind =
      button.isSymbol
      ? .detailDisclosure : description["buttonType"] == "system" ? .system : .custom
    if button.isSymbol { return }
    switch button.style {
    case .legacy:
      view.setTitle(button.title, for: .normal)
      if let image = button.image { view.setImage(UIImage(nib: image), for: .normal) }
      if let font = button.font { view.titleLabel?.font = self.font(font, description) }
      if let insets = button.insets { view.contentEdgeInsets = UIEdgeInsets(leftToRight: insets) }
    case .configured: view.configuration = configuration(button, description)
    }
  }

  private func configuration(_ button: ButtonDescription, _ description: InterfaceView)
    -> UIButton.Configuration
  {
    var configuration = UIButton.Configuration.plain()
    let sizes: [ButtonSize: UIButton.Configuration.Size] = [
      .mini: .mini, .small: .small, .large: .large,
    ]
    configuration.buttonSize = sizes[button.size] ?? .medium
    configuration.title = button.title
    configuration.subtitle = button.subtitle.isEmpty ? nil : button.subtitle
    configuration.image = button.image.map(UIImage.init(nib:))
    configuration.imagePadding = CGFloat(button.imagePadding)
    configuration.titlePadding = CGFloat(button.titlePadding)
    if button.isImageVertical { configuration.imagePlacement = .top }
    if let insets = button.insets { configuration.contentInsets = NSDirectionalEdgeInsets(insets) }
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

extension InterfaceView {
  var adjustsFont: Bool { self["adjustsFontForContentSizeCategory"] == "YES" }
}

extension UIImage {
  /// An image of the asset catalogs, or of the size that the document writes for it.
  convenience init(nib image: ImageDescription) {
    self.init(
      HeadlessImages.facts(named: image.name)
        ?? Facts(
          size: CGSize(image.size), name: image.name, isSymbol: image.isAssumed,
          fidelity: image.isAssumed ? .assumed : .exact))
  }
}
