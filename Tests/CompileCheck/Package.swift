// swift-tools-version: 6.2
import PackageDescription

// Clients of HeadlessUIKit in both language modes. Most only have to compile; ScheduleMatrix runs
// those that schedule work.
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
    .target(
      name: "UIKit",
      dependencies: [.product(name: "HeadlessUIKit", package: "lifeline")]
    ),
  ]
)

// Behaviors composed of child controllers, as in an app that imports UIKit.
for (mode, settings) in [
  ("Five", [SwiftSetting.swiftLanguageMode(.v5)]),
  ("Six", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
] {
  package.targets.append(
    .target(
      name: "Swift\(mode)Behaviors",
      dependencies: ["UIKit", .product(name: "LifecycleBehaviors", package: "lifeline")],
      swiftSettings: settings + [.treatAllWarnings(as: .error)]
    )
  )
}

// Views that are created outside the main actor, as in synchronous tests of XCTest.
for (mode, version) in [("Five", SwiftLanguageMode.v5), ("Six", .v6)] {
  package.targets.append(
    .target(
      name: "Swift\(mode)NonisolatedViews",
      dependencies: [
        .product(name: "HeadlessSwiftUI", package: "lifeline"),
        .product(name: "HeadlessUIKit", package: "lifeline"),
      ],
      swiftSettings: [.swiftLanguageMode(version), .treatAllWarnings(as: .error)]
    )
  )
}

// Publishers and views in a file that also reads and draws traces.
for (mode, version) in [("Five", SwiftLanguageMode.v5), ("Six", .v6)] {
  package.targets.append(
    .target(
      name: "Swift\(mode)Publishers",
      dependencies: ["HeadlessSwiftUI", "Diagrams", "TraceAnalysis"]
        .map { .product(name: $0, package: "lifeline") },
      swiftSettings: [.swiftLanguageMode(version), .treatAllWarnings(as: .error)]
    )
  )
}

// One file that schedules work in each way, compiled with each combination of imports.
var clients: [Target.Dependency] = []
for (mode, version) in [("Five", SwiftLanguageMode.v5), ("Six", .v6)] {
  for importing in ["Nothing", "Foundation", "Dispatch", "XCTest"] {
    for recipe in ["", "Recipe"] {
      let name = "Swift\(mode)\(importing)\(recipe)"
      var settings: [SwiftSetting] = [
        .swiftLanguageMode(version), .treatAllWarnings(as: .error), .define(importing.uppercased()),
      ]
      if !recipe.isEmpty { settings.append(.define("RECIPE")) }
      package.targets.append(
        .target(
          name: name,
          dependencies: [
            recipe.isEmpty ? .product(name: "HeadlessUIKit", package: "lifeline") : "UIKit"
          ],
          swiftSettings: settings
        )
      )
      clients.append(.target(name: name))
    }
  }
}
package.targets.append(
  .executableTarget(
    name: "ScheduleMatrix",
    dependencies: clients + [
      .product(name: "HeadlessUIKit", package: "lifeline"),
      .product(name: "TraceRecorder", package: "lifeline"),
    ]
  )
)
