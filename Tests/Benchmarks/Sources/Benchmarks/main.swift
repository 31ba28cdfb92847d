import Benchmark

ComparisonBenchmarks.register()
FormatBenchmarks.register()
RecorderBenchmarks.register()
TreeBenchmarks.register()
Benchmark.main()
