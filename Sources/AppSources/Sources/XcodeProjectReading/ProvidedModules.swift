import Foundation

/// The modules that a package around an app can use without more work.
struct ProvidedModules: Sendable {
  /// The modules of the toolchain, and those that the rewriter or the package replaces.
  static let system: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "Observation", "Synchronization",
    "RegexBuilder", "Distributed", "Testing", "XCTest", "UIKit", "SwiftUI", "Combine",
    "CoreGraphics", "CoreFoundation", "QuartzCore", "ObjectiveC", "Darwin", "os", "OSLog",
  ]

  /// The products of the package `lifeline` that have the name of a module of Apple's.
  let products: Set<String>
  /// The names of all modules of the package `lifeline`, which are those of its folders.
  let moduleNames: Set<String>
  /// The names of the runtime's files, which are those of its types.
  let runtimeFiles: Set<String>

  /// Reads the folders of the package `lifeline`: `Sources/ROOM/MODULE`.
  init(lifeline: String) {
    let sources = lifeline + "/Sources"
    products = Set(Self.folders(in: sources + "/AppleModules"))
    moduleNames = Set(
      Self.folders(in: sources).filter { !Self.packages.contains($0) }
        .flatMap { Self.folders(in: "\(sources)/\($0)") }
    )
    let runtime = FileManager.default.enumerator(atPath: sources + "/UIKit")
    runtimeFiles = Set(
      (runtime?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map { path in
        String((path.split(separator: "/").last ?? "").dropLast(6))
      }
    )
  }

  /// The folders in `Sources` that are packages of their own, not rooms.
  private static let packages: Set = ["AppSources", "Documentation"]

  private static func folders(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { !$0.contains(".") }
  }
}
