/// The closing bracket of each opening bracket among tokens.
struct Brackets {
  private var ends: [Int: Int] = [:]

  /// Finds the pairs; a closing bracket of a different kind ends the brackets inside.
  init(_ tokens: [SourceToken]) {
    let openings = ["(": ")", "[": "]", "{": "}"]
    var open: [(index: Int, closing: String)] = []
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      if let closing = openings[token.text] {
        open.append((index, closing))
      } else if ")]}".contains(token.text),
        let last = open.lastIndex(where: { $0.closing == token.text })
      {
        guard open.count - last < 100 else { continue }
        for entry in open[last...] { ends[entry.index] = index }
        open.removeSubrange(last...)
      }
    }
    for entry in open { ends[entry.index] = tokens.count }
  }

  /// The index of the token that closes the bracket at an index, or the index itself.
  func end(of index: Int) -> Int { ends[index] ?? index }
}
