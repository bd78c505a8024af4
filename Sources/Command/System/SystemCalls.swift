/// Reads into a buffer; within a type that has a `read` of its own the system's is out of sight.
func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}

func systemErrorMessage(_ number: Int32) -> String {
  strerror(number).map { String(cString: $0) } ?? "error \(number)"
}

extension Error {
  /// The words of the system for an error of a call that failed below, or else the error's own.
  var reason: String {
    guard let error = self as? CocoaError else { return "\(self)" }
    let cause = error.userInfo["NSUnderlyingError"] as? POSIXError
    return cause.map { systemErrorMessage($0.code.rawValue) } ?? "\(self)"
  }
}
