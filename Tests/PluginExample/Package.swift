// swift-tools-version: 6.2
import PackageDescription

// Compiles the app in the folder App, whose sources are as in Xcode, and tests it.
let package = Package(
  name: "Example",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "AppSources", path: "../../Sources/AppSources"),
    .package(name: "lifeline", path: "../.."),
  ],
  targets: [
    .target(name: "UIKit", dependencies: [.product(name: "HeadlessUIKit", package: "lifeline")]),
    // Swift Testing looks for this module in files that import UIKit.
    .target(name: "_Testing_UIKit"),
    .target(
      name: "Shop",
      dependencies: ["UIKit"],
      exclude: ["app-sources.json"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AppSources", package: "AppSources")]
    ),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop", "UIKit", "_Testing_UIKit",
        .product(name: "LifelineTesting", package: "lifeline"),
      ]
    ),
  ]
)
