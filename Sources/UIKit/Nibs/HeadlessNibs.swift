import SelfSizingAutoLayout
import SelfSizingInterfaceBuilder

/// The documents of Interface Builder that an app's code loads by name.
@MainActor public enum HeadlessNibs {
  /// By their names; a document of a name that another one has, by its path.
  private static var sources: [String: (path: String, file: String)] = [:]
  private static var places: Set<String> = []
  private static var documents: [String: NibDocument?] = [:]

  /// Makes the .xib and .storyboard files in a folder known, and in all folders below it; they are
  /// read when they are asked for. Returns the names of the files, sorted.
  ///
  /// Of several files of one name code gets the first in the order of their paths, so that
  /// `Base.lproj` comes before the languages. Cells are made of all, as two targets may differ.
  @discardableResult public static func addDocuments(in folder: String) -> [String] {
    let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    for path in paths {
      let file = (path as NSString).lastPathComponent
      let name = (file as NSString).deletingPathExtension
      let whole = (folder as NSString).appendingPathComponent(path)
      let place = whole.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
      guard places.insert(place.joined(separator: "/")).inserted else { continue }
      sources[sources[name] == nil ? name : whole] = (whole, file)
    }
    return paths.map { ($0 as NSString).lastPathComponent }
  }

  /// Makes the view of a class as the first document that has one describes it, with what is in it;
  /// nil if there is none. Prototypes of a storyboard's lists are among them.
  public static func makeView(ofClassNamed name: String) -> UIView? {
    for document in sources.keys.sorted().compactMap(document(named:)) {
      for (prototype, _) in document.document.prototypes where prototype.view.customClass == name {
        return NibLoader(document, reuseIdentifier: prototype.reuseIdentifier).load(
          [prototype], owner: nil
        ).first as? UIView
      }
    }
    return nil
  }

  private static var undescribed: (names: Set<String>, documentCount: Int) = ([], 0)

  /// The same for a list that may have cells of other classes: nothing is read twice in vain.
  static func makeCell(ofClassNamed name: String) -> UIView? {
    if undescribed.documentCount != sources.count { undescribed = ([], sources.count) }
    if undescribed.names.contains(name) { return nil }
    if let view = makeView(ofClassNamed: name) { return view }
    undescribed.names.insert(name)
    return nil
  }

  /// A document by its name, without an extension; nil, and a finding, if it cannot be read.
  static func document(named name: String) -> NibDocument? {
    if let known = documents[name] { return known }
    guard let (path, file) = sources[name] else {
      HeadlessFindings.record(
        .unreadableNib, named: "UINib", "there is no document \(name)", at: nil)
      return nil
    }
    let data = FileManager.default.contents(atPath: path)
    if data == nil {
      HeadlessFindings.record(
        .unreadableNib, named: "UINib", "the file cannot be read",
        at: DeclarationSite(fileID: file, line: 1))
    }
    let document = data.flatMap { read(Array($0), file: file) }
    documents[name] = document
    return document
  }

  /// Reads a document under the size classes of an iPhone that is held upright.
  static func read(_ bytes: [UInt8], file: String) -> NibDocument? {
    do throws(InterfaceFileError) {
      return NibDocument(
        file: file, document: try InterfaceDocument(bytes, file: file, sizeClasses: .portraitPhone))
    } catch {
      HeadlessFindings.record(
        .unreadableNib, named: "UINib", "\(error)", at: DeclarationSite(fileID: file, line: 1))
      return nil
    }
  }
}

@MainActor struct NibDocument {
  let file: String
  let document: InterfaceDocument

  func record(_ kind: HeadlessFinding.Kind, _ className: String, _ message: String, _ line: Int) {
    HeadlessFindings.record(
      kind, named: className, message, at: DeclarationSite(fileID: file, line: line))
  }
}
