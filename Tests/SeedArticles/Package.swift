// swift-tools-version: 6.2
import PackageDescription

// The code of five articles as it is written, with the modules that it imports. One folder of sources
// is compiled in Swift 5 mode, and in Swift 6 mode with the main actor as the default isolation.
let package = Package(
  name: "SeedArticles",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "lifeline", path: "../..")],
  targets: [
    .target(name: "UIKit", dependencies: [.product(name: "HeadlessUIKit", package: "lifeline")]),
    .target(
      name: "SwiftUI",
      dependencies: [.product(name: "HeadlessSwiftUI", package: "lifeline")]
    ),
    .target(
      name: "ViewInspector",
      dependencies: [.product(name: "HeadlessViewInspector", package: "lifeline")]
    ),
    // Swift Testing looks for this module in files that import UIKit.
    .target(name: "_Testing_UIKit"),
    .executableTarget(name: "ArticlePage"),
  ]
)

for (mode, settings) in [
  ("Five", [SwiftSetting.swiftLanguageMode(.v5)]),
  ("Six", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
] {
  package.targets.append(
    .testTarget(
      name: "Swift\(mode)Articles",
      dependencies: [
        "UIKit", "_Testing_UIKit", "SwiftUI", "ViewInspector",
        .product(name: "MapKit", package: "lifeline"),
        .product(name: "LifelineTesting", package: "lifeline"),
        .product(name: "LifelineXCTest", package: "lifeline"),
      ],
      swiftSettings: settings
    )
  )
}
