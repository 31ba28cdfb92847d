import Benchmark

// `Benchmarks ratios` prints what checking costs against reading, and nothing else.
if CommandLine.arguments.dropFirst().first == "ratios" {
  try AnalysisBenchmarks.printRatios()
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
