import TestSupport
import Testing
import TraceComparison
import TraceModel

struct `Change of a row` {
  private func trace(_ calls: [(Name, Bool?)]) -> Trace {
    var builder = TraceBuilder("t")
    let home = builder.birth(1, "Home", .viewController)
    for (name, animated) in calls {
      var event = TraceEvent(.begin, subject: home, name: name, category: .callbackCategory)
      event.animated = animated
      builder.add(event)
      event.kind = .end
      builder.add(event)
    }
    return builder.trace
  }

  @Test func `a call at different positions in both traces has moved`() {
    let first = trace([(.viewDidLoad, nil), (.viewWillAppear, nil), (.viewDidAppear, nil)])
    let second = trace([(.viewWillAppear, nil), (.viewDidAppear, nil), (.viewDidLoad, nil)])
    let comparison = TraceComparison(first, second)
    #expect(comparison.changes == [.moved(3), .none, .none, .moved(0)])
    #expect(comparison.moved == 1)
    #expect((comparison.onlyInFirst, comparison.onlyInSecond) == (0, 0))
    #expect(comparison.summary(names: ("a", "b")) == "2 equal calls, 1 moved")
    let text = comparison.text(names: ("a", "b"))
    #expect(text.contains("Home#1 viewDidLoad  [moved to +3]\n"))
    #expect(text.contains("Home#1 viewDidLoad  [moved from -1]\n"))
  }

  @Test func `a call with different arguments at the same position is one change`() {
    let first = trace([(.viewDidLoad, nil), (.viewWillAppear, true), (.viewDidAppear, nil)])
    let second = trace([(.viewDidLoad, nil), (.viewWillAppear, false), (.viewDidAppear, nil)])
    let comparison = TraceComparison(first, second)
    #expect(comparison.changes == [.none, .argument(2), .argument(1), .none])
    #expect(comparison.summary(names: ("a", "b")) == "2 equal calls, 1 with other arguments")
    let json = comparison.json(names: ("a", "b"))
    #expect(json.contains("\"moved\":0,\"otherArguments\":1,"))
    #expect(json.contains("{\"only\":\"first\",\"at\":2,\"change\":\"argument\",\"other\":2,"))
  }

  @Test func `calls with different arguments around an equal call are not paired`() {
    let first = trace([(.viewWillAppear, true), (.viewDidAppear, nil)])
    let second = trace([(.viewDidAppear, nil), (.viewWillAppear, false)])
    #expect(TraceComparison(first, second).changes == [.onlyFirst, .none, .onlySecond])
  }

  @Test func `changed rows are paired one to one, and unequal pairs keep their order`() {
    for seed in UInt64(0)..<40 {
      let first = AnalyzedTrace.random(seed: seed, objects: 9).trace
      let second = AnalyzedTrace.random(seed: seed + 7, objects: 9).trace
      let comparison = TraceComparison(first, second)
      #expect(comparison.changes.count == comparison.rows.count, "seed \(seed)")
      var last = -1
      for (row, change) in comparison.changes.enumerated() {
        #expect((change == .none) == comparison.rows[row].isEqual, "seed \(seed)")
        guard let partner = change.partner else { continue }
        #expect(comparison.changes[partner].partner == row, "seed \(seed)")
        guard case .argument = change, comparison.rows[row].second == nil else { continue }
        #expect(partner > last, "seed \(seed)")
        last = partner
      }
    }
  }
}
