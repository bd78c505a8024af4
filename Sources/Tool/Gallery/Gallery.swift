import SelfSizingCommand

/// The templates that the command comes with, as found in real apps.
enum Gallery {
  static let entries = [
    TemplateEntry(recipeCell, samples: recipeSamples),
    TemplateEntry(chatCell, samples: chatSamples),
    TemplateEntry(settingsCell, samples: settingsSamples),
    TemplateEntry(articleCell, samples: articleSamples),
    TemplateEntry(reviewCell, samples: reviewSamples),
  ]
}
