/// The texts of the files of a package.
extension WrapperPackage {
  func manifest(_ modules: [AppModuleSources], _ needed: [[String]]) -> String {
    let package = options.pluginPackage ?? options.lifeline + "/Sources/AppSources"
    var targets = ""
    for (module, dependencies) in zip(modules, needed) {
      let libraries =
        (["UIKit"] + ["SwiftUI"].filter(module.imports.contains) + dependencies).map {
          "\"\($0)\""
        }
        + ["MapKit", "WebKit"].filter(module.imports.contains).map {
          ".product(name: \"\($0)\", package: \"lifeline\")"
        }
      let settings =
        [".swiftLanguageMode(.v5)"]
        + module.settings.compilationConditions.map { ".define(\"\($0)\")" }
      targets += """
            .target(
              name: "\(module.module)",
              dependencies: [\(libraries.joined(separator: ", "))],
              exclude: ["app-sources.json"\(files["Sources/\(module.module)/Info.plist"] == nil ? "" : ", \"Info.plist\"")],
              swiftSettings: [\(settings.joined(separator: ", "))],
              plugins: [.plugin(name: "\(options.plugin)", package: "AppSources")]
            ),

        """
    }
    let app = (modules.first { $0.isApplication } ?? modules.first)?.module ?? ""
    // Code that does not import it need not wait for its compilation.
    let swiftUI =
      files["Sources/SwiftUI/SwiftUI.swift"] == nil
      ? ""
      : """
          .target(
            name: "SwiftUI",
            dependencies: [.product(name: "HeadlessSwiftUI", package: "lifeline")]
          ),

      """
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(Self.name(options.output))",
        platforms: [.macOS(.v15)],
        dependencies: [
          .package(name: "lifeline", path: "\(Self.relative(options.lifeline, to: options.output))"),
          .package(name: "AppSources", path: "\(Self.relative(package, to: options.output))"),
        ],
        targets: [
          .target(name: "UIKit", dependencies: [.product(name: "HeadlessUIKit", package: "lifeline")]),
          .target(name: "_Testing_UIKit"),
      \(swiftUI)\(targets)    .testTarget(
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

      @MainActor
      @Test(.lifeline)
      func `the app launches`() async throws {
        let app = HeadlessApp.current
        \(start)
        try await app.settle()
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

      init(format: String, arguments: [any CVarArg]) {
        self = .appFormat(format, arguments, locale: nil)
      }
    }

    """
  }

  static let networking = """
    #if canImport(FoundationNetworking)
      // The app's files import Foundation only, which contains URLSession on Apple's platforms.
      @_exported import FoundationNetworking
    #endif

    """

  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
