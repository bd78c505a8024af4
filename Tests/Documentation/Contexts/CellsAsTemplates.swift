import SelfSizingCommand
import SelfSizingTesting
import Testing

let recipes = [Recipe(title: "Soup", summary: "Of carrots", minutes: 20, isNew: true)]
