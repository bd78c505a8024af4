extension NSAttributedString.Key {
  /// UIKit's `font`.
  public static let font = Self("NSFont")
  /// UIKit's `paragraphStyle`.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// UIKit's `foregroundColor`.
  public static let foregroundColor = Self("NSColor")
  /// UIKit's `backgroundColor`.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// UIKit's `ligature`.
  public static let ligature = Self("NSLigature")
  /// UIKit's `kern`.
  public static let kern = Self("NSKern")
  /// UIKit's `tracking`.
  public static let tracking = Self("CTTracking")
  /// UIKit's `strikethroughStyle`.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// UIKit's `underlineStyle`.
  public static let underlineStyle = Self("NSUnderline")
  /// UIKit's `strokeColor`.
  public static let strokeColor = Self("NSStrokeColor")
  /// UIKit's `strokeWidth`.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// UIKit's `shadow`.
  public static let shadow = Self("NSShadow")
  /// UIKit's `textEffect`.
  public static let textEffect = Self("NSTextEffect")
  /// UIKit's `attachment`.
  public static let attachment = Self("NSAttachment")
  /// UIKit's `link`.
  public static let link = Self("NSLink")
  /// UIKit's `baselineOffset`.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// UIKit's `underlineColor`.
  public static let underlineColor = Self("NSUnderlineColor")
  /// UIKit's `strikethroughColor`.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// UIKit's `obliqueness`.
  public static let obliqueness = Self("NSObliqueness")
  /// UIKit's `expansion`.
  public static let expansion = Self("NSExpansion")
  /// UIKit's `writingDirection`.
  public static let writingDirection = Self("NSWritingDirection")
  /// UIKit's `accessibilitySpeechPitch`.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
}

/// A picture in a text.
open class NSTextAttachment: NSObject {
  /// UIKit's `image`.
  open var image: UIImage?
  /// UIKit's `bounds`.
  open var bounds = CGRect.zero
  /// UIKit's `contents`.
  open var contents: Data?
  /// UIKit's `fileType`.
  open var fileType: String?
  /// UIKit's `lineLayoutPadding`.
  open var lineLayoutPadding: CGFloat = 0
  /// Creates one as UIKit does.
  public override init() { super.init() }
  /// Creates one as UIKit does.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// Creates one as UIKit does.
  public init(data: Data?, ofType type: String?) {
    contents = data
    super.init()
    image = data.flatMap { UIImage(data: $0) }
  }
  /// The character that represents an attachment.
  public class var character: Int { 0xFFFC }
}

extension NSAttributedString {
  /// A text that holds a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
