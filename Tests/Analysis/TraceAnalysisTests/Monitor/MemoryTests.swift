import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `The monitor's memory` {
  /// Feeds lives, one after the other, and counts what the monitor and its rules keep.
  private func kept(lives: Int, identity: SubjectIdentity = .runtime) -> [String: Int] {
    var analyzer = Analyzer(
      options: AnalysisOptions(optIns: Set(RuleRegistry.all.filter(\.isOptIn).map(\.id)))
    )
    for number in 0..<lives {
      var builder = EventBuilder()
      builder.start(at: Int64(number) * 10_000, firstNumber: UInt32(number * 3 + 1))
      builder.identity = identity
      let home = builder.birth("Home")
      let view = builder.birth("View", .view)
      let object = builder.birth("Observer", .custom)
      builder.callback(home, .loadView)
      builder.relate(home, .viewRelation, view)
      builder.callback(home, .viewDidLoad)
      builder.callback(home, .viewWillAppear)
      builder.callback(view, .willMoveToWindow)
      builder.callback(view, .didMoveToWindow)
      builder.callbacks(home, .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews)
      builder.callbacks(home, .viewDidAppear, .viewWillDisappear, .viewDidDisappear)
      builder.death(object)
      builder.death(view)
      builder.death(home)
      for event in builder.events { analyzer.consume(event, names: builder.names) }
    }
    #expect(analyzer.takeCertainFindings().isEmpty)
    var sizes: [String: Int] = [:]
    count(Mirror(reflecting: analyzer), "", into: &sizes)
    return sizes
  }

  /// Counts the elements of each collection, by the place where it is stored.
  private func count(_ mirror: Mirror, _ path: String, into sizes: inout [String: Int]) {
    switch mirror.displayStyle {
    case .collection, .dictionary, .set:
      sizes[path, default: 0] += mirror.children.count
      // One number for each identity that was ever given, limited to 4 MiB.
      if path.hasSuffix(".dense") { sizes[path] = 0 }
      if !path.hasSuffix(".rules") { return }
    default: break
    }
    for (place, child) in mirror.children.enumerated() {
      count(
        Mirror(reflecting: child.value),
        "\(path).\(child.label ?? String(place))",
        into: &sizes
      )
    }
  }

  @Test func `the memory does not grow with the number of events`() {
    let few = kept(lives: 300)
    let many = kept(lives: 3000)
    #expect(few.count > 50)
    let grown = many.filter { $0.value > few[$0.key, default: 0] }
    #expect(grown.keys.sorted() == [])
  }

  @Test func `the memory does not grow with the deallocated objects of a log`() {
    // The last 1024 dead are kept: their labels may be used again.
    let few = kept(lives: 1200, identity: .label)
    let many = kept(lives: 2400, identity: .label)
    let grown = many.filter { $0.value > few[$0.key, default: 0] }
    #expect(grown.keys.sorted() == [])
  }
}
