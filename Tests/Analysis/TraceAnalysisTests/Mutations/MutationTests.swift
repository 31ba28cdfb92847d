import Findings
import Foundation
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `Deliberate mistakes` {
  private typealias Mutation = MutableTrace.Mutation

  /// The recorded traces: the stories', and the scenarios' where there are some.
  private static let paths: [String] = {
    let root = Vector.repositoryRoot
    return ["traces/stories", "traces/scenarios"].flatMap { folder -> [String] in
      let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      let names = (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".json") }
      return names.sorted().map { "\(folder)/\($0)" }
    }
  }()

  /// What was counted for one mutation.
  private struct Count {
    var illegal = 0
    var caught = 0
    var legal = 0
    var falseErrors: [String] = []
    var survivors: [String: Int] = [:]
  }

  /// A mutant: one change of one controller's callbacks in one trace.
  private struct Mutant {
    var path: Int
    var id: SubjectID
    var mutation: Mutation
    var place: Int
    var verdict: InstanceWord.Verdict
  }

  /// More mutants than this are not tried: of more, those that stand evenly are.
  private static let limit = 1500

  private static func mutants(of traces: [MutableTrace]) -> [Mutant] {
    var mutants: [Mutant] = []
    for (path, trace) in traces.enumerated() {
      for id in trace.controllers where trace.word(of: id).verdict == .legal {
        for mutation in Mutation.allCases {
          for place in trace.callbacks[id, default: []].indices {
            guard let word = trace.word(of: id, mutation, at: place) else { continue }
            mutants.append(
              Mutant(path: path, id: id, mutation: mutation, place: place, verdict: word.verdict)
            )
          }
        }
      }
    }
    return mutants
  }

  @Test func `a mutated trace has findings`() throws {
    let traces = try Self.paths.map {
      try MutableTrace(path: Vector.repositoryRoot.appending(path: $0).path)
    }
    let before = traces.map { Self.keys($0.report()) }
    let all = Self.mutants(of: traces)
    let tried = min(all.count, Self.limit)
    var counts: [Mutation: Count] = [:]
    for number in 0..<tried {
      let mutant = all[number * all.count / tried]
      let trace = traces[mutant.path]
      let after = Self.keys(trace.report(mutant.id, mutant.mutation, at: mutant.place))
      let new = after.filter { $0.value > before[mutant.path][$0.key, default: 0] }.keys
      var count = counts[mutant.mutation] ?? Count()
      let name = NameTable()[trace.word(of: mutant.id).letters[mutant.place].name]
      switch mutant.verdict {
      case .illegal:
        count.illegal += 1
        if new.contains(where: { $0.severity > .info }) {
          count.caught += 1
        } else {
          let isOfUIKit = trace.hasUIKitParent(mutant.id)
          let next = trace.word(of: mutant.id).letters.dropFirst(mutant.place + 1).first?.name
          let isLate = name == "didMove(toParent:)" && next == .willMoveToParent
          let isRepeated = name == "willMove(toParent:)" && mutant.mutation == .duplication
          let kind =
            isOfUIKit
            ? Self.ofUIKit : isLate ? Self.leaving : isRepeated ? Self.repeated : "?"
          count.survivors["\(kind) `\(name)`", default: 0] += 1
        }
      case .legal:
        count.legal += 1
        for key in new where key.severity == .error && key.subject == mutant.id {
          count.falseErrors.append("\(Self.paths[mutant.path]) \(name) \(key.rule)")
        }
      case .undecided: break
      }
      counts[mutant.mutation] = count
    }
    let illegal = counts.values.reduce(0) { $0 + $1.illegal }
    let caught = counts.values.reduce(0) { $0 + $1.caught }
    print("\(caught) of \(illegal) illegal mutants found")
    #expect(illegal > 300)
    #expect(Double(caught) >= 0.95 * Double(illegal))
    #expect(counts.values.flatMap(\.falseErrors).sorted() == [])
    #expect(counts.values.flatMap(\.survivors.keys).filter { $0.hasPrefix("?") } == [])
    expectGolden(
      Self.page(counts, tried: tried, of: all.count),
      at: "traces/rules/MUTATIONS.md"
    )
  }

  /// The class of the mutants that are not found.
  private static let ofUIKit = "child of a navigation or tab controller"
  private static let leaving = "child that the app has announced to leave"
  private static let repeated = "child that the app announces before addChild does"

  private struct Key: Hashable {
    var rule: RuleID
    var severity: Severity
    var subject: SubjectID
  }

  private static func keys(_ report: AnalysisReport) -> [Key: Int] {
    var keys: [Key: Int] = [:]
    for finding in report.findings {
      let key = Key(rule: finding.rule, severity: finding.severity, subject: finding.subject)
      keys[key, default: 0] += 1
    }
    return keys
  }

  private static func page(_ counts: [Mutation: Count], tried: Int, of all: Int) -> String {
    let rows = Mutation.allCases.map { mutation in
      let count = counts[mutation] ?? Count()
      let share = count.illegal == 0 ? 100 : Double(count.caught * 1000 / count.illegal) / 10
      return "| \(mutation.rawValue) | \(count.illegal) | \(count.caught) | \(share) % "
        + "| \(count.legal) | \(count.falseErrors.count) |\n"
    }
    let survivors = Mutation.allCases.flatMap { mutation in
      (counts[mutation]?.survivors ?? [:]).sorted { $0.key < $1.key }.map {
        "| \(mutation.rawValue) | \($0.key) | \($0.value) |\n"
      }
    }
    return """
      # Mistakes made on purpose

      One callback of one controller of a recorded run is taken out, doubled, or exchanged with the
      next one of the same controller. Grammars that know nothing of the analyzer's tables decide
      which of the words that result are illegal; each of these should give a warning or an error
      that the untouched run does not give, and a legal one no error about that controller.
      \(tried) of \(all) mutants of \(paths.count) runs were tried, evenly.

      | mutation | illegal | found | share | legal | errors on legal ones |
      |---|---|---|---|---|---|
      \(rows.joined())
      Of the words of a single controller without a parent, which a test makes from seeds, each
      illegal mutant is found.

      What is not found, by class:

      | mutation | class and callback | mutants |
      |---|---|---|
      \(survivors.joined())
      UIKit's own containers announce their children themselves, and an animated or cancelled
      transition brings the second half late, again, or not at all in logs. Whether the halves pair is
      judged for the app's own containers only, where the app sends them. UIKit's second
      `didMove(toParent:)`, after an appearance, may follow the app's `willMove(toParent: nil)`.
      """
  }
}

struct `The callback sequences of one controller` {
  private static let names: [Character: Name] = [
    "L": .loadView, "V": .viewDidLoad, "A": .viewWillAppear, "i": .viewIsAppearing,
    "a": .viewDidAppear, "D": .viewWillDisappear, "d": .viewDidDisappear,
    "w": .viewWillLayoutSubviews, "l": .viewDidLayoutSubviews,
  ]

  private func verdict(_ word: [Character]) -> InstanceWord.Verdict {
    InstanceWord(
      letters: word.compactMap { Self.names[$0].map { InstanceWord.Letter(name: $0) } }
    ).verdict
  }

  private func rules(_ word: [Character]) -> [String] {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    for letter in word {
      if let name = Self.names[letter] { builder.callback(home, name) }
      builder.wait(milliseconds: 200)
    }
    return builder.analyze().rules
  }

  /// A legal word of loading, appearances and layouts.
  private func word(_ generator: inout SplitMix64) -> [Character] {
    var word: [Character] = Bool.random(using: &generator) ? ["L", "V"] : ["V"]
    func layout() {
      if Bool.random(using: &generator) { word += ["w", "l"] }
      if Int.random(in: 0..<5, using: &generator) == 0 { word += ["w", "w", "l", "l"] }
    }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      layout()
      word.append("A")
      if Bool.random(using: &generator) { word.append("i") }
      layout()
      if Bool.random(using: &generator) { word.append("a") }
      layout()
      word.append("D")
      if Bool.random(using: &generator) {
        word.append("d")
        layout()
      }
    }
    return word
  }

  @Test(arguments: TestLength.each(4, of: [1, 2, 3, 4] as [UInt64]))
  func `a sequence and its mutants are judged like their grammar`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var wrong: [String] = []
    var illegal = 0
    for _ in 0..<40 {
      let legal = word(&generator)
      for place in legal.indices {
        var mutants = [legal, legal, legal]
        mutants[0].remove(at: place)
        mutants[1].insert(legal[place], at: place)
        if place + 1 < legal.count { mutants[2].swapAt(place, place + 1) }
        for mutant in mutants {
          let isIllegal = verdict(mutant) == .illegal
          if isIllegal { illegal += 1 }
          if isIllegal == rules(mutant).isEmpty { wrong.append(String(mutant)) }
        }
      }
    }
    #expect(wrong.sorted() == [], "seed \(seed)")
    #expect(illegal > 300)
  }
}
