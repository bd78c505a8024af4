struct Chat: Sendable {
  var isGroup: Bool
}

let chatCell = CellTemplate<Chat>("chat") { cell in
  let avatar = cell.image(width: 40, height: 40)
  // EXAMPLES
}
