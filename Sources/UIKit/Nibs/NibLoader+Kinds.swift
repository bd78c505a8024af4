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

  /// The class of UIKit that an element stands for.
  func baseClass(of description: InterfaceView) -> UIView.Type {
    switch description.kind {
    case .label: UILabel.self
    case .image: UIImageView.self
    case .stack: UIStackView.self
    case .button: UIButton.self
    case .textField: UITextField.self
    case .textView: UITextView.self
    case .segmentedControl: UISegmentedControl.self
    case .pageControl: UIPageControl.self
    case .control(let control): baseClass(of: control)
    case .scrollView, .plain, .contentView: Self.classes[description.element] ?? UIView.self
    }
  }

  private func baseClass(of control: CellControl) -> UIView.Type {
    switch control {
    case .switch: UISwitch.self
    case .slider: UISlider.self
    case .stepper: UIStepper.self
    case .progressView: UIProgressView.self
    case .activityIndicator, .largeActivityIndicator: UIActivityIndicatorView.self
    case .segmentedControl: UISegmentedControl.self
    case .compactDatePicker, .compactTimePicker, .inlineDatePicker, .wheelsDatePicker:
      UIDatePicker.self
    case .pickerView: UIPickerView.self
    case .searchBar: UISearchBar.self
    case .colorWell: UIColorWell.self
    case .toolbar: UIToolbar.self
    case .navigationBar: UINavigationBar.self
    case .tabBar: UITabBar.self
    case .symbolButton: UIButton.self
    }
  }

  private static let classes: [String: UIView.Type] = [
    "control": UIControl.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
    "collectionView": UICollectionView.self, "visualEffectView": UIVisualEffectView.self,
  ]

  func read(_ kind: ViewKind, of description: InterfaceView, into view: UIView) {
    switch (kind, view) {
    case (.label(let label), let view as UILabel): read(label, description, into: view)
    case (.image(let image), let view as UIImageView):
      view.image = image.map(UIImage.init(nib:))
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
      switch control {
      case .inlineDatePicker: view.preferredDatePickerStyle = .inline
      case .wheelsDatePicker: view.preferredDatePickerStyle = .wheels
      default: view.preferredDatePickerStyle = .compact
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
    let fragments =
      label.fragments.isEmpty ? [TextFragment(plain: label.text)] : label.fragments
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

  private static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  /// A font of the environment's text size; the system's stands in for one that is missing.
  func font(_ font: FontDescription, _ description: InterfaceView) -> UIFont {
    switch font {
    case .style(let style): return .preferredFont(forTextStyle: UIFont.TextStyle(style))
    case .system(let size, let weight):
      return .systemFont(ofSize: CGFloat(size), weight: UIFont.Weight(CGFloat(weight.rawValue)))
    case .custom(let name, let size):
      if let face = HeadlessFonts.face(named: name) {
        return UIFont(.fixed(TextFont(face, size: size)), name: name)
      }
      let weight = FontDescription.weight(inName: name)
      return UIFont(
        .fixed(HeadlessFonts.standIn(for: name, size: size, weight: weight)), name: name)
    }
  }
}

extension InterfaceView {
  /// Whether a text follows changes of the text size.
  var adjustsFont: Bool { self["adjustsFontForContentSizeCategory"] == "YES" }
}

extension UIImage {
  /// An image that a document names: of the asset catalogs if they have it, and else of the size
  /// that the document writes for it.
  convenience init(nib image: ImageDescription) {
    self.init(
      HeadlessImages.facts(named: image.name)
        ?? Facts(
          size: CGSize(image.size), name: image.name, isSymbol: image.isAssumed,
          fidelity: image.isAssumed ? .assumed : .exact))
  }
}
