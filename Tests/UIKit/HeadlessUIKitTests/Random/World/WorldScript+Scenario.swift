/// Writes a script as a scenario file; the grammar is in traces/scenarios/README.md.
extension WorldScript {
  /// Returns a scenario file with the same operations and an empty expectation.
  func scenario(title: String) -> String {
    var lines = ["title: \(title.split(separator: "\n").joined(separator: " "))", "objects:"]
    for (number, name) in WorldCast.controllers.enumerated() where mentions(name) {
      lines.append("  \(name): \(WorldCast.className(of: number))")
      guard number == WorldCast.silent else { continue }
      lines.removeLast()
      lines += ["  \(name):", "    class: UIViewController", "    forwardsAppearance: false"]
    }
    for name in WorldCast.windows where mentions(name) { lines.append("  \(name): UIWindow") }
    for name in WorldCast.views where mentions(name) {
      lines.append("  \(name): UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))")
    }
    for object in WorldAnimation.objects where mentions(String(object.prefix { $0 != ":" })) {
      lines.append("  \(object)")
    }
    if mentions("application") { lines.append("  application: UIApplication") }
    if !hooks.isEmpty { lines.append("hooks:") }
    for (name, operations) in mergedHooks {
      lines.append("  \(name):")
      lines += operations.flatMap(\.lines).map { "    - \($0)" }
    }
    lines.append("steps:")
    lines += steps.flatMap(\.lines).map { "  - \($0)" }
    lines.append("expect: []")
    return lines.joined(separator: "\n") + "\n"
  }

  private var mergedHooks: [(name: String, operations: [WorldOperation])] {
    var merged: [(name: String, operations: [WorldOperation])] = []
    for hook in hooks {
      let name = "\(WorldCast.controllers[hook.controller]).\(hook.callback.rawValue)"
      if let place = merged.firstIndex(where: { $0.name == name }) {
        merged[place].operations += hook.operations
      } else {
        merged.append((name, hook.operations))
      }
    }
    return merged
  }

  private func mentions(_ name: String) -> Bool {
    let lines = steps.flatMap(\.lines) + hooks.flatMap { $0.operations.flatMap(\.lines) }
    let inHooks = hooks.contains { WorldCast.controllers[$0.controller] == name }
    return inHooks
      || lines.contains { line in
        line.split { !$0.isLetter && $0 != "_" }.contains { $0 == name }
      }
  }
}

extension WorldPlace {
  /// The spelling of the view in a scenario.
  var text: String {
    switch self {
    case .view(let number): WorldCast.views[number]
    case .root(let number): "\(WorldCast.controllers[number]).view"
    case .window(let number): WorldCast.windows[number]
    }
  }
}

extension WorldFinger {
  /// Returns the line for a phase of a gesture on an object.
  func line(_ object: String, begin: String? = nil) -> String {
    switch self {
    case .begin: begin ?? "swipe begin \(object)"
    case .update(let percent): "swipe update \(object) \(Double(percent) / 100)"
    case .finish: "swipe finish \(object)"
    case .cancel: "swipe cancel \(object)"
    }
  }
}
