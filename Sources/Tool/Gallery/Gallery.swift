import SelfSizing

// The templates that the command measures where an app brings none of its own, with their samples.
//
// let gallery = [
//   TemplateEntry(recipeCell, samples: recipeSamples),
//   TemplateEntry(chatCell, samples: chatSamples),
//   TemplateEntry(settingsCell, samples: settingsSamples),
//   TemplateEntry(articleCell, samples: articleSamples),
//   TemplateEntry(reviewCell, samples: reviewSamples),
// ]
