import Benchmark

ComparisonBenchmarks.register()
FormatBenchmarks.register()
ImportBenchmarks.register()
AnalysisBenchmarks.register()
RecorderBenchmarks.register()
TreeBenchmarks.register()
Benchmark.main()
