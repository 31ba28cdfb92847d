import Foundation
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `Mistakes made on purpose` {
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
    var undecided = 0
    var falseErrors: [String] = []
    var survivors: [String: Int] = [:]
  }

  @Test func `in recorded traces are found`() throws {
    var counts: [Mutation: Count] = [:]
    var surviving: [String] = []
    for path in Self.paths {
      let trace = try MutableTrace(path: Vector.repositoryRoot.appending(path: path).path)
      let before = Self.keys(trace.report())
      for id in trace.controllers where trace.word(of: id).verdict == .legal {
        for mutation in Mutation.allCases {
          for place in trace.callbacks[id, default: []].indices {
            guard let word = trace.word(of: id, mutation, at: place) else { continue }
            let after = Self.keys(trace.report(id, mutation, at: place))
            let name = NameTable()[trace.word(of: id).letters[place].name]
            let new = after.filter { $0.value > before[$0.key, default: 0] }.keys
            switch word.verdict {
            case .illegal:
              counts[mutation, default: Count()].illegal += 1
              if new.contains(where: { $0.severity > .info }) {
                counts[mutation, default: Count()].caught += 1
              } else {
                counts[mutation, default: Count()].survivors[name, default: 0] += 1
                surviving.append("\(path) \(id.number) \(mutation) \(name) \(place)")
              }
            case .legal:
              counts[mutation, default: Count()].legal += 1
              for key in new where key.severity == .error && key.isOf(id) {
                counts[mutation, default: Count()].falseErrors.append("\(path) \(name) \(key.rule)")
              }
            case .undecided: counts[mutation, default: Count()].undecided += 1
            }
          }
        }
      }
    }
    let illegal = counts.values.reduce(0) { $0 + $1.illegal }
    let caught = counts.values.reduce(0) { $0 + $1.caught }
    print("\(caught) of \(illegal) illegal mutants found\n\(surviving.joined(separator: "\n"))")
    #expect(illegal > 500)
    #expect(Double(caught) >= 0.95 * Double(illegal))
    #expect(counts.values.flatMap(\.falseErrors).sorted() == [])
    expectGolden(Self.page(counts), at: "traces/rules/MUTATIONS.md")
  }

  private struct Key: Hashable {
    var rule: String
    var severity: Severity
    var subject: SubjectID

    func isOf(_ id: SubjectID) -> Bool { subject == id }
  }

  private static func keys(_ report: AnalysisReport) -> [Key: Int] {
    var keys: [Key: Int] = [:]
    for finding in report.findings {
      let key = Key(rule: finding.rule, severity: finding.severity, subject: finding.subject)
      keys[key, default: 0] += 1
    }
    return keys
  }

  private static func page(_ counts: [Mutation: Count]) -> String {
    let rows = Mutation.allCases.map { mutation in
      let count = counts[mutation] ?? Count()
      let share = count.illegal == 0 ? 100 : Double(count.caught * 1000 / count.illegal) / 10
      return "| \(mutation.rawValue) | \(count.illegal) | \(count.caught) | \(share) % "
        + "| \(count.legal) | \(count.falseErrors.count) |\n"
    }
    let survivors = Mutation.allCases.flatMap { mutation in
      (counts[mutation]?.survivors ?? [:]).sorted { $0.key < $1.key }.map {
        "| \(mutation.rawValue) | `\($0.key)` | \($0.value) |\n"
      }
    }
    return """
      # Mistakes made on purpose

      One callback of one controller of a recorded run is taken out, doubled, or exchanged with the
      next one of the same controller. Grammars that know nothing of the analyzer's tables decide
      which of the words that result are illegal; each of these should give a warning or an error
      that the untouched run does not give, and a legal one no error about that controller.

      | mutation | illegal | found | share | legal | errors on legal ones |
      |---|---|---|---|---|---|
      \(rows.joined())
      What is not found:

      | mutation | callback | mutants |
      |---|---|---|
      \(survivors.joined())
      """
  }
}

struct `The words of one controller` {
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
  private func word(_ generator: inout SceneGenerator) -> [Character] {
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

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `are judged as their grammar does, and so is each mutant`(seed: UInt64) {
    var generator = SceneGenerator(seed: seed)
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
