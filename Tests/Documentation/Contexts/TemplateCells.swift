struct Item {
  enum Body {
    case post(String)
    case ad(Double)
  }
  var id: Int
  var body: Body
}

let feed = [Item(id: 1, body: .post("A post")), Item(id: 2, body: .ad(80))]
let postCell = CellTemplate<String>("post") { cell in
  cell.label(\.self, style: .body).edges(equalTo: cell.contentView)
}
let adCell = CellTemplate<Double>("ad") { cell in
  let view = cell.view()
  view.edges(equalTo: cell.contentView)
  cell.constant(of: view.heightAnchor.constraint(equalToConstant: 0)) { $0 }
}
