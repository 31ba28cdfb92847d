import Foundation

/// The texts of the files of a package.
extension WrapperPackage {
  func manifest(
    _ modules: [AppModuleSources],
    _ needed: [[String]],
    _ standIns: [String]
  ) -> String {
    let package = options.pluginPackage ?? options.lifeline + "/Sources/AppSources"
    var targets = ""
    for name in ["SwiftUI", "Combine"] where files["Sources/\(name)/\(name).swift"] != nil {
      // Code that does not import it need not wait for its compilation.
      targets += """
            .target(
              name: "\(name)",
              dependencies: [.product(name: "Headless\(name)", package: "lifeline")]
            ),

        """
    }
    for name in standIns {
      targets += "    .target(name: \"\(name)\", dependencies: [\"UIKit\"]),\n"
    }
    for (module, dependencies) in zip(modules, needed) {
      targets += target(module, dependencies + standIns.filter(module.imports.contains))
    }
    let app = (modules.first { $0.isApplication } ?? modules.first)?.module ?? ""
    let packages = keptPackages.map { package, argument in
      "    .package(url: \"\(package.url)\", \(argument)),\n"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(Self.literal(Self.name(options.output)))",
        platforms: [.macOS(.v15)],
        dependencies: [
          .package(name: "lifeline", path: "\(relativeLiteral(options.lifeline))"),
          .package(name: "AppSources", path: "\(relativeLiteral(package))"),
      \(packages.joined())  ],
        targets: [
          .target(name: "UIKit", dependencies: [.product(name: "HeadlessUIKit", package: "lifeline")]),
          .target(name: "_Testing_UIKit"),
      \(targets)    .testTarget(
            name: "LaunchTests",
            dependencies: [
              "\(app)", "UIKit", "_Testing_UIKit",
              .product(name: "LifelineTesting", package: "lifeline"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]
          ),
        ]
      )

      """
  }

  private var keptPackages: [(RemotePackage, String)] {
    remotes.compactMap { package in
      let isKept = options.packages.contains { $0.lowercased() == package.name.lowercased() }
      return isKept ? (package, package.argument ?? "branch: \"main\"") : nil
    }
  }

  private func target(_ module: AppModuleSources, _ dependencies: [String]) -> String {
    let base = ["UIKit"] + (module.isTest ? ["_Testing_UIKit"] : [])
    let names = base + ["SwiftUI", "Combine"].filter(module.imports.contains) + dependencies
    var libraries = names.map { "\"\($0)\"" }
    libraries += provided.products.intersection(module.imports).subtracting(dependencies).sorted()
      .map { ".product(name: \"\($0)\", package: \"lifeline\")" }
    libraries += keptProducts(module).compactMap { product in
      keptPackage(of: product).map { ".product(name: \"\(product)\", package: \"\($0.name)\")" }
    }
    let settings = module.settings.swiftSettings(toolsVersion: module.toolsVersion)
    let plist = files["\(module.folder)/Info.plist"] == nil ? "" : ", \"Info.plist\""
    return """
          .\(module.isTest ? "testTarget" : "target")(
            name: "\(module.module)",
            dependencies: [\(libraries.joined(separator: ", "))],
            exclude: ["app-sources.json"\(plist)],
            swiftSettings: [\(settings.joined(separator: ", "))],
            plugins: [.plugin(name: "\(options.plugin)", package: "AppSources")]
          ),

      """
  }

  private func relativeLiteral(_ path: String) -> String {
    Self.literal(Self.relative(path, to: options.output))
  }

  /// The text of a string literal.
  static func literal(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
  }

  static func test(_ app: AppModuleSources) -> String {
    let start: String
    switch (app.delegate, app.sceneDelegate) {
    case (let delegate?, let scene?): start = "app.launch(\(delegate)(), scene: \(scene)())"
    case (let delegate?, nil): start = "app.launch(\(delegate)())"
    default:
      start = """
        // Create the controller that the test is about.
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
        """
    }
    return """
      import LifelineTesting
      import Testing
      import UIKit

      @testable import \(app.module)

      // The tests run one after the other: global variables of an app exist once in the process. Other
      // suites run in parallel; add tests as `extension LaunchTests`.
      @MainActor
      @Suite(.serialized)
      struct LaunchTests {
        @Test(.lifeline)
        func `the app launches`() async throws {
          let app = HeadlessApp.current
          \(start)
          try await app.settle()
        }

        @Test(.lifeline)
        func `the tour visits the screens of the app`() async throws {
          let app = HeadlessApp.current
          \(start)
          let tour = try await app.tour()
          try writeReport(tour)
          #expect(!tour.screens.isEmpty)
        }
      }

      """
  }

  /// The functions of Foundation that read no tables of strings on Linux, for one module.
  ///
  /// A declaration of the module has precedence over an imported one with the same signature.
  static func localizedStrings(_ module: String) -> String {
    """
    // The app's sources are added by the plugin; app-sources.json names them.
    import UIKit

    func NSLocalizedString(
      _ key: String,
      tableName: String? = nil,
      bundle: Bundle = .app(module: "\(module)"),
      value: String = "",
      comment: String
    ) -> String {
      bundle.appString(forKey: key, value: value, table: tableName)
    }

    extension Bundle {
      func localizedString(forKey key: String, value: String?, table: String?) -> String {
        appString(forKey: key, value: value, table: table)
      }
    }

    extension String {
      static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        appFormat(format, arguments)
      }

      init(format: String, _ arguments: any CVarArg...) {
        self = .appFormat(format, arguments, locale: nil)
      }

      init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = .appFormat(format, arguments, locale: nil)
      }
    }

    """
  }

  /// The bundle that SwiftPM generates for a target with resources.
  static func bundle(_ module: String) -> String {
    """

    extension Bundle {
      static var module: Bundle { .app(module: "\(module)") }
    }

    """
  }

  /// A file that exports a module of Foundation to the module that contains the file.
  static func reexport(_ module: String, of type: String) -> String {
    """
    #if canImport(\(module))
      // The app's files import Foundation only, which contains \(type) on Apple's platforms.
      @_exported import \(module)
    #endif

    """
  }

  /// What sessions in the background need and Linux lacks.
  static let backgroundSessions = """

    #if canImport(FoundationNetworking)
      // No session runs in the background on Linux.
      extension URLSessionConfiguration {
        var sessionSendsLaunchEvents: Bool {
          get { false }
          set {}
        }
        static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
          .default
        }
      }
    #endif

    """

  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
