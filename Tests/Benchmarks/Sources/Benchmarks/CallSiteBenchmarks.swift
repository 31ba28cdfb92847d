import Foundation
import HeadlessUIKit

/// The cost of recording the app's calls.
@MainActor
enum CallSiteBenchmarks {
  private static let rounds = 9
  private static let pushes = 300

  /// Prints the time and the size of a trace of pushes and pops with the app's calls, as ratios to
  /// those without them.
  static func printRatios() async throws {
    var times: [Bool: Double] = [:]
    var sizes: [Bool: Int] = [:]
    for _ in 0..<rounds {
      for recordsCalls in [false, true] {
        setenv("LIFELINE_SITES", recordsCalls ? "1" : "0", 1)
        let (time, size) = try await pushAndPop()
        times[recordsCalls] = min(times[recordsCalls] ?? .infinity, time)
        sizes[recordsCalls] = size
      }
    }
    let time = (times[true] ?? 0) / (times[false] ?? 1)
    let size = Double(sizes[true] ?? 0) / Double(sizes[false] ?? 1)
    print(String(format: "push and pop with the app's calls: time × %.3f, size × %.3f", time, size))
  }

  private static func pushAndPop() async throws -> (time: Double, size: Int) {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-calls-\(ProcessInfo.processInfo.processIdentifier).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let start = ProcessTime.own
    try await recordTrace(to: path) { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      for _ in 0..<pushes {
        navigation.pushViewController(UIViewController(), animated: false)
        try app.idle()
        navigation.popViewController(animated: false)
        try app.idle()
      }
    }
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return (ProcessTime.own - start, size ?? 0)
  }
}
