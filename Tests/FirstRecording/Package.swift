// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Checkout",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "lifeline", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Checkout",
      dependencies: [.product(name: "HeadlessUIKit", package: "lifeline")]
    ),
    .testTarget(
      name: "CheckoutTests",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "lifeline"),
        .product(name: "LifelineTesting", package: "lifeline"),
      ]
    ),
  ]
)
