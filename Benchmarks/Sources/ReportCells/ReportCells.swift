import SelfSizingCommand

#if InternalChecks
  #error("Benchmarks of a build with internal checks say nothing.")
#endif

/// The command with the gallery's templates and 200 contents of each. Run by peers/tool/compare.
@main enum ReportCells {
  static func main() async {
    var contents = ManyContents()
    await MeasurementCommand.run(
      [
        TemplateEntry(recipeCell, samples: contents.recipes(200)),
        TemplateEntry(settingsCell, samples: contents.settings(200)),
        TemplateEntry(chatCell, samples: contents.messages(200)),
        TemplateEntry(reviewCell, samples: contents.reviews(200)),
        TemplateEntry(articleCell, samples: contents.articles(200)),
      ], as: "ReportCells")
  }
}
