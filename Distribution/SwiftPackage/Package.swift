// swift-tools-version: 6.0
import PackageDescription

// The command for the packages of people who do not build it: `swift package lifeline check app.log`.
//
// `.ci/release` writes lifeline.artifactbundle.zip, which lies unpacked beside this file; see README.md.
let package = Package(
  name: "LifelineCommand",
  products: [.plugin(name: "LifelinePlugin", targets: ["LifelinePlugin"])],
  targets: [
    .binaryTarget(name: "lifeline", path: "lifeline.artifactbundle"),
    .plugin(
      name: "LifelinePlugin",
      capability: .command(
        intent: .custom(verb: "lifeline", description: "Check and draw traces and logs."),
        permissions: [.writeToPackageDirectory(reason: "Reports and pictures are files of the package.")]
      ),
      dependencies: ["lifeline"]
    ),
  ]
)
