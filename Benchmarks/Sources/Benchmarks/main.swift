import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
let isQuick = arguments.contains("--quick")
let isJSON = arguments.contains("--json")
let filter = arguments.firstIndex(of: "--filter").flatMap { index in
  arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
}

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

#if InternalChecks
  #error("Benchmarks of a build with internal checks say nothing.")
#endif

let tasks = (CellTasks.all + CollectionTasks.all + TextTasks.all).filter { task in
  filter.map { task.title.contains($0) } ?? true
}
let runner = BenchmarkRunner(runs: isQuick ? 1 : 9)
var results: [BenchmarkRunner.Result] = []
for task in tasks {
  let result = try runner.result(of: task)
  results.append(result)
  if !isJSON { print(BenchmarkText.line(result)) }
}
if isJSON { print(BenchmarkText.json(results)) }
