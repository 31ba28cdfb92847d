import Foundation

/// The texts of the files of a package.
extension WrapperPackage {
  func manifest(
    _ modules: [AppModuleSources],
    _ needed: [[SwiftIdentifier]],
    _ standIns: [SwiftIdentifier]
  ) -> SwiftSource {
    let package = options.pluginPackage ?? options.lifeline + "/Sources/AppSources"
    var targets: SwiftSource = ""
    for name in ["SwiftUI", "Combine"] where files["Sources/\(name)/\(name).swift"] != nil {
      // Code that does not import it need not wait for its compilation.
      targets += """
            .target(
              name: \(literal: name),
              dependencies: [.product(name: \(literal: "Headless\(name)"), package: "lifeline")]
            ),

        """
    }
    for name in standIns {
      targets += "    .target(name: \(literal: name.text), dependencies: [\"UIKit\"]),\n"
    }
    for (module, dependencies) in zip(modules, needed) {
      targets += target(module, dependencies + standIns.filter { module.imports.contains($0.text) })
    }
    let app = (modules.first { $0.isApplication } ?? modules.first)?.module.text ?? ""
    let packages = keptPackages.map { package, argument -> SwiftSource in
      "    .package(url: \(literal: package.url), \(argument)),\n"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \(literal: Self.name(options.output)),
        platforms: [.macOS(.v15)],
        dependencies: [
          .package(name: "lifeline", path: \(literal: Self.relative(options.lifeline, to: options.output))),
          .package(name: "AppSources", path: \(literal: Self.relative(package, to: options.output))),
      \(packages.joined())  ],
        targets: [
          .target(name: "UIKit", dependencies: [.product(name: "HeadlessUIKit", package: "lifeline")]),
          .target(name: "_Testing_UIKit"),
      \(targets)    .testTarget(
            name: "LaunchTests",
            dependencies: [
              \(literal: app), "UIKit", "_Testing_UIKit",
              .product(name: "LifelineTesting", package: "lifeline"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]
          ),
        ]
      )

      """
  }

  private var keptPackages: [(RemotePackage, SwiftSource)] {
    remotes.compactMap { package in
      let isKept = options.packages.contains { $0.lowercased() == package.name.lowercased() }
      return isKept ? (package, (package.version ?? .branch("main")).source) : nil
    }
  }

  private func target(
    _ module: AppModuleSources,
    _ dependencies: [SwiftIdentifier]
  ) -> SwiftSource {
    let base = ["UIKit"] + (module.isTest ? ["_Testing_UIKit"] : [])
    let names =
      base + ["SwiftUI", "Combine"].filter(module.imports.contains)
      + dependencies.map(\.text)
    var libraries: [SwiftSource] = names.map { "\(literal: $0)" }
    libraries += provided.products.intersection(module.imports).subtracting(names).sorted()
      .map { ".product(name: \(literal: $0), package: \"lifeline\")" }
    libraries += keptProducts(module).compactMap { product in
      keptPackage(of: product).map {
        ".product(name: \(literal: product), package: \(literal: $0.name))"
      }
    }
    let settings = module.settings.swiftSettings(toolsVersion: module.toolsVersion)
    let plist: SwiftSource =
      files["\(module.folder)/Info.plist"] == nil ? "" : ", \"Info.plist\""
    let kind: SwiftSource = module.isTest ? "testTarget" : "target"
    return """
          .\(kind)(
            name: \(literal: module.module.text),
            dependencies: [\(libraries.joined(separator: ", "))],
            exclude: ["app-sources.json"\(plist)],
            swiftSettings: [\(settings.joined(separator: ", "))],
            plugins: [.plugin(name: \(literal: options.plugin), package: "AppSources")]
          ),

      """
  }

  static func test(_ app: AppModuleSources) -> SwiftSource {
    let start: SwiftSource
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
  static func localizedStrings(_ module: SwiftIdentifier) -> SwiftSource {
    """
    // The app's sources are added by the plugin; app-sources.json names them.
    import UIKit

    func NSLocalizedString(
      _ key: String,
      tableName: String? = nil,
      bundle: Bundle = .app(module: \(literal: module.text)),
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
  static func bundle(_ module: SwiftIdentifier) -> SwiftSource {
    """

    extension Bundle {
      static var module: Bundle { .app(module: \(literal: module.text)) }
    }

    """
  }

  /// A file that exports a module of Foundation to the module that contains the file.
  static func reexport(_ module: SwiftSource, of type: SwiftSource) -> SwiftSource {
    """
    #if canImport(\(module))
      // The app's files import Foundation only, which contains \(type) on Apple's platforms.
      @_exported import \(module)
    #endif

    """
  }

  /// Declarations that sessions in the background need and Linux lacks.
  static let backgroundSessions: SwiftSource = """

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
