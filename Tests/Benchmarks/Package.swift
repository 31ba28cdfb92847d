// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "lifeline", path: "../.."),
    .package(url: "https://github.com/google/swift-benchmark", exact: "0.1.2"),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "lifeline"),
        .product(name: "HeadlessSwiftUI", package: "lifeline"),
        .product(name: "TraceRecorder", package: "lifeline"),
        .product(name: "Diagrams", package: "lifeline"),
        .product(name: "DiagramCairo", package: "lifeline"),
        .product(name: "TraceComparison", package: "lifeline"),
        .product(name: "TraceAnalysis", package: "lifeline"),
        .product(name: "Benchmark", package: "swift-benchmark"),
      ]
    ),
    .executableTarget(
      name: "SolverBenchmarks",
      dependencies: [.product(name: "LayoutSolver", package: "lifeline")],
      exclude: ["compare", "kiwi.cpp", "oracle.py"]
    ),
    // The app that ./against builds at two commits.
    .executableTarget(
      name: "Client",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "lifeline"),
        .product(name: "TraceRecorder", package: "lifeline"),
      ]
    ),
    .systemLibrary(
      name: "PlainCairo",
      pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]
    ),
    .executableTarget(
      name: "PictureBenchmarks",
      dependencies: [
        .product(name: "TraceRecorder", package: "lifeline"),
        .product(name: "Diagrams", package: "lifeline"),
        .product(name: "DiagramCairo", package: "lifeline"),
        "PlainCairo",
      ],
      exclude: ["broken_barh.py"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
