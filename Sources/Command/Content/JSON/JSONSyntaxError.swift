struct JSONSyntaxError: Error {
  let problem: String
  /// The offset of the first byte that is wrong; the document's length at its end.
  let offset: Int
  /// Of a file that ends too early, the offset of what it leaves open.
  var opening: Int?

  /// The problem in words, with the line of what was opened earlier.
  func message(line: (Int) -> Int) -> String {
    problem + (opening.map { " that begins in line \(line($0))" } ?? "")
  }
}

func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "0x" + (digits.count < 2 ? "0" : "") + digits
}
