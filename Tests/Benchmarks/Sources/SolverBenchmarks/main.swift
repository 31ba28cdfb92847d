import Foundation

// `SolverBenchmarks column|apart COUNT` builds views one below the other, or independent ones,
// resizes their superview, and prints the times.
// `SolverBenchmarks solve` reads one system a line from standard input and prints its solution.
// `compare` runs it beside kiwi; `oracle.py` compares random systems with linear programming.
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case let shape? where shape == "column" || shape == "apart":
  let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 100
  ColumnBenchmark(viewCount: count, isChain: shape == "column").run()
case "solve":
  try SystemReader.solveLines()
default:
  print("Usage: SolverBenchmarks column COUNT | apart COUNT | solve")
  exit(2)
}
