struct Post: Sendable {
  var language: String?
}

let postCell = CellTemplate<Post>("post") { cell in
  // EXAMPLES
}
