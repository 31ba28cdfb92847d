/// Runs doubling cases and prints the growth of their times.
@MainActor
struct DoublingRun {
  /// The number of rounds of each size; the lowest time is used.
  private static let rounds = 3

  private let cases: [DoublingCase]

  /// Selects the cases whose names contain one of some texts; all cases when there is no text.
  init(matching texts: some Sequence<String>) {
    let texts = Array(texts)
    cases = DoublingCase.all.filter { item in
      texts.isEmpty || texts.contains { item.name.contains($0) }
    }
  }

  /// Runs the cases.
  ///
  /// - Returns: Whether there was a case and each one stayed within its limit.
  func passes() throws -> Bool {
    guard !cases.isEmpty else {
      print("error: no case has such a name")
      print("help: the names are \(DoublingCase.all.map(\.name).joined(separator: ", "))")
      return false
    }
    print("CPU time at n, 2n and 4n, the lowest of \(Self.rounds) rounds; ratio of the last two")
    var failed: [String] = []
    for item in cases {
      let times = try times(of: item)
      let ratio = times[2] / times[1]
      let isWithin = ratio <= item.limit
      let columns = times.map { "\(Self.rounded($0 / 1e6)) ms".padded(to: 12) }.joined()
      print(
        item.name.padded(to: 36) + "n = \(item.size)".padded(to: 14) + columns
          + "× \(Self.rounded(ratio))".padded(to: 10)
          + (isWithin ? "" : "error: more than × \(Self.rounded(item.limit))")
      )
      if !isWithin { failed.append(item.name) }
    }
    if !failed.isEmpty { print("\(failed.count) of \(cases.count) cases grow too fast") }
    return failed.isEmpty
  }

  /// Returns the lowest CPU times at the three sizes, in nanoseconds, measured alternately.
  private func times(of item: DoublingCase) throws -> [Double] {
    var lowest = [Double](repeating: .infinity, count: 3)
    for _ in 0..<Self.rounds {
      for step in lowest.indices {
        let work = try item.prepare(item.size << step)
        lowest[step] = min(lowest[step], try ProcessTime.of(work))
      }
    }
    return lowest
  }

  private static func rounded(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
