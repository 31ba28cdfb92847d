import Benchmark
import Foundation

// `Benchmarks ratios` prints what checking costs against reading, `Benchmarks mapped` what the
// crash-proof file costs against memory; nothing else.
if CommandLine.arguments.dropFirst().first == "ratios" {
  try AnalysisBenchmarks.printRatios()
} else if CommandLine.arguments.dropFirst().first == "mapped" {
  if try !MappedFileBenchmarks.check() { exit(1) }
} else {
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
