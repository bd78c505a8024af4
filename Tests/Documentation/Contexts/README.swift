import SelfSizingCommand
import SelfSizingTesting
import Testing

let recipe = Recipe(title: "Soup", summary: "Of carrots", minutes: 20, isNew: true)
let recipes = [recipe]
