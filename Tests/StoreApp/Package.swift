// swift-tools-version: 6.2
import PackageDescription

// A store written as an app for iOS, and its tests. Only this manifest refers to Lifeline.
let package = Package(
  name: "StoreApp",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "lifeline", path: "../..")],
  targets: [
    .target(name: "UIKit", dependencies: [.product(name: "HeadlessUIKit", package: "lifeline")]),
    // Swift Testing looks for this module in files that import UIKit.
    .target(name: "_Testing_UIKit"),
    .target(name: "Store", dependencies: ["UIKit"]),
    .testTarget(
      name: "StoreTests",
      dependencies: [
        "Store", "UIKit", "_Testing_UIKit",
        .product(name: "LifelineTesting", package: "lifeline"),
      ]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
