extension AttributeScopes {
  /// The attributes of texts that UIKit reads.
  public struct UIKitAttributes: AttributeScope {
    /// UIKit's `font`.
    public let font: FontAttribute
    /// UIKit's `foregroundColor`.
    public let foregroundColor: ForegroundColorAttribute
    /// UIKit's `foundation`.
    public let foundation: FoundationAttributes

    /// UIKit's `FontAttribute`.
    public enum FontAttribute: AttributedStringKey {
      /// UIKit's `Value`.
      public typealias Value = UIFont
      /// UIKit's `name`.
      public static let name = "NSFont"
    }
    /// UIKit's `ForegroundColorAttribute`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// UIKit's `Value`.
      public typealias Value = UIColor
      /// UIKit's `name`.
      public static let name = "NSColor"
    }
    /// UIKit's `BackgroundColorAttribute`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// UIKit's `Value`.
      public typealias Value = UIColor
      /// UIKit's `name`.
      public static let name = "NSBackgroundColor"
    }
    /// UIKit's `KernAttribute`.
    public enum KernAttribute: AttributedStringKey {
      /// UIKit's `Value`.
      public typealias Value = CGFloat
      /// UIKit's `name`.
      public static let name = "NSKern"
    }
    /// UIKit's `ParagraphStyleAttribute`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// UIKit's `Value`.
      public typealias Value = NSParagraphStyle
      /// UIKit's `name`.
      public static let name = "NSParagraphStyle"
    }
    /// UIKit's `UnderlineStyleAttribute`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// UIKit's `Value`.
      public typealias Value = NSUnderlineStyle
      /// UIKit's `name`.
      public static let name = "NSUnderline"
    }
    /// UIKit's `backgroundColor`.
    public let backgroundColor: BackgroundColorAttribute
    /// UIKit's `kern`.
    public let kern: KernAttribute
    /// UIKit's `paragraphStyle`.
    public let paragraphStyle: ParagraphStyleAttribute
    /// UIKit's `underlineStyle`.
    public let underlineStyle: UnderlineStyleAttribute
  }

  /// UIKit's `uiKit`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// UIKit's ``.
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
    self[Scope.KernAttribute.self] =
      (dictionary[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? dictionary[.kern] as? CGFloat
  }

  /// The font, if one was set.
  var uiFont: UIFont? {
    get { self[AttributeScopes.UIKitAttributes.FontAttribute.self] }
    set { self[AttributeScopes.UIKitAttributes.FontAttribute.self] = newValue }
  }

  /// The points that letters are spaced by, if they were set.
  var uiKern: CGFloat? { self[AttributeScopes.UIKitAttributes.KernAttribute.self] }
}

extension NSAttributedString {
  /// Creates an attributed text from a value, with the fonts that it states.
  public convenience init(_ text: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font = run[AttributeScopes.UIKitAttributes.FontAttribute.self] {
        attributes[.font] = font
      }
      if let kern = run[AttributeScopes.UIKitAttributes.KernAttribute.self] {
        attributes[.kern] = kern
      }
      if let style = run[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] {
        attributes[.paragraphStyle] = style
      }
      whole.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: whole)
  }
}
