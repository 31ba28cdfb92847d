// swift-tools-version: 6.2
import PackageDescription

// Clients of HeadlessUIKit in both language modes. Building is the test.
let package = Package(
  name: "CompileCheck",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "lifeline", path: "../..")],
  targets: [
    .target(
      name: "SwiftFiveClient",
      dependencies: [.product(name: "HeadlessUIKit", package: "lifeline")],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
    ),
    .target(
      name: "SwiftSixClient",
      dependencies: [.product(name: "HeadlessUIKit", package: "lifeline")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
  ]
)
