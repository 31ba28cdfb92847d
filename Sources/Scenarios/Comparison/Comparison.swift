/// How a run agrees with an expectation.
package struct Comparison: Sendable {
  /// Whether the run agrees.
  package let holds: Bool
  /// The reason for the accepted order with which it agrees, when it is not the evidence's own.
  package let accepted: String?
  /// Both sides line by line: `  ` on both, `- ` only expected, `+ ` only observed with its step.
  package let lines: [String]
}

extension Scenario {
  /// Compares a run with what is expected of it.
  ///
  /// Only what the log would have shown is compared: the callbacks that it prints, of the objects
  /// that it names. Diagnostics are always compared: a log shows them. Layout is asked for where
  /// the log shows it, never counted.
  package func compare(_ result: ScenarioResult) -> Comparison {
    let own = alignment(expectation, result)
    if own.isEqual { return Comparison(holds: true, accepted: nil, lines: text(own)) }
    for alternative in accepts {
      let other = alignment(alternative.expectation, result)
      guard other.isEqual else { continue }
      return Comparison(holds: true, accepted: alternative.because, lines: text(other))
    }
    return Comparison(holds: false, accepted: nil, lines: text(own))
  }

  private func alignment(_ lines: [ExpectedLine], _ result: ScenarioResult) -> Alignment {
    let expected = lines.filter { !$0.isUnmodelled }
    let filter = ObservedFilter(expected: expected, observes: observes)
    return Alignment(expected: expected, observed: result.observed.filter(filter.shows))
  }

  private func text(_ alignment: Alignment) -> [String] {
    alignment.pairs.map { pair in
      switch pair {
      case .both(let line, _): "  \(line.text)"
      case .missing(let line, let isRequired): "\(isRequired ? "-" : " ") \(line.text)"
      case .extra(let line, let isWrong):
        "\(isWrong ? "+" : " ") \(line.text)\(isWrong ? cause(of: line) : "")"
      }
    }
  }

  private func cause(of line: ObservedLine) -> String {
    guard let step = line.step, steps.indices.contains(step) else { return "" }
    return "   (step \(step + 1), line \(steps[step].place.line): \(steps[step].text))"
  }
}

/// Decides which lines of a run the log would have shown.
struct ObservedFilter {
  private let callbacks: Set<String>
  private let objects: Set<String>
  private let pairs: Set<String>?
  private let logs: Set<String>

  init(expected: [ExpectedLine], observes: [String]?) {
    callbacks = Set(expected.filter { $0.object != nil }.map(\.callback))
    objects = Set(expected.compactMap(\.object))
    pairs = observes.map(Set.init)
    logs = Set(expected.filter { $0.object == nil }.map(Self.log))
  }

  /// Tells whether the log would have shown a line.
  func shows(_ line: ObservedLine) -> Bool {
    switch line.content {
    case .diagnostic: return true
    case .log(let text): return logs.contains(text)
    case .callback(let object, let name, _, _):
      if let pairs { return pairs.contains("\(object).\(name)") || pairs.contains(name) && objects.contains(object) }
      return objects.contains(object) && callbacks.contains(name)
    }
  }

  private static func log(_ line: ExpectedLine) -> String {
    line.text.hasPrefix("log ") ? String(line.text.dropFirst(4)) : line.text
  }
}
