import Benchmark

FormatBenchmarks.register()
RecorderBenchmarks.register()
Benchmark.main()
