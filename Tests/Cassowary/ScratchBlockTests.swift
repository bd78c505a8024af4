import Testing

@testable import SelfSizingCassowary

/// Lists in parts of a block, and lists for which it has no room.
@Suite struct ScratchBlockTests {
  @Test("lists have parts of their own, in a block of any room", arguments: [0, 40, 100, 4096])
  func parts(room: Int) {
    ScratchBlock.with(room: room) { block in
      var numbers = Scratch(count: 4, in: block) { Double($0) }
      var marks = Scratch(repeating: UInt8(7), count: 3, in: block)
      var list = ScratchList<Int>(capacity: 2, in: block)
      for index in 0..<20 { list.append(index) }
      for index in 0..<4 { numbers[index] += 0.5 }
      marks[2] = 9
      #expect(numbers.array == [0.5, 1.5, 2.5, 3.5])
      #expect(marks.array == [7, 7, 9])
      #expect(list.array == Array(0..<20))
    }
  }

  @Test("a list of borrowed elements changes them where they are, until it grows")
  func borrowed() {
    var numbers = [1, 2, 3]
    numbers.withUnsafeMutableBufferPointer { buffer in
      var list = ScratchList(borrowing: buffer)
      list[1] = 5
      list.append(4)
      list[0] = 9
      #expect(list.array == [9, 5, 3, 4])
    }
    #expect(numbers == [1, 5, 3])
  }
}
