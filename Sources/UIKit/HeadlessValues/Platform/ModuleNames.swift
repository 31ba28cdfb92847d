import Foundation
import TraceModel

/// The modules that types belong to.
///
/// Messages and traces show the types of all modules of the runtime as those of `HeadlessUIKit`,
/// the module that apps import.
package enum ModuleNames {
  /// The module that apps import.
  package static let umbrella = "HeadlessUIKit"

  /// The modules that it re-exports.
  package static let parts = [
    "HeadlessCore", "HeadlessControls", "HeadlessLists", "HeadlessValues", "HeadlessNibs",
    "HeadlessDriving",
  ]

  private static let runtime = Set(parts + [umbrella])

  private static let foreign: Set<String> = runtime.union([
    "Combine", "CoreFoundation", "Dispatch", "Findings", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "HeadlessCombine", "HeadlessSwiftUI",
    "LayoutSolver", "LifecycleBehaviors", "LifelineTestKit", "LifelineTesting", "LifelineXCTest",
    "Observation", "OpenCombine", "Swift", "Synchronization", "Testing", "TestIndex", "TextMetrics",
    "TraceAnalysis", "TraceComparison", "TraceFormat", "TraceModel", "TracePage", "TraceRecorder",
    "XCTest", "_Concurrency",
  ])

  /// Returns the module that declares a type; `HeadlessUIKit` for those of the runtime.
  package static func module(of type: Any.Type) -> String {
    let module = String(String(reflecting: type).prefix { $0 != "." })
    return runtime.contains(module) ? umbrella : module
  }

  /// Returns the name of a type with its module, such as `Shop.CartViewController`.
  package static func name(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    guard name.contains("Headless") else { return name }
    return runtime.reduce(name) { $0.replacing("\($1).", with: "\(umbrella).") }
  }

  package static func isRuntime(_ module: some StringProtocol) -> Bool {
    runtime.contains(String(module))
  }

  /// Returns whether a module is one of the app: not of this package, of Swift or of the system.
  package static func isOfApp(_ module: some StringProtocol) -> Bool {
    !foreign.contains(String(module)) && !AppleModules.contains(module)
  }

  /// Returns the first module in a symbol: `Shop` of `$s4Shop4CartC3payyyF`.
  package static func module(ofSymbol symbol: String) -> String? {
    guard symbol.hasPrefix("$s") else { return nil }
    let rest = symbol.dropFirst(2)
    let digits = rest.prefix { $0.isNumber }
    guard !digits.hasPrefix("0"), let length = Int(digits) else { return nil }
    let name = rest.dropFirst(digits.count).prefix(length)
    return name.count == length ? String(name) : nil
  }
}
