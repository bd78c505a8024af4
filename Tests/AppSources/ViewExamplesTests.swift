import SelfSizingAppSources
import Testing

@Suite struct ViewExamplesTests {
  private static let preview = """
    struct Recipe {}
    class Screen {
      func fill() {
        let row = RecipeCell()
        row.title = "Screen"
      }
    }
    #Preview("Long", traits: .sizeThatFitsLayout) {
      let unused = 1
      let author = "Ann"
      let recipe = Recipe(
        title: "Pie",  // the name
        row: author)
      let row = RecipeCell(style: .default, reuseIdentifier: nil)
      row.configure(with: recipe)
      row.titleLabel.text = "\\(row.count) pies"
      print(row)
      return row
    }
    """

  @Test("keeps what a preview sets of a view, with the variables that it uses, in their order")
  func preview() {
    #expect(
      ViewExamples.statements(filling: "RecipeCell", in: Self.preview, onlyPreviews: true) == [
        #"let author = "Ann""#,
        #"let recipe = Recipe( title: "Pie", row: author)"#,
        "cell.configure(with: recipe)",
        #"cell.titleLabel.text = "\(cell.count) pies""#,
      ])
  }

  @Test("takes the first block that fills a view, where all blocks count")
  func anyBlock() {
    #expect(
      ViewExamples.statements(filling: "RecipeCell", in: Self.preview, onlyPreviews: false)
        == [#"cell.title = "Screen""#])
  }

  @Test(
    "finds nothing where no view of the class is made, or none is filled",
    arguments: [
      "", "#Preview { RecipeCell() }", "#Preview { let row = RecipeCell() }",
      "#Preview { let row = OtherCell()\n row.title = \"A\" }", "let row = RecipeCell()",
      "#Preview { let row = RecipeCell(", "let row = RecipeCell(\n#Preview {",
      "}} let row = RecipeCell(",
      "#Preview { let row = RecipeCell()\n row.text = \"\"\"\n a\n \"\"\"\n}",
    ])
  func nothing(text: String) {
    #expect(
      ViewExamples.statements(filling: "RecipeCell", in: text, onlyPreviews: true).isEmpty)
  }
}
