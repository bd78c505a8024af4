import SelfSizingAutoLayout

/// How many contents follow each other before they repeat.
let rounds = 60
/// The round whose texts fit on one line, for building once.
let shortRound = rounds

/// Intrinsic sizes of the cell's contents: texts that wrap in lines, and fixed controls.
struct Contents: IntrinsicSizing {
  /// The length of a text on one line by element; 0 for what does not wrap.
  let lengths: [Double]
  let sizes: [IntrinsicContentSize]

  /// The contents of a round; the texts of ``shortRound`` fit on one line.
  init(_ description: LayoutDescription, round: Int) {
    var lengths: [Double] = []
    var sizes: [IntrinsicContentSize] = []
    for (index, element) in description.elements.enumerated() {
      switch element.name {
      case "title": lengths.append(round == shortRound ? 120 : Double(150 + 40 * (round % 5)))
      case "summary": lengths.append(round == shortRound ? 180 : Double(300 + 170 * (round % 4)))
      default: lengths.append(0)
      }
      let width = Double(20 + (index * 7 + round * 3) % 30)
      sizes.append(
        IntrinsicContentSize(
          width: width, height: 16 + Double(round % 3), firstBaselineFromTop: 12,
          lastBaselineFromBottom: 4))
    }
    self.lengths = lengths
    self.sizes = sizes
  }

  func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  {
    let length = lengths[element]
    if length == 0 { return sizes[element] }
    let width = min(preferredMaxLayoutWidth ?? length, length)
    let lines = (length / max(width, 1)).rounded(.up)
    return IntrinsicContentSize(
      width: width, height: 20 * lines, firstBaselineFromTop: 16, lastBaselineFromBottom: 4)
  }
}
