import SelfSizingTypography

public typealias CFArray = [Any]

public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Makes the faces of font files known by their names; returns whether every file can be read.
@discardableResult public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutableRawPointer?
) -> Bool {
  var isEveryOneKnown = true
  for case let url as URL in fontURLs {
    guard let data = try? Data(contentsOf: url), let file = try? FontFile([UInt8](data)) else {
      isEveryOneKnown = false
      continue
    }
    for index in 0..<file.faceCount {
      if let face = try? file.face(at: index) { HeadlessFonts.register(face) }
    }
  }
  return isEveryOneKnown
}
