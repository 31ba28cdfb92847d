import Foundation
import ScenarioCorpus
import Scenarios
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat
import TraceModel

/// A scenario records what UIKit does, so its trace is legal, unless the scenario is about a mistake
/// or UIKit says in it that something is wrong.
struct `Nothing is said of a scenario` {
  /// The warnings and errors of the scenarios that make a mistake of which UIKit says nothing: a call
  /// of containment or of super that the source of the scenario left out, or a `viewDidAppear` that a
  /// device logged twice.
  ///
  /// The matrix of appearance by hand adds its child without `didMove`.
  private static let mistakes: [String: [String]] = [
    "containment/add-in-didbecomeactive-radar14058168.yml": ["LC209"],
    "containment/addchild-docs.yml": ["LC304"],
    "containment/addchild-in-viewdidload-so48653763.yml": ["LC301"],
    "containment/addsubview-only-after-appear-seed4.yml": ["LC305"],
    "containment/addsubview-only-before-appear-seed4.yml": ["LC305", "LC306"],
    "containment/addsubview-only-in-viewdidappear-blog2019.yml": ["LC305"],
    "containment/addsubview-only-in-viewwillappear-blog2019.yml": ["LC305", "LC306"],
    "containment/addsubview-removefromsuperview-jianshu.yml": ["LC305"],
    "containment/child-of-an-early-addchild.yml": ["LC301"],
    "containment/children-exchanged-at-once.yml": ["LC301"],
    "containment/contain-04.yml": ["LC305", "LC702"],
    "containment/contain-05.yml": ["LC301"],
    "containment/contain-17.yml": ["LC301"],
    "containment/late-add-wrong-order-double-viewdidappear-blog2019.yml": ["LC209"],
    "containment/moving-from-parent-without-super.yml": ["LC806", "LC304"],
    "containment/reparent-header.yml": ["LC304", "LC301"],
    "containment/three-children-one-shown-ios5.yml": ["LC301", "LC301", "LC301"],
    "containment/transition-curl-ios5.yml": ["LC301", "LC301", "LC301"],
    "containment/view-moved-to-another-window.yml": ["LC305"],
    "published/child-with-addchild-2016.yml": ["LC806", "LC806", "LC806", "LC806"],
    "published/child-without-addchild-2016.yml": [
      "LC305", "LC806", "LC806", "LC806", "LC806",
    ],
    "stories/child-without-add-child.yml": ["LC302"],
    "stories/child-without-did-move.yml": ["LC301"],
    "stories/child-without-remove-from-parent.yml": ["LC301"],
    "stories/child-without-remove-view.yml": ["LC309"],
    "stories/child-without-will-move.yml": ["LC304"],
    "stories/vc4-later.yml": ["LC305"],
    "stories/vc4-orphan.yml": ["LC305", "LC306"],
    "view/view-34.yml": ["LC301"],
  ]

  @Test @MainActor func `but what it is about`() async throws {
    var judged = 0
    for path in Corpus.paths where try Corpus.scenario(path).waitsFor.isEmpty {
      let bytes = try await Corpus.result(of: path).trace
      guard try !isCriticised(bytes) else { continue }
      judged += 1
      var reader = TraceReader(bytes: bytes)
      let rules = try analyze(&reader).rules
      let isMatrix = path.hasPrefix("manual/matrix-")
      #expect(rules == Self.mistakes[path] ?? (isMatrix ? ["LC301"] : []), "\(path)")
    }
    #expect(judged > 200)
  }

  /// Whether UIKit says in a trace that something is wrong.
  private func isCriticised(_ bytes: [UInt8]) throws -> Bool {
    var reader = TraceReader(bytes: bytes)
    while let event = try reader.next() {
      if event.kind == .diagnostic, event.name != .suppression { return true }
    }
    return false
  }
}
