import SelfSizingAutoLayout

let root = LayoutItem("cell")
let (title, price, photo) = (LayoutItem("title"), LayoutItem("price"), LayoutItem("photo"))

struct Example {
  var priorities = AxisPriorities(.required)
}
var mistake = Example()
var cured = Example()
