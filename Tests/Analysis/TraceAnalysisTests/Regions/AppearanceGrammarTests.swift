import TestSupport
import Testing
import TraceAnalysis
import TraceModel

/// The legal words of the appearance, from their grammar and not from the analyzer's table:
/// `(WA IA? (DA | ε) WD (DD | ε followed by WA))*` and every prefix of such a word.
///
/// Letters: `A` viewWillAppear, `i` viewIsAppearing, `a` viewDidAppear, `D` viewWillDisappear,
/// `d` viewDidDisappear.
enum AppearanceGrammar {
  static let letters: [Character] = ["A", "i", "a", "D", "d"]

  static let names: [Character: Name] = [
    "A": .viewWillAppear, "i": .viewIsAppearing, "a": .viewDidAppear, "D": .viewWillDisappear,
    "d": .viewDidDisappear,
  ]

  /// The rounds of the star: in, perhaps seen, out, perhaps gone.
  private static let rounds: [String] = {
    var rounds: [String] = []
    for isAppearing in ["", "i"] {
      for didAppear in ["", "a"] {
        for didDisappear in ["", "d"] {
          rounds.append("A" + isAppearing + didAppear + "D" + didDisappear)
        }
      }
    }
    return rounds
  }()

  /// Returns all legal words of at most `length` letters.
  static func words(upTo length: Int) -> Set<String> {
    var words: Set<String> = [""]
    var frontier: Set<String> = [""]
    while !frontier.isEmpty {
      var next: Set<String> = []
      for word in frontier {
        for round in rounds {
          let longer = word + round
          for end in longer.indices { words.insert(String(longer[..<end])) }
          words.insert(longer)
          if longer.count < length { next.insert(longer) }
        }
      }
      frontier = next
    }
    return words.filter { $0.count <= length }
  }
}

struct `The grammar of the appearance` {
  private static let length = 7
  private static let legal = AppearanceGrammar.words(upTo: length + 1)

  private func rules(of word: String) -> [String] {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callback(home, .viewDidLoad)
    for letter in word {
      if let name = AppearanceGrammar.names[letter] { builder.callback(home, name) }
    }
    return builder.analyze().rules
  }

  @Test func `the grammar has many sequences`() {
    #expect(Self.legal.filter { $0.count <= Self.length }.count > 100)
  }

  @Test func `every legal sequence is silent`() {
    let loud = Self.legal.filter { $0.count <= Self.length && !rules(of: $0).isEmpty }
    #expect(loud.sorted() == [])
  }

  @Test func `every illegal sequence of up to five callbacks is reported`() {
    var words = [""]
    var silent: [String] = []
    for _ in 1...5 {
      words = words.flatMap { word in AppearanceGrammar.letters.map { word + String($0) } }
      silent += words.filter { !Self.legal.contains($0) && rules(of: $0).isEmpty }
    }
    #expect(silent == [])
  }

  @Test(arguments: ["deletion", "duplication", "swap"])
  func `every illegal mutation is reported`(mutation: String) {
    var missed: [String] = []
    var tried = 0
    for word in Self.legal.sorted() where word.count <= Self.length {
      for mutant in Self.mutants(of: word, by: mutation) where !Self.legal.contains(mutant) {
        tried += 1
        if rules(of: mutant).isEmpty { missed.append(mutant) }
      }
    }
    #expect(missed == [])
    #expect(tried > 50)
  }

  private static func mutants(of word: String, by mutation: String) -> [String] {
    let letters = Array(word)
    return letters.indices.compactMap { place in
      var mutant = letters
      switch mutation {
      case "deletion": mutant.remove(at: place)
      case "duplication": mutant.insert(letters[place], at: place)
      default:
        guard place + 1 < letters.count else { return nil }
        mutant.swapAt(place, place + 1)
      }
      return String(mutant)
    }
  }
}
