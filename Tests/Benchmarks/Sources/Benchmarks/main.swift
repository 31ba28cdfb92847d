import Benchmark

FormatBenchmarks.register()
AnalysisBenchmarks.register()
RecorderBenchmarks.register()
Benchmark.main()
