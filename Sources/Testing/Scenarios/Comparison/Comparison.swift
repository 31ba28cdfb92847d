/// The comparison of a run with its expectation.
package struct Comparison: Sendable {
  /// Whether the run matches.
  package let holds: Bool
  /// The reason for the accepted order that it matches; `nil` if it is the evidence's own order.
  package let accepted: String?
  /// Both sides line by line: `  ` on both, `- ` only expected, `+ ` only observed with its step.
  package let lines: [String]
}

extension Scenario {
  /// Compares a run with its expectation.
  ///
  /// Only lines that the log would have shown are compared: if it prints a callback for one view,
  /// that callback is compared for all views that it names; the same holds for controllers.
  /// Diagnostics, lines of the app and completion blocks are always compared. ``LayoutRule``
  /// determines the comparison of layout. Checks and counts must always hold; a file with counts
  /// only has no log to compare.
  package func compare(_ result: ScenarioResult) -> Comparison {
    let wrong = result.failedChecks.flatMap(\.lines) + wrongCounts(result)
    guard expectsOrder else { return Comparison(holds: wrong.isEmpty, accepted: nil, lines: wrong) }
    let own = alignment(expectation, result)
    if own.isEqual {
      return Comparison(holds: wrong.isEmpty, accepted: nil, lines: text(own) + wrong)
    }
    for alternative in accepts {
      let other = alignment(alternative.expectation, result)
      guard other.isEqual else { continue }
      return Comparison(
        holds: wrong.isEmpty,
        accepted: alternative.because,
        lines: text(other) + wrong
      )
    }
    return Comparison(holds: false, accepted: nil, lines: text(own) + wrong)
  }

  private func alignment(_ lines: [ExpectedLine], _ result: ScenarioResult) -> Alignment {
    let expected = lines.filter { !$0.isUnmodelled }
    let kinds = Dictionary(objects.map { ($0.name, $0.type.kind) }) { first, _ in first }
    let filter = ObservedFilter(expected: expected, observes: observes, kinds: kinds)
    let isCounted: (ObservedLine) -> Bool = { line in
      counts.contains { Alignment.agree($0.line, line) }
    }
    return Alignment(
      expected: expected,
      observed: result.observed.filter { filter.shows($0) && !isCounted($0) },
      isPrefix: expectsPrefix,
      layout: LayoutRule(mode: layout, listed: Set(observes ?? []))
    )
  }

  private func wrongCounts(_ result: ScenarioResult) -> [String] {
    counts.flatMap { count -> [String] in
      let found = result.observed.count { Alignment.agree(count.line, $0) }
      guard found != count.number else { return [] }
      return ["- \(count.line.text): \(count.number)", "+ \(count.line.text): \(found)"]
    }
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
    return "   (step \(step + 1), line \(steps[step].position.line): \(steps[step].text))"
  }
}

/// Determines which lines of a run the log would have shown.
///
/// An app that logs a callback of a class logs it for all objects of the class; an app that logs
/// callbacks of views need not log callbacks of controllers.
struct ObservedFilter {
  private let pairs: Set<String>

  init(expected: [ExpectedLine], observes: [String]?, kinds: [String: ObjectKind]) {
    if let observes {
      pairs = Set(observes)
      return
    }
    let objects = Set(expected.compactMap(\.object))
    var pairs: Set<String> = []
    for line in expected {
      guard let printed = line.object, let kind = kinds[printed]?.family else { continue }
      for object in objects where kinds[object]?.family == kind {
        pairs.insert("\(object).\(line.callback)")
      }
    }
    self.pairs = pairs
  }

  /// Returns whether the log would have shown a line.
  func shows(_ line: ObservedLine) -> Bool {
    switch line.content {
    case .diagnostic, .log: true
    case .callback(let object, let name, _, _, _): pairs.contains("\(object).\(name)")
    }
  }
}
