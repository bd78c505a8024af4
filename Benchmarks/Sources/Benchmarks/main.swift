import Foundation

#if InternalChecks
  #error("Benchmarks of a build with internal checks say nothing.")
#endif

let arguments = Array(CommandLine.arguments.dropFirst())

// What peers/text/compare asks for: the texts, and what they take from memory.
if let index = arguments.firstIndex(of: "--corpus"), arguments.indices.contains(index + 1),
  let corpus = TextTasks.corpus(arguments[index + 1])
{
  print(corpus)
  exit(0)
}
if arguments.contains("--memory"), let memory = TextMemory.measure() {
  print("\(memory.perOpportunity)\t\(memory.fixed)")
  exit(0)
}

guard let options = BenchmarkOptions(arguments) else {
  print(BenchmarkOptions.usage)
  exit(64)
}
let tasks = [
  SolverTasks.all, AutoLayoutTasks.all, CellTasks.all, CollectionTasks.all, TextTasks.all,
  FontTasks.all,
].joined().filter(options.includes)
let runner = BenchmarkRunner(runs: options.runs)
var results: [BenchmarkRunner.Result] = []
for task in tasks {
  if options.isList {
    print(task.title)
    continue
  }
  let result = try runner.result(of: task)
  results.append(result)
  if !options.isJSON { print(BenchmarkText.line(result)) }
}
if options.isJSON { print(BenchmarkText.json(results)) }
