import Benchmark

ComparisonBenchmarks.register()
FormatBenchmarks.register()
AnalysisBenchmarks.register()
RecorderBenchmarks.register()
TreeBenchmarks.register()
Benchmark.main()
