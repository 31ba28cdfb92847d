// swift-tools-version: 6.2
import PackageDescription

// A package of its own, because it parses Swift with swift-syntax, which the libraries of the
// package above do not need. It depends on none of them; the code that it generates does.
//
// APP_SOURCES_BUNDLE names an artifact bundle in this folder with the built command: the plugin uses it, and
// the package that applies the plugin does not compile swift-syntax.
let bundle = Context.environment["APP_SOURCES_BUNDLE"]

let package = Package(
  name: "AppSources",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "AppSourceRewriting", targets: ["AppSourceRewriting"]),
    .executable(name: "app-sources", targets: ["app-sources"]),
    .plugin(name: "AppSources", targets: ["AppSources"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .target(
      name: "AppSourceRewriting",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      resources: [.embedInCode("Index/RuntimeProtocols.txt")]
    ),
    .executableTarget(
      name: "app-sources",
      dependencies: [
        "AppSourceRewriting", "XcodeProjectReading",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    // Reads no Swift, and therefore needs no parser.
    .target(name: "XcodeProjectReading"),
    .plugin(
      name: "AppSources",
      capability: .buildTool(),
      dependencies: [.target(name: bundle == nil ? "app-sources" : "app-sources-built")]
    ),
    .testTarget(
      name: "AppSourceRewritingTests",
      dependencies: ["AppSourceRewriting"],
      exclude: ["Corpus"]
    ),
    .testTarget(name: "XcodeProjectReadingTests", dependencies: ["XcodeProjectReading"]),
    // Runs the command.
    .testTarget(name: "AppSourcesCommandTests", dependencies: ["app-sources"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}

if let bundle { package.targets.append(.binaryTarget(name: "app-sources-built", path: bundle)) }
