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

  /// Reads the names in the list `appleModules` of the manifest of the package `lifeline`.
  init(lifeline: String) {
    let manifest = FileManager.default.contents(atPath: lifeline + "/Package.swift") ?? Data()
    let lines = String(decoding: manifest, as: UTF8.self).split(separator: "\n")
    let list = lines.drop { !$0.hasPrefix("let appleModules") }.dropFirst().prefix { $0 != "]" }
    products = Set(list.compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) })
    let folders = try? FileManager.default.contentsOfDirectory(atPath: lifeline + "/Sources")
    moduleNames = products.union(folders ?? []).subtracting(["Documentation"])
    let runtime = FileManager.default.enumerator(atPath: lifeline + "/Sources/HeadlessUIKit")
    runtimeFiles = Set(
      (runtime?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map { path in
        String((path.split(separator: "/").last ?? "").dropLast(6))
      }
    )
  }
}
