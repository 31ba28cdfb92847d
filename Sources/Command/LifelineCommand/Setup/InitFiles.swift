/// The texts of the files that `lifeline init` writes.
struct InitFiles {
  /// The folder of the package with the tests.
  static let tests = "LifecycleTests"

  /// The dependency on Lifeline as a line of a manifest.
  let dependency: String
  /// The name of the package that this dependency has.
  let package: String

  /// The names and texts, in the order in which they are written.
  var all: [(name: String, text: String)] {
    [
      ("\(Self.tests)/Package.swift", manifest),
      ("\(Self.tests)/Tests/LifecycleTests/LifecycleTests.swift", Self.test),
      (".lifeline.yml", Self.configuration),
      (".github/workflows/lifecycle.yml", Self.workflow),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "LifecycleTests",
      platforms: [.macOS(.v15)],
      dependencies: [
        \(dependency)
      ],
      targets: [
        .testTarget(
          name: "LifecycleTests",
          dependencies: [
            .product(name: "HeadlessUIKit", package: "\(package)"),
            .product(name: "LifelineTesting", package: "\(package)"),
          ]
        )
      ]
    )

    """
  }

  private static let imports = ["HeadlessUIKit", "LifelineTesting", "Testing"]
    .map { "import \($0)" }.joined(separator: "\n")

  private static let test = """
    \(imports)

    /// The trace of each test is checked at its end, and drawn in .lifeline/index.html.
    @MainActor
    @Suite(.lifeline)
    struct LifecycleTests {
      let window = UIWindow()

      @Test func `a pushed screen appears`() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        try HeadlessApp.current.settle()
        let screen = UIViewController()
        navigation.pushViewController(screen, animated: true)
        try HeadlessApp.current.settle()
        expectState(of: screen, is: .visible)
      }
    }

    """

  private static let configuration = """
    # What 'lifeline check' reports; 'lifeline rules' lists the rules, 'lifeline explain LC209' explains one.
    fail-on: error

    """

  private static let workflow = """
    name: lifecycle
    on: [push, pull_request]
    permissions:
      contents: read
    jobs:
      lifecycle:
        runs-on: ubuntu-latest
        container: swift:6.2
        steps:
          - uses: actions/checkout@v4
          - run: swift test --package-path LifecycleTests
          - if: always()
            uses: actions/upload-artifact@v4
            with:
              name: lifecycle
              path: LifecycleTests/.lifeline
              include-hidden-files: true

    """
}
