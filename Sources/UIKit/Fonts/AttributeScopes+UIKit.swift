extension AttributeScopes {
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
  }
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeContainer {
  /// Creates attributes from a dictionary: those that decide sizes and colors are taken.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    typealias Scope = AttributeScopes.UIKitAttributes
    self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[Scope.KernAttribute.self] = Double(of: dictionary[.kern]).map { CGFloat($0) }
  }

  var uiFont: UIFont? {
    get { self[AttributeScopes.UIKitAttributes.FontAttribute.self] }
    set { self[AttributeScopes.UIKitAttributes.FontAttribute.self] = newValue }
  }

  var uiKern: CGFloat? { self[AttributeScopes.UIKitAttributes.KernAttribute.self] }
}

extension NSAttributedString {
  public convenience init(_ text: AttributedString) {
    typealias Scope = AttributeScopes.UIKitAttributes
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[Scope.FontAttribute.self]
      attributes[.kern] = run[Scope.KernAttribute.self]
      attributes[.paragraphStyle] = run[Scope.ParagraphStyleAttribute.self]
      whole.append(
        NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: whole)
  }
}
