/// UIKit's `UITextContentType`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: String
  /// Creates one from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// UIKit's `name`.
  public static let name = Self(rawValue: "name")
  /// UIKit's `givenName`.
  public static let givenName = Self(rawValue: "given-name")
  /// UIKit's `familyName`.
  public static let familyName = Self(rawValue: "family-name")
  /// UIKit's `emailAddress`.
  public static let emailAddress = Self(rawValue: "email")
  /// UIKit's `telephoneNumber`.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// UIKit's `username`.
  public static let username = Self(rawValue: "username")
  /// UIKit's `password`.
  public static let password = Self(rawValue: "password")
  /// UIKit's `newPassword`.
  public static let newPassword = Self(rawValue: "new-password")
  /// UIKit's `oneTimeCode`.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// UIKit's `URL`.
  public static let URL = Self(rawValue: "url")
  /// UIKit's `postalCode`.
  public static let postalCode = Self(rawValue: "postal-code")
  /// UIKit's `creditCardNumber`.
  public static let creditCardNumber = Self(rawValue: "cc-number")
}
