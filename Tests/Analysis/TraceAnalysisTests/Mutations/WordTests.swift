import Findings
import TestSupport
import Testing
import TraceAnalysis

/// A change of one callback in a word.
private enum WordMutation: String, CaseIterable {
  case deletion, duplication, swap, insertion, replacement

  /// Returns the words that the change makes of a word.
  func mutants(of word: [Character], _ letters: [Character]) -> [[Character]] {
    var mutants: [[Character]] = []
    func change(_ body: (inout [Character]) -> Void) {
      var mutant = word
      body(&mutant)
      if mutant != word { mutants.append(mutant) }
    }
    for place in word.indices {
      switch self {
      case .deletion: change { $0.remove(at: place) }
      case .duplication: change { $0.insert(word[place], at: place) }
      case .swap: if place + 1 < word.count { change { $0.swapAt(place, place + 1) } }
      case .insertion: for letter in letters { change { $0.insert(letter, at: place) } }
      case .replacement: for letter in letters { change { $0[place] = letter } }
      }
    }
    return mutants
  }
}

struct `The callbacks of one object` {
  /// Words of this length contain each pair of transitions.
  private static func length(_ grammar: WordGrammar) -> Int {
    grammar.letters.count > 2 ? 4 : 7
  }

  @Test(arguments: WordGrammar.all)
  func `the callbacks of one object break the rules of their order, in every order`(
    grammar: WordGrammar
  ) {
    let rules = grammar.allRules
    var wrong: [String] = []
    var illegal = 0
    for word in grammar.words(upTo: Self.length(grammar)) {
      let expected = grammar.rules(of: word)
      if !expected.isEmpty { illegal += 1 }
      let report = grammar.report(of: word)
      let isRight =
        expected.isEmpty
        ? report.rules.isEmpty : report.rules.filter(rules.contains).sorted() == expected.sorted()
      if !isRight { wrong.append("\(String(word)): \(report.rules), expected \(expected)") }
    }
    #expect(wrong.prefix(20) == [])
    #expect(illegal > 100)
  }

  /// What was counted for one mutation and one rule.
  private struct Row: Hashable {
    var order: String
    var mutation: String
    var rule: String
  }

  @Test func `the callbacks of one object are reported under the rule of each mistake`() {
    var found: [Row: (mutants: Int, reported: Int)] = [:]
    var legal: [Row: (mutants: Int, errors: Int)] = [:]
    for grammar in WordGrammar.all {
      let letters = grammar.letters.map(\.letter)
      let words = grammar.legalPrefixes(upTo: Self.length(grammar)).filter {
        grammar.rules(of: $0).isEmpty
      }
      for mutation in WordMutation.allCases {
        let mutants = Set(words.flatMap { mutation.mutants(of: $0, letters) })
        for mutant in mutants {
          let expected = grammar.rules(of: mutant)
          let report = grammar.report(of: mutant)
          var row = Row(order: grammar.title, mutation: mutation.rawValue, rule: "")
          guard let rule = expected.first else {
            let isError = !report.rules.isEmpty
            let count = legal[row] ?? (0, 0)
            legal[row] = (count.mutants + 1, count.errors + (isError ? 1 : 0))
            continue
          }
          row.rule = rule
          let count = found[row] ?? (0, 0)
          let isReported = report.rules.contains(rule)
          found[row] = (count.mutants + 1, count.reported + (isReported ? 1 : 0))
        }
      }
    }
    #expect(found.values.allSatisfy { $0.mutants == $0.reported })
    #expect(legal.values.allSatisfy { $0.errors == 0 })
    #expect(Set(found.keys.map(\.rule)) == Set(WordGrammar.all.flatMap(\.allRules)))
    expectGolden(Self.page(found, legal), at: "traces/rules/WORDS.md")
  }

  private static func page(
    _ found: [Row: (mutants: Int, reported: Int)],
    _ legal: [Row: (mutants: Int, errors: Int)]
  ) -> String {
    let mutations = WordMutation.allCases.map(\.rawValue)
    let tables = WordGrammar.all.map { grammar in
      let rules = grammar.allRules.sorted()
      let rows = rules.map { rule in
        let cells = mutations.map { mutation -> String in
          let row = Row(order: grammar.title, mutation: mutation, rule: rule)
          return found[row].map { "\($0.reported) of \($0.mutants)" } ?? "–"
        }
        return "| [\(rule)](\(rule)/README.md) | \(cells.joined(separator: " | ")) |\n"
      }
      let errors = mutations.map { mutation -> String in
        let row = Row(order: grammar.title, mutation: mutation, rule: "")
        return legal[row].map { "\($0.errors) of \($0.mutants)" } ?? "–"
      }
      let callbacks = grammar.letters.map { "`\($0.text)`" }.joined(separator: ", ")
      return """
        ## \(grammar.title)

        \(callbacks)

        | rule | \(mutations.joined(separator: " | ")) |
        |---|\(mutations.map { _ in "---|" }.joined())
        \(rows.joined())| findings in legal words | \(errors.joined(separator: " | ")) |

        """
    }
    return """
      # Orders of the callbacks of one object

      Each word is the callbacks of one object in a recorded trace. State machines that do not use the
      analyzer's tables enumerate all legal words of at most \(length(.appearance)) callbacks of
      controllers and \(length(.window)) of views. In each word, one callback is removed, doubled, exchanged with the next one,
      inserted or replaced. Each word that results is judged by the state machine: the tables count the
      illegal words by the rule of their first mistake, and how many of them the analyzer reports under
      that rule. The last row counts the legal words with a warning or an error. The tests also judge
      every word of these lengths, and compare all rules that it breaks.

      \(tables.joined(separator: "\n"))
      ## What is not judged

      - A second `didMove(toParent:)` after the child's `viewDidAppear`, which UIKit sends itself, and any
        repetition in UIKit's own containers.
      - A move of a view inside a callback of another move, which replaces the outer move: UIKit then
        sends the will callback twice and the did callback once.
      - Moves of views in a log that prints only their names: a name may be several views.
      - Moves of children in a log that prints their classes without `init`: a name may be several
        children, and a child may move before it loads.
      - A manual begin without its end in a cut trace, or while a controller that contains the child is in
        transition: the end may follow.
      """
  }
}
