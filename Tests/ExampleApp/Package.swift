// swift-tools-version: 6.2
import PackageDescription

// A user's package: an app, its tests, and the same app with three mistakes.
let package = Package(
  name: "ExampleApp",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "lifeline", path: "../..")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [.product(name: "HeadlessUIKit", package: "lifeline")]
    ),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop",
        .product(name: "HeadlessUIKit", package: "lifeline"),
        .product(name: "LifelineTesting", package: "lifeline"),
      ],
      exclude: ["Calls"]
    ),
    .testTarget(
      name: "ShopXCTests",
      dependencies: [
        "Shop",
        .product(name: "HeadlessUIKit", package: "lifeline"),
        .product(name: "LifelineXCTest", package: "lifeline"),
      ],
      exclude: ["Calls"]
    ),
    // Skipped unless SHOP_MISTAKES is set, because each of its tests fails intentionally.
    .testTarget(
      name: "MistakenShopTests",
      dependencies: [
        "Shop",
        .product(name: "HeadlessUIKit", package: "lifeline"),
        .product(name: "LifelineTesting", package: "lifeline"),
      ],
      path: "Mistakes",
      exclude: ["output.txt"]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
