import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `State that is lost with an identity` {
  /// The findings when a form, in which a name was typed, is replaced by another view.
  ///
  /// - Parameters:
  ///   - old: The path of the form.
  ///   - new: The path of the view that replaces it.
  ///   - type: The type of the new view.
  ///   - siblings: The paths of other forms that stay.
  ///   - endsLater: Whether the old form ends in a later turn, after an animation.
  /// - Returns: The findings.
  private func findings(
    from old: String,
    to new: String,
    type: String = "FormView",
    siblings: [String] = [],
    endsLater: Bool = false
  ) -> [Finding] {
    var builder = EventBuilder()
    let content = builder.node("ContentView", in: builder.birth("UIView", .view))
    for path in siblings { _ = builder.node("FormView", in: content, path: path) }
    let form = builder.node("FormView", in: content, path: old)
    builder.endTurn()
    builder.write(form, "_name: \"\" → \"Anna\"")
    builder.endTurn()
    _ = builder.node(type, in: content, path: new)
    if endsLater { builder.endTurn() }
    builder.endNode(form)
    builder.endTurn()
    return builder.analyze().findings
  }

  @Test(arguments: [
    ("0/if", "0/else", "the branch changed from “if” to “else”"),
    ("0/if/else", "0/if/if", "the branch changed from “else” to “if”"),
    ("0/if", "1/if", "the place changed from “0/if” to “1/if”"),
    ("id 1", "id 2", "the id changed from 1 to 2"),
    ("0/id \"a/b\"", "0/id \"c\"", "the id changed from \"a/b\" to \"c\""),
    ("", "", "its type changed"), ("0", "0/if", "the place changed from “0” to “0/if”"),
  ])
  func `the cause is in the message`(old: String, new: String, cause: String) {
    let findings = findings(from: old, to: new)
    let other = new.isEmpty ? "FormView#4" : "FormView#4 (\(new))"
    #expect(
      findings.map(\.message)
        == ["_name was lost, because \(cause); \(other) began with its initial state"]
    )
  }

  @Test func `a view of another type loses nothing that another view could show`() {
    #expect(findings(from: "0/if", to: "0/else", type: "SummaryView") == [])
  }

  @Test func `an element that replaces another one of the data is no loss`() {
    #expect(findings(from: "0/id 1", to: "0/id 2", siblings: ["0/id 3"]) == [])
  }

  @Test func `a form that leaves with an animation is found when it ends`() {
    let findings = findings(from: "0/if", to: "0/else", endsLater: true)
    #expect(findings.map(\.rule) == [755])
  }

  @Test func `an id that changes again is a warning`() {
    var builder = EventBuilder()
    let content = builder.node("ContentView", in: builder.birth("UIView", .view))
    var form = builder.node("FormView", in: content, path: "id 0")
    for number in 1...3 {
      builder.write(form, "_name: \"\" → \"Anna\"")
      builder.endTurn()
      let next = builder.node("FormView", in: content, path: "id \(number)")
      builder.endNode(form)
      builder.endTurn()
      form = next
    }
    #expect(builder.analyze().findings.map(\.severity) == [.note, .warning])
  }

  @Test func `ten thousand elements that are replaced at once are judged quickly`() {
    var builder = EventBuilder()
    let list = builder.node("ForEach", in: builder.birth("UIView", .view))
    let rows = (0..<10_000).map { builder.node("RowView", in: list, path: "id \($0)") }
    for row in rows { builder.write(row, "_isOpen: false → true") }
    builder.endTurn()
    for number in 10_000..<20_000 { _ = builder.node("RowView", in: list, path: "id \(number)") }
    for row in rows { builder.endNode(row) }
    builder.endTurn()
    #expect(builder.analyze().findings == [])
  }
}

struct `Bodies without a change` {
  /// The findings about a parent and a child whose bodies are evaluated in many turns.
  private func findings(
    turns: Int = 25,
    _ change: (inout EventBuilder, _ parent: SubjectID, _ text: SubjectID, Int) -> Void
  ) -> [Finding] {
    var builder = EventBuilder()
    let parent = builder.node("FeedView", in: builder.birth("UIView", .view))
    let child = builder.node("RowView", in: parent)
    let text = builder.node("Text", in: child)
    builder.body(parent, "@self, @identity, _tick")
    builder.endTurn()
    for turn in 1...turns {
      builder.wait(milliseconds: 100)
      builder.write(parent, "_tick: \(turn - 1) → \(turn)")
      builder.body(parent, "_tick")
      builder.body(child, "@self")
      change(&builder, parent, text, turn)
      builder.endTurn()
    }
    return builder.analyze().findings
  }

  @Test func `the parent that causes them is reported, once`() {
    let findings = findings { _, _, _, _ in }
    #expect(
      findings.map(\.message) == [
        "body was evaluated in 20 turns in a row without a changed result, each time because of “_tick”"
      ]
    )
    #expect(findings.map(\.className) == ["FeedView"])
  }

  @Test func `a changed attribute of a view inside is a result`() {
    let findings = findings { builder, _, text, turn in
      if turn.isMultiple(of: 10) {
        builder.property(.attributeProperty, of: text, "text: \(turn)")
      }
    }
    #expect(findings == [])
  }

  @Test func `a turn in which a view begins or ends is not judged`() {
    let findings = findings { builder, parent, _, turn in
      guard turn.isMultiple(of: 10) else { return }
      builder.endNode(builder.node("Text", in: parent, path: "9"))
    }
    #expect(findings == [])
  }

  @Test func `an action that runs because of the change is a result of the body of its view`() {
    let findings = findings { builder, parent, _, _ in builder.callback(parent, .onChange) }
    #expect(findings.map(\.className) == ["RowView"])
  }

  @Test func `a new value from the parent is the cause of a child`() {
    let findings = findings { builder, parent, _, turn in
      builder.property(.attributeProperty, of: parent, "padding: \(turn)")
    }
    #expect(
      findings.map(\.message) == [
        "body was evaluated in 20 turns in a row without a changed result, each time because of a "
          + "new value from its parent (@self)"
      ]
    )
    #expect(findings.map(\.className) == ["RowView"])
  }

  @Test func `eleven evaluations in one turn are a warning`() {
    var builder = EventBuilder()
    let view = builder.node("MeterView", in: builder.birth("UIView", .view))
    builder.endTurn()
    for _ in 1...11 { builder.body(view, "_width") }
    builder.endTurn()
    let findings = builder.analyze().findings
    #expect(
      findings.map(\.message)
        == ["body was evaluated 11 times in one turn, each time because of “_width”"]
    )
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func `a restless update is reported instead of its evaluations`() {
    var builder = EventBuilder()
    let view = builder.node("MeterView", in: builder.birth("UIView", .view))
    builder.endTurn()
    for _ in 1...20 { builder.body(view, "_width") }
    builder.diagnostic(view, .updateRestless, "updates cause themselves")
    builder.endTurn()
    #expect(builder.analyze().findings.map(\.rule) == [756])
  }
}

struct `Work that outlives its view` {
  @Test func `a task that ends after the identity of its view is no finding`() {
    var builder = EventBuilder()
    let view = builder.node("FeedView", in: builder.birth("UIView", .view))
    builder.state(.appearedState, of: view, begins: true)
    builder.callback(view, .task)
    builder.state(.taskState, of: view, begins: true)
    builder.endTurn()
    builder.state(.appearedState, of: view, begins: false)
    builder.callback(view, .taskCancel)
    builder.endNode(view)
    builder.endTurn()
    builder.state(.taskState, of: view, begins: false)
    builder.endTurn()
    #expect(builder.analyze().findings == [])
  }

  @Test func `the view of the app around the action is named`() {
    var builder = EventBuilder()
    let view = builder.node("PlayerView", in: builder.birth("UIView", .view))
    builder.body(view, "@self")
    let text = builder.node("Text", in: view)
    let player = builder.birth("Player", .custom)
    let playing = builder.intern("playing")
    builder.callback(text, .onAppear) { $0.state(playing, of: player, begins: true) }
    builder.endTurn()
    builder.callback(text, .onDisappear)
    builder.endTurn()
    #expect(builder.analyze().findings.map(\.className) == ["PlayerView"])
  }

  @Test func `work that each appearance starts again is reported`() {
    var builder = EventBuilder()
    let view = builder.node("FeedView", in: builder.birth("UIView", .view))
    let socket = builder.birth("Socket", .custom)
    let open = builder.intern("open")
    for _ in 1...2 {
      builder.state(.appearedState, of: view, begins: true)
      builder.callback(view, .onAppear) { $0.state(open, of: socket, begins: true) }
      builder.endTurn()
      builder.state(.appearedState, of: view, begins: false)
      builder.endTurn()
    }
    #expect(
      builder.analyze().findings.map(\.message) == [
        "onAppear started “open” of Socket#3 again, which still ran",
        "“open” of Socket#3 still runs although the view has disappeared",
      ]
    )
  }

  @Test func `a state with the name of a callback is work, too`() {
    var builder = EventBuilder()
    let view = builder.node("FeedView", in: builder.birth("UIView", .view))
    let worker = builder.birth("Worker", .custom)
    builder.callback(view, .onAppear) { $0.state(.task, of: worker, begins: true) }
    builder.endTurn()
    builder.callback(view, .onDisappear)
    builder.endTurn()
    #expect(
      builder.analyze().findings.map(\.message)
        == ["“task” of Worker#3 still runs although the view has disappeared"]
    )
  }
}

struct `Actions of appearance` {
  @Test func `an action on several views is not judged when they are replaced`() {
    var builder = EventBuilder()
    let content = builder.node("ContentView", in: builder.birth("UIView", .view))
    builder.state(.appearedState, of: content, begins: true)
    for branch in ["if", "else", "if"] {
      let text = builder.node("Text", in: content, path: "\(branch)/0")
      builder.state(.appearedState, of: text, begins: true)
      builder.callback(content, .onAppear)
      builder.endTurn()
      builder.endNode(text)
    }
    #expect(builder.analyze().findings == [])
  }

  @Test func `a second action is reported although other views appear beside it`() {
    var builder = EventBuilder()
    let host = builder.birth("UIView", .view)
    let content = builder.node("ContentView", in: host)
    builder.state(.appearedState, of: content, begins: true)
    for _ in 1...2 {
      builder.callback(content, .onAppear)
      _ = builder.node("OtherView", in: host)
      builder.endTurn()
    }
    #expect(builder.analyze().rules == ["LC751"])
  }

  @Test func `a view without an action for its disappearance appears again`() {
    var builder = EventBuilder()
    let view = builder.node("ContentView", in: builder.birth("UIView", .view))
    for _ in 1...3 {
      builder.state(.appearedState, of: view, begins: true)
      builder.callback(view, .onAppear)
      builder.endTurn()
      builder.state(.appearedState, of: view, begins: false)
      builder.endTurn()
    }
    #expect(builder.analyze().findings == [])
  }
}

struct `Nodes among other objects` {
  @Test func `a node that is alive at the end is no leak`() {
    var builder = EventBuilder()
    let host = builder.birth("UIView", .view)
    let controller = builder.birth("HomeViewController")
    builder.relate(controller, .viewRelation, host)
    let view = builder.node("ContentView", in: host)
    builder.state(.appearedState, of: view, begins: true)
    builder.callback(view, .onAppear)
    builder.endTurn()
    #expect(builder.analyze().findings == [])
  }

  @Test func `actions that a test calls itself prove nothing`() {
    var builder = EventBuilder()
    let view = builder.node("ContentView", in: builder.birth("UIView", .view))
    builder.state(.appearedState, of: view, begins: true)
    for _ in 1...2 {
      builder.callback(view, .onAppear, flags: .direct)
      builder.endTurn()
    }
    builder.callback(view, .onDisappear, flags: .direct)
    #expect(builder.analyze().findings == [])
  }

  @Test func `nodes whose parents form a circle are read`() {
    var builder = EventBuilder()
    let first = builder.node("AView", in: .none)
    let second = builder.node("BView", in: first)
    builder.relate(first, .nodeRelation, second)
    for turn in 1...25 {
      builder.write(first, "_tick: \(turn)")
      builder.body(first, "_tick")
      builder.body(second, "@self")
      builder.endTurn()
    }
    builder.endNode(first)
    builder.endNode(second)
    builder.endTurn()
    #expect(builder.analyze().findings.count < 3)
  }
}
