import TraceModel

/// The report of a tour.
extension Tour: CustomStringConvertible {
  /// The screens with the actions on each, and what a user has to look at.
  public var description: String {
    ([summary] + screenLines + changeLines + problemLines + skippedLines).joined(separator: "\n")
  }

  private var summary: String {
    let repeated = actions.count(where: \.isRepeated)
    let first = actions.count - repeated
    return
      "tour: \(Self.count(screens.count, " screen")), \(Self.count(first, " action")), "
      + "\(repeated) repeated, "
      + "\(duration.wholeNanoseconds / 1_000_000) ms of the app's time; \(end.text)"
  }

  private var screenLines: [String] {
    ["screens:"]
      + screens.map { screen in
        let title = screen.title.isEmpty ? "" : " “\(screen.title)”"
        let arrival = screen.arrival.map { " after \($0), \(actions[$0 - 1].step)" }
        let tried = actions.filter { $0.screen == screen.number && !$0.isRepeated }.count
        return "  \(screen.number). \(screen.name)\(title)\(arrival ?? ""): "
          + Self.count(tried, " action")
      }
  }

  private var changeLines: [String] {
    ["actions:"]
      + actions.filter { !$0.isRepeated }.map { action in
        "  \(action.number). screen \(action.screen): \(action.step) → "
          + text(of: action.outcome, action.number)
      }
  }

  private func text(of outcome: Outcome, _ action: Int) -> String {
    switch outcome {
    case .opened(let number):
      let isNew = screens[number - 1].arrival == action
      return "\(isNew ? "new screen" : "screen") \(number)"
    case .changed: return "changes"
    case .nothing: return "nothing"
    case .failed(let reason): return "failed: \(reason)"
    }
  }

  private var problemLines: [String] {
    var lines: [String] = []
    for screen in deadEnds {
      lines.append("  screen \(screen.number) was not left: \(screen.name)")
    }
    for action in actions {
      for text in action.exceptions { lines.append("  action \(action.number) raises \(text)") }
    }
    let waiting = actions.filter { !$0.pending.isEmpty }
    var texts: [String] = []
    for action in waiting {
      for text in action.pending.map(Self.withoutTime) where !texts.contains(text) {
        texts.append(text)
        lines.append("  after action \(action.number), work was pending: \(text)")
      }
    }
    if !waiting.isEmpty {
      lines.append("  work was pending after \(Self.count(waiting.count, " action"))")
    }
    return lines.isEmpty ? [] : ["problems:"] + lines
  }

  /// A description of pending work without its due time, which differs between equal work.
  private static func withoutTime(_ text: String) -> String {
    guard let start = text.range(of: " at "), let end = text.range(of: " ms") else { return text }
    guard start.upperBound <= end.lowerBound else { return text }
    return String(text[..<start.lowerBound] + text[end.upperBound...])
  }

  private var skippedLines: [String] {
    guard !skipped.isEmpty else { return [] }
    var lines = ["not tried:"]
    var index = 0
    while index < skipped.count {
      let first = skipped[index]
      let similar = skipped[index...].prefix {
        $0.step.screen == first.step.screen && $0.reason == first.reason
          && $0.step.kind == first.step.kind
      }
      let labels = similar.prefix(3).filter { !$0.step.label.isEmpty }.map { " “\($0.step.label)”" }
      let rest = similar.count > 3 ? " and \(similar.count - 3) more" : ""
      lines.append(
        "  \(first.step.screen): \(first.step.kind.rawValue)"
          + "\(labels.joined(separator: ","))\(rest): \(first.reason)"
      )
      index += similar.count
    }
    return lines
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number)\(noun)\(number == 1 ? "" : "s")"
  }
}

extension Tour.Step: CustomStringConvertible {
  /// The step in words, such as `button “Buy”`.
  public var description: String { label.isEmpty ? kind.rawValue : "\(kind.rawValue) “\(label)”" }
}

extension Tour.End {
  fileprivate var text: String {
    switch self {
    case .nothingLeft: "nothing is left to try"
    case .actions: "ended by the limit of actions"
    case .time: "ended by the limit of time"
    case .noScreen: "ended because no window is visible"
    }
  }
}
