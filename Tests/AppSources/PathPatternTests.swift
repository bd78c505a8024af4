import SelfSizingAppSources
import Testing

@Suite struct PathPatternTests {
  @Test(
    "matches names, folders and any number of folders",
    arguments: [
      ("../Cells/*.swift", "../Cells/RecipeCell.swift", true),
      ("../Cells/*.swift", "../Cells/Old/RecipeCell.swift", false),
      ("../**/*Cell.swift", "../Cells/Old/RecipeCell.swift", true),
      ("../**/*Cell.swift", "../RecipeCell.swift", true),
      ("../**/*Cell.swift", "../Cells/RecipeCells.swift", false),
      ("a/**/b/**/c.swift", "a/x/b/y/b/z/c.swift", true),
      ("Recipe?.swift", "Recipe1.swift", true),
      ("Recipe?.swift", "Recipe.swift", false),
      ("./Cells/A.swift", "Cells/A.swift", true),
    ])
  func matching(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
  }

  @Test("looks below the folders before the first wildcard")
  func base() {
    #expect(PathPattern("../App/Cells/*.swift").base == "../App/Cells")
    #expect(PathPattern("**/*.swift").base == "")
    #expect(PathPattern("/app/A.swift").base == "/app/A.swift")
  }

  @Test("ends for a pattern of many wildcards")
  func manyWildcards() {
    let pattern = PathPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5000)))
  }
}
