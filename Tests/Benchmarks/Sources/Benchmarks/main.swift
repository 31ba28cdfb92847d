import Benchmark
import Foundation

// `Benchmarks ratios` prints the time of checking as a ratio to the time of reading.
// `Benchmarks mapped` prints the time of recording into a crash-proof file as a ratio to memory.
// `Benchmarks calls` prints the cost of recording the app's calls as ratios.
// `Benchmarks figures` measures the figures of README.md and writes them into its table.
// `Benchmarks logs` prints the speed of checking and importing device logs as ratios to `memchr` and `rg`.
// `Benchmarks doubling [NAME…]` fails when the time of a case grows faster than its size.
switch CommandLine.arguments.dropFirst().first {
case "ratios":
  try AnalysisBenchmarks.printRatios()
case "mapped":
  if try !MappedFileBenchmarks.check() { exit(1) }
case "figures":
  try ReadmeFigures.write()
case "calls":
  try await CallSiteBenchmarks.printRatios()
case "logs":
  try LogSpeed.printTable()
case "doubling":
  if try !DoublingRun(matching: CommandLine.arguments.dropFirst(2)).passes() { exit(1) }
default:
  registerAll()
  Benchmark.main()
}

func registerAll() {
  ComparisonBenchmarks.register()
  FormatBenchmarks.register()
  ImportBenchmarks.register()
  AnalysisBenchmarks.register()
  RecorderBenchmarks.register()
  TreeBenchmarks.register()
}
