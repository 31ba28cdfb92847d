import Benchmark
import Foundation

// `Benchmarks ratios` prints what checking costs against reading, and nothing else.
// `Benchmarks mapped` prints what the crash-proof file costs against memory.
// `Benchmarks figures` measures the figures of the README and writes them there.
// `Benchmarks doubling [NAME…]` fails when a case grows faster than its size.
switch CommandLine.arguments.dropFirst().first {
case "ratios":
  try AnalysisBenchmarks.printRatios()
case "mapped":
  if try !MappedFileBenchmarks.check() { exit(1) }
case "figures":
  try ReadmeFigures.write()
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
