/// Finds which brackets belong together. The branches of a condition may each open the same brace,
/// so each starts with the brackets before the condition; the last one's hold after it.
struct BracketPairs {
  /// Open brackets of one kind: a list from the innermost outward, parts of which branches share.
  private struct Stack {
    private var openers: [Int32] = []
    private var outer: [Int32] = []
    var top: Int32 = -1

    mutating func push(_ index: Int) {
      openers.append(Int32(index))
      outer.append(top)
      top = Int32(openers.count - 1)
    }

    mutating func pop() -> Int? {
      guard top >= 0 else { return nil }
      let opener = openers[Int(top)]
      top = outer[Int(top)]
      return Int(opener)
    }
  }

  /// The partner of each bracket; -1 for other tokens and for brackets without one.
  static func partners(of code: [Token]) -> [Int32] {
    var partners = [Int32](repeating: -1, count: code.count)
    var stacks = (braces: Stack(), parentheses: Stack(), brackets: Stack())
    var conditions: [(Int32, Int32, Int32)] = []
    func close(_ stack: inout Stack, _ index: Int) {
      guard let opener = stack.pop() else { return }
      partners[opener] = Int32(index)
      partners[index] = Int32(opener)
    }
    for (index, token) in code.enumerated() {
      switch token.kind {
      case .leftBrace: stacks.braces.push(index)
      case .rightBrace: close(&stacks.braces, index)
      case .leftParenthesis: stacks.parentheses.push(index)
      case .rightParenthesis: close(&stacks.parentheses, index)
      case .leftBracket: stacks.brackets.push(index)
      case .rightBracket: close(&stacks.brackets, index)
      case .directive:
        switch token.word {
        case .poundIf:
          conditions.append((stacks.braces.top, stacks.parentheses.top, stacks.brackets.top))
        case .poundElseif, .poundElse:
          guard let condition = conditions.last else { continue }
          (stacks.braces.top, stacks.parentheses.top, stacks.brackets.top) = condition
        case .poundEndif: _ = conditions.popLast()
        default: continue
        }
      default: continue
      }
    }
    return partners
  }
}
