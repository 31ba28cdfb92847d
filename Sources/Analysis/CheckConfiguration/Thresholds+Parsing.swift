import TraceAnalysis

extension Thresholds {
  /// The keys, in the order in which the documentation lists them.
  static let keys = ConfigurationKey.ofThresholds.map(\.name)

  /// Reads the thresholds of a configuration; others keep their defaults.
  init(_ node: YAMLNode, in document: YAMLDocument) throws(ConfigurationError) {
    self.init()
    for (key, _, value) in try document.members(of: node, "'thresholds'", keys: Self.keys) {
      let number = try document.number(of: value, "'\(key)'")
      switch key {
      case "first-appearance-ms": firstAppearance = .milliseconds(number)
      case "layouts-per-second": layoutsInSecond = number
      case "layouts-per-turn": layoutsInTurn = number
      case "release-ms": release = .milliseconds(number)
      case "instances-per-class": instancesOfClass = number
      case "slow-callback-ms": slowCallback = .milliseconds(number)
      case "flicker-ms": flicker = .milliseconds(number)
      case "refused-dismissals": refusedDismissals = number
      case "bodies-per-turn": bodiesInTurn = number
      default: idleBodies = number
      }
    }
  }
}
