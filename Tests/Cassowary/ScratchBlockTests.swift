import Testing

@testable import SelfSizingCassowary

/// Lists in parts of a block or of kept memory, and lists for which there is no room.
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

  @Test("kept lists have parts of their own, in memory of any room", arguments: [0, 40, 4096])
  func kept(room: Int) {
    let memory = KeptMemory(room: room)
    let numbers = memory.list(count: 4) { Double($0) }
    let marks = memory.list(count: 3) { UInt8($0) }
    let more = memory.list(numbers, room: 2)
    var elements = more.elements
    elements[4] = 7
    elements[5] = 8
    #expect(Array(numbers) == [0, 1, 2, 3])
    #expect(Array(marks) == [0, 1, 2])
    #expect(Array(more.prefix(5)) == [0, 1, 2, 3, 7])
    #expect(memory.list(count: 0) { $0 }.isEmpty)
  }
}
