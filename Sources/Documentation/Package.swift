// swift-tools-version: 6.2
import PackageDescription

// A package of its own: it reads the Markdown files and the compiled modules of the package above,
// and depends on neither, so that users of the libraries get no further dependency.
let package = Package(
  name: "documentation",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "SiteBuilder"),
    .executableTarget(name: "site", dependencies: ["SiteBuilder"]),
    .testTarget(name: "SiteBuilderTests", dependencies: ["SiteBuilder"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}
