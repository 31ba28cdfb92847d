import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `A transition that the app begins` {
  private var builder = EventBuilder()
  private let home: SubjectID

  init() {
    home = builder.birth("Home")
    builder.callbacks(home, .loadView, .viewDidLoad)
  }

  private mutating func begin(_ id: SubjectID, _ isAppearing: Bool) {
    builder.call(id, .beginAppearanceTransition, flags: isAppearing ? .on : []) {
      $0.callback(id, isAppearing ? .viewWillAppear : .viewWillDisappear)
    }
  }

  private mutating func end(_ id: SubjectID, _ isAppearing: Bool) {
    builder.call(id, .endAppearanceTransition) {
      $0.callback(id, isAppearing ? .viewDidAppear : .viewDidDisappear)
    }
  }

  /// Adds a child of `home`, which is visible.
  private mutating func child(_ className: String) -> SubjectID {
    let id = builder.birth(className)
    builder.callback(id, .willMoveToParent, to: home)
    builder.relate(id, .parentRelation, home)
    builder.callback(id, .didMoveToParent, to: home)
    builder.callbacks(id, .loadView, .viewDidLoad)
    return id
  }

  private func findings() -> [String] {
    builder.analyze().findings.filter { $0.rule == 217 }
      .map { "\($0.severity.rawValue) \($0.confidence.rawValue): \($0.message)" }
  }

  @Test mutating func `a manual transition is reported if the other direction begins after a rest`()
  {
    begin(home, true)
    builder.endTurn()
    begin(home, false)
    end(home, false)
    #expect(
      findings() == [
        "warning medium: beginAppearanceTransition(true) was followed by "
          + "beginAppearanceTransition(false) without endAppearanceTransition() although nothing was "
          + "in transition any more"
      ]
    )
  }

  @Test
  mutating func `a manual transition is an info if the other direction begins in the same turn`() {
    begin(home, true)
    begin(home, false)
    end(home, false)
    builder.endTurn()
    #expect(
      findings() == [
        "info low: beginAppearanceTransition(true) was followed by "
          + "beginAppearanceTransition(false) without endAppearanceTransition(): its transition was "
          + "cancelled, or the end is missing"
      ]
    )
  }

  @Test mutating func `a manual transition is an info if an animation ran until its reversal`() {
    let view = builder.birth("UIView", .view)
    begin(home, true)
    builder.state(.animatingState, of: view, begins: true)
    builder.endTurn()
    begin(home, false)
    builder.state(.animatingState, of: view, begins: false)
    end(home, false)
    builder.endTurn()
    #expect(findings().map { $0.prefix(4) } == ["info"])
  }

  @Test mutating func `a manual transition is an info if the user's gesture turned it around`() {
    let target = builder.birth("Target", .custom)
    let text = builder.intern("changed")
    begin(home, true)
    builder.endTurn()
    builder.callback(target, .action) { $0.amend { $0.text = text } }
    begin(home, false)
    end(home, false)
    builder.endTurn()
    #expect(findings().map { $0.prefix(4) } == ["info"])
  }

  @Test mutating func `a manual transition is not reported if two children turn around together`() {
    let first = child("First")
    let second = child("Second")
    begin(first, true)
    end(first, true)
    builder.endTurn()
    begin(first, false)
    begin(second, true)
    builder.endTurn()
    begin(first, true)
    begin(second, false)
    end(first, true)
    end(second, false)
    builder.endTurn()
    #expect(findings() == [])
  }

  @Test mutating func `a manual transition is not reported if its container turns around`() {
    let child = child("Child")
    builder.callback(home, .viewWillAppear)
    begin(child, true)
    builder.endTurn()
    builder.callback(home, .viewWillDisappear)
    begin(child, false)
    builder.callback(home, .viewDidDisappear)
    end(child, false)
    builder.endTurn()
    #expect(findings() == [])
  }

  @Test mutating func `a manual transition is reported if its container rests between the begins`()
  {
    let child = child("Child")
    builder.callback(home, .viewWillAppear)
    begin(child, true)
    builder.callback(home, .viewDidAppear)
    builder.endTurn()
    builder.callback(home, .viewWillDisappear)
    begin(child, false)
    builder.callback(home, .viewDidDisappear)
    end(child, false)
    builder.endTurn()
    #expect(findings().map { $0.prefix(7) } == ["warning"])
  }

  @Test(arguments: [true, false])
  mutating func `a manual transition is reported if it never ends`(isDeallocated: Bool) {
    begin(home, true)
    builder.endTurn()
    if isDeallocated { builder.death(home) }
    #expect(
      findings() == [
        "error high: beginAppearanceTransition(true) was never followed by endAppearanceTransition()"
      ]
    )
  }

  @Test mutating func `a manual transition is reported if it never ends and its parent ends first`()
  {
    let child = child("Child")
    begin(child, true)
    builder.endTurn()
    builder.death(home)
    builder.death(child)
    #expect(findings().map { $0.prefix(5) } == ["error"])
  }
}
