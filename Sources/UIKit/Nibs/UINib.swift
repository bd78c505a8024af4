/// A document of Interface Builder by its name: it makes the objects that the document describes.
///
/// ``HeadlessNibs`` knows the documents, and ``HeadlessClasses`` the app's own classes.
@MainActor @preconcurrency open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }

  final let document: NibDocument?

  /// Takes the document of a name; a finding says so where ``HeadlessNibs`` has none.
  public init(nibName name: String, bundle: Bundle?) {
    document = HeadlessNibs.document(named: name)
    super.init()
  }

  /// Takes a document by the bytes of a .xib file: compiled nibs are not read.
  public init(data: Data, bundle: Bundle?) {
    document = HeadlessNibs.read(Array(data), file: "data.xib")
    super.init()
  }

  /// Makes the objects at the top of the document, in its order, and connects their outlets.
  /// Objects outside of the document, which the options name, are not supported.
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    guard let document else { return [] }
    let objects = NibLoader(document).load(
      document.document.prototypes.map(\.prototype), owner: owner)
    // Owners have weak outlets, and add what is in them to a view: the objects outlive this turn of
    // the main queue, as in an autorelease pool.
    Task { @MainActor in withExtendedLifetime(objects) {} }
    return objects
  }

  /// A new view of the document for a list; nil if the document has none of the kind.
  final func makeView<View: UIView>(_ type: View.Type, reuseIdentifier: String) -> View? {
    guard let document else { return nil }
    let loader = NibLoader(document, reuseIdentifier: reuseIdentifier)
    let views = loader.load(document.document.prototypes.map(\.prototype), owner: nil)
    if let view = views.lazy.compactMap({ $0 as? View }).first { return view }
    document.record(
      .unreadableNib, "UITableView", "the document has no \(type), which a list asks it for", 1)
    return nil
  }
}

extension Bundle {
  /// Makes the objects at the top of a document, in its order, and connects their outlets; nil, and
  /// a finding, where there is no document of the name, for which UIKit raises an exception.
  @MainActor @preconcurrency @discardableResult public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    return nib.document == nil ? nil : nib.instantiate(withOwner: owner, options: options)
  }
}
