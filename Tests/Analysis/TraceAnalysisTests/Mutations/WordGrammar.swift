import TestSupport
import Testing
import TraceAnalysis
import TraceModel

/// The order in which UIKit sends the callbacks of one object, as a state machine with the rule that each
/// other order breaks.
///
/// The machines are written from UIKit's documentation and from device logs, and not from the analyzer's
/// tables. After a mistake the machine is in the state that the callback leads to, so that one mistake
/// breaks one rule.
struct WordGrammar: Sendable, CustomTestStringConvertible {
  /// The name of the order.
  var title: String
  /// The callbacks, by the letters of words.
  var letters: [(letter: Character, text: String)]
  /// The state of a new object.
  var first: String
  /// The next state by state and letter, with the broken rule; `nil` when the callback is legal.
  var edges: [String: [Character: (next: String, rule: String?)]]
  /// The rule that an object breaks if it is in a state when the trace ends.
  var ends: [String: String] = [:]
  /// Adds a callback to a trace.
  var add: @Sendable (inout EventBuilder, Cast, Character) -> Void
  /// The kind of the object.
  var kind = SubjectKind.viewController

  /// The objects of a trace.
  struct Cast {
    var subject: SubjectID
    var parents: [Character: SubjectID]
  }

  var testDescription: String { title }

  /// Returns the rules that a word breaks, in the order of its letters.
  func rules(of word: [Character]) -> [String] {
    var state = first
    var rules: [String] = []
    for letter in word {
      guard let edge = edges[state]?[letter] else { continue }
      if let rule = edge.rule { rules.append(rule) }
      state = edge.next
    }
    if let rule = ends[state] { rules.append(rule) }
    return rules
  }

  /// Every rule that a word can break.
  var allRules: Set<String> {
    Set(edges.values.flatMap(\.values).compactMap(\.rule)).union(ends.values)
  }

  /// Returns all words without a mistake of at most `length` letters, also those that the trace ends
  /// before they are complete.
  func legalPrefixes(upTo length: Int) -> [[Character]] {
    var words: [[Character]] = [[]]
    var frontier: [(word: [Character], state: String)] = [([], first)]
    for _ in 0..<length {
      var next: [(word: [Character], state: String)] = []
      for (word, state) in frontier {
        for (letter, _) in letters {
          guard let edge = edges[state]?[letter], edge.rule == nil else { continue }
          next.append((word + [letter], edge.next))
        }
      }
      words += next.map(\.word)
      frontier = next
    }
    return words
  }

  /// Returns all words of at most `length` letters.
  func words(upTo length: Int) -> [[Character]] {
    var words: [[Character]] = [[]]
    var frontier: [[Character]] = [[]]
    for _ in 0..<length {
      frontier = frontier.flatMap { word in letters.map { word + [$0.letter] } }
      words += frontier
    }
    return words
  }

  /// Checks a trace of a word.
  func report(of word: [Character]) -> AnalysisReport {
    var builder = EventBuilder()
    let parents: [Character: SubjectID] = [
      "p": builder.birth("Dashboard"), "q": builder.birth("Sidebar"),
    ]
    let cast = Cast(subject: builder.birth("Chart", kind), parents: parents)
    if kind == .viewController { builder.callback(cast.subject, .viewDidLoad) }
    for letter in word {
      builder.wait(milliseconds: 200)
      add(&builder, cast, letter)
    }
    builder.wait(milliseconds: 200)
    return builder.analyze()
  }
}
