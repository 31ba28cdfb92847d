import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `The kinds of transitions` {
  private static let letters: [String: Name] = [
    "WA": .viewWillAppear, "DA": .viewDidAppear, "WD": .viewWillDisappear,
    "DD": .viewDidDisappear,
  ]

  /// Returns the kinds in a run of two visible-or-hidden controllers.
  ///
  /// - Parameter word: Callbacks such as `old.WD new.WA`, after `old` has appeared.
  /// - Returns: The kinds that occurred with their numbers.
  private func kinds(_ word: String) -> [TransitionKind: Int] {
    var builder = EventBuilder()
    let old = builder.birth("Old")
    let new = builder.birth("New")
    builder.callbacks(old, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    builder.callback(new, .viewDidLoad)
    for step in word.split(separator: " ") {
      let parts = step.split(separator: ".")
      guard let name = Self.letters[String(parts[1])] else { continue }
      builder.callback(parts[0] == "old" ? old : new, name)
    }
    return builder.analyze().counts.transitions
  }

  @Test(
    arguments: [
      ("old.WD new.WA old.DD new.DA", TransitionKind.push),
      ("old.WD new.WA new.DA old.DD", .fullScreenModal),
      ("new.WA old.WD old.DD new.DA", .tabSwitch),
      ("new.WA old.WD new.DA old.DD", .pageScroll),
      ("old.WD new.WA new.WD new.DD old.WA old.DA", .cancelledPop),
      ("new.WA old.WD old.WA old.DA new.WD new.DD", .cancelledPageScroll),
      ("new.WA old.WD new.WD old.WA new.DD old.DA", .cancelledPageCurl),
      ("old.WD old.WA old.DA", .cancelledSheet),
    ]
  )
  func `the order of callbacks of two controllers gives the kind`(
    word: String,
    kind: TransitionKind
  ) {
    #expect(kinds(word) == [kind: 1])
  }

  @Test func `a sheet is a controller that was presented`() {
    var builder = EventBuilder()
    let host = builder.birth("Host")
    let sheet = builder.birth("Sheet")
    builder.callbacks(host, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    builder.relate(host, .presentedRelation, sheet)
    builder.callbacks(sheet, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    builder.callbacks(sheet, .viewWillDisappear, .viewWillAppear, .viewDidAppear)
    builder.callbacks(sheet, .viewWillDisappear, .viewDidDisappear)
    let report = builder.analyze()
    #expect(report.counts.transitions == [.sheet: 2, .cancelledSheet: 1])
    #expect(report.transitions.map(\.kind) == [.sheet, .cancelledSheet, .sheet])
    #expect(report.transitions.map(\.from) == ["", "Sheet#2", "Sheet#2"])
    #expect(report.transitions.map(\.to) == ["Sheet#2", "", ""])
    #expect(report.transitions.map(\.line) == [12, 16, 22])
  }

  @Test func `a scene is disconnected first when its app is swiped away`() {
    var builder = EventBuilder()
    let host = builder.birth("Host")
    builder.callbacks(host, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    builder.callback(.none, .sceneDidDisconnect)
    builder.callbacks(host, .viewWillDisappear, .viewDidDisappear)
    #expect(builder.analyze().counts.transitions == [.swipeKill: 1])
  }

  @Test func `a transition states its times and its controllers`() {
    var builder = EventBuilder()
    let old = builder.birth("Old")
    let new = builder.birth("New")
    builder.callbacks(old, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear)
    builder.callbacks(new, .viewDidLoad, .viewWillAppear)
    builder.wait(milliseconds: 350)
    builder.callback(old, .viewDidDisappear)
    builder.callback(new, .viewDidAppear)
    let report = builder.analyze()
    let text = report.text(fileName: "a", options: TextReportOptions(showsTransitions: true))
    #expect(
      text.hasPrefix(
        """
        transitions
          0.000 s  350 ms  push or pop  Old#1 -> New#2

        """
      ),
      "\(text)"
    )
    #expect(!report.text(fileName: "a").contains("Old#1 -> New#2"))
    #expect(
      report.json(fileName: "a").contains(#""kind":"push or pop","from":"Old#1","to":"New#2""#)
    )
    #expect(report.findings == [])
  }

  @Test func `transitions above a thousand are counted and not kept`() {
    var builder = EventBuilder()
    let pages = [builder.birth("First"), builder.birth("Second")]
    builder.callbacks(pages[0], .viewDidLoad, .viewWillAppear, .viewDidAppear)
    builder.callback(pages[1], .viewDidLoad)
    for turn in 0..<1500 {
      let (old, new) = (pages[turn % 2], pages[1 - turn % 2])
      builder.callback(old, .viewWillDisappear)
      builder.callback(new, .viewWillAppear)
      builder.callback(old, .viewDidDisappear)
      builder.callback(new, .viewDidAppear)
    }
    let report = builder.analyze()
    #expect(report.transitions.count == 1000)
    #expect(report.counts.transitions == [.push: 1500])
    let text = report.text(fileName: "a", options: TextReportOptions(showsTransitions: true))
    #expect(text.contains("\n  and 500 more\n"))
  }

  @Test func `a first appearance is not a transition`() {
    #expect(kinds("") == [:])
    #expect(kinds("new.WA new.DA") == [:])
  }

  @Test func `children move with their parent`() {
    var builder = EventBuilder()
    let old = builder.birth("Old")
    let new = builder.birth("New")
    let child = builder.birth("Child")
    builder.callback(child, .willMoveToParent, to: new)
    builder.relate(child, .parentRelation, new)
    builder.callback(child, .didMoveToParent, to: new)
    for id in [old, new, child] { builder.callback(id, .viewDidLoad) }
    builder.callbacks(old, .viewWillAppear, .viewDidAppear, .viewWillDisappear)
    builder.callback(new, .viewWillAppear)
    builder.callback(child, .viewWillAppear)
    builder.callback(old, .viewDidDisappear)
    builder.callback(new, .viewDidAppear)
    builder.callback(child, .viewDidAppear)
    let report = builder.analyze()
    #expect(report.counts.transitions == [.push: 1])
    #expect(report.summary.contains("transitions: 1 push or pop"))
  }

  @Test(
    arguments: [
      (SubjectKind.navigationController, TransitionKind.push, "2 pushes or pops"),
      (.tabBarController, .tabSwitch, "2 tab switches or page curls"),
      (.viewController, .childExchange, "2 exchanges of children"),
    ]
  )
  func `a known container decides the kind`(
    container: SubjectKind,
    kind: TransitionKind,
    words: String
  ) {
    var builder = EventBuilder()
    let parent = builder.birth("Container", container)
    let pages = [builder.birth("First"), builder.birth("Second")]
    for page in pages {
      builder.relate(page, .parentRelation, parent)
      builder.callback(page, .viewDidLoad)
    }
    builder.callbacks(pages[0], .viewWillAppear, .viewDidAppear)
    for (old, new) in [(pages[0], pages[1]), (pages[1], pages[0])] {
      builder.callback(new, .viewWillAppear)
      builder.callbacks(old, .viewWillDisappear, .viewDidDisappear)
      builder.callback(new, .viewDidAppear)
    }
    let report = builder.analyze()
    #expect(report.counts.transitions == [kind: 2])
    #expect(report.summary.contains("transitions: \(words)"))
  }

  @Test func `a report has no transitions where callbacks are not observed`() {
    var builder = EventBuilder()
    let old = builder.birth("Old")
    builder.callbacks(old, .viewWillAppear, .viewWillDisappear, .viewWillAppear)
    let report = builder.analyze(observed: .fixed([.viewWillAppear, .viewWillDisappear]))
    #expect(report.counts.transitions == [:])
  }
}
