import RecipeBook
import SelfSizingCommand

@main enum Heights {
  static func main() async {
    await MeasurementCommand.run([TemplateEntry(recipeCell, samples: recipes)], as: "heights")
  }
}
