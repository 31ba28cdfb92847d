import Foundation
import HeadlessUIKit
import Testing

/// Observations of properties.
@MainActor
struct `Key-value observing` {
  init() { AppModules.add(RewrittenModule.self) }

  @Test func `a property of a model notifies until its observation ends`() {
    let model = HabitsModel()
    var changes: [String] = []
    var observation: NSKeyValueObservation? = model.observe(\.count, options: [.old, .new]) {
      changes.append("\($1.oldValue ?? -1) \($1.newValue ?? -1) \($0 === model) \($1.kind)")
    }
    model.count = 2
    model.count = 2
    #expect(changes == ["0 2 true setting", "2 2 true setting"])
    observation?.invalidate()
    model.count = 3
    observation = model.observe(\.count) { _, change in
      changes.append("\(String(describing: change.newValue))")
    }
    model.count = 4
    observation = nil
    model.count = 5
    #expect(changes.dropFirst(2) == ["nil"])
    #expect(observation == nil)
  }

  @Test func `initial and prior notifications follow the options`() {
    let model = HabitsModel()
    var changes: [String] = []
    let observation = model.observe(\.count, options: [.initial, .prior, .new, .old]) { _, change in
      let old = change.oldValue.map(String.init) ?? "-"
      let new = change.newValue.map(String.init) ?? "-"
      changes.append("\(old) \(new) \(change.isPrior)")
    }
    model.count = 1
    #expect(changes == ["- 0 false", "0 - true", "0 1 false"])
    observation.invalidate()
  }

  @Test func `an inherited property notifies through the path of a subclass`() {
    let model = DerivedHabitsModel()
    var values: [Int] = []
    let observation = model.observe(\.count, options: .new) { values.append($1.newValue ?? -1) }
    model.name = "other"
    model.count = 1
    model.count = 1
    model.count = 2
    #expect(values == [1, 1, 2])
    observation.invalidate()
  }

  @Test func `a path through two objects follows both`() {
    let root = HabitsModel()
    root.next = HabitsModel()
    var values: [Int?] = []
    let observation = root.observe(\.next?.count, options: .new) {
      values.append($1.newValue ?? -1)
    }
    root.next?.count = 1
    let replaced = root.next
    let replacement = HabitsModel()
    replacement.count = 5
    root.next = replacement
    replaced?.count = 9
    replacement.count = 6
    root.next = nil
    #expect(values == [1, 5, 6, nil])
    observation.invalidate()
  }

  @Test func `a computed property notifies when its value differs`() {
    let model = HabitsModel()
    var values: [String] = []
    let observation = model.observe(\.text, options: [.old, .new]) {
      values.append("\($1.oldValue ?? "") → \($1.newValue ?? "")")
    }
    model.count = 1
    model.count = 1
    model.name = "a"
    #expect(values == ["none 0 → none 1", "none 1 → a 1"])
    observation.invalidate()
  }

  @Test func `a model notifies on the thread of its change`() async {
    let values = await Task.detached {
      let model = HabitsModel()
      var values: [Int] = []
      let observation = model.observe(\.count, options: .new) { values.append($1.newValue ?? -1) }
      model.count = 1
      model.double()
      observation.invalidate()
      return values
    }.value
    #expect(values == [1, 2])
  }

  @Test func `an observation does not retain the object`() {
    weak var released: HabitsModel?
    var observation: NSKeyValueObservation?
    do {
      let model = HabitsModel()
      released = model
      observation = model.observe(\.count) { _, _ in }
    }
    #expect(released == nil)
    observation?.invalidate()
  }

  @Test func `a change that the app announces notifies`() {
    let model = HabitsModel()
    var values: [String] = []
    let observation = model.observe(\.text, options: [.old, .new]) {
      values.append("\($1.oldValue ?? "") → \($1.newValue ?? "")")
    }
    model.willChangeValue(for: \.text)
    model.didChangeValue(for: \.text)
    #expect(values == ["none 0 → none 0"])
    observation.invalidate()
  }

  @Test func `views, controls and scroll views notify through the paths of subclasses`()
    async throws
  {
    try await withApp { _ in
      let table = UITableView(frame: .zero)
      let button = UIButton()
      let controller = HabitsController()
      var changes: [String] = []
      let observations = [
        table.observe(\.contentOffset, options: [.old, .new]) { _, change in
          changes.append("offset \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
        },
        table.observe(\.contentSize) { table, _ in changes.append("\(table.contentSize.height)") },
        table.observe(\.frame) { table, _ in changes.append("frame \(table.frame.width)") },
        button.observe(\.isHighlighted) { button, _ in changes.append("\(button.isHighlighted)") },
        button.observe(\.isHidden, options: .new) {
          changes.append("hidden \($1.newValue ?? false)")
        },
        controller.observe(\.title, options: .new) {
          changes.append(($1.newValue ?? nil) ?? "no title")
        },
      ]
      table.contentOffset = CGPoint(x: 0, y: 10)
      table.contentOffset = CGPoint(x: 0, y: 10)
      table.contentSize = CGSize(width: 5, height: 70)
      table.frame.size.width = 30
      button.isHighlighted = true
      button.isHidden = true
      controller.title = "Title"
      #expect(
        changes == [
          "offset 0.0 10.0", "70.0", "frame 30.0", "true", "hidden true", "Title",
        ]
      )
      for observation in observations { observation.invalidate() }
    }
  }

  @Test func `a property that never notifies is reported once`() async throws {
    try await withApp { app in
      let progress = Progress(totalUnitCount: 10)
      let observations = [
        progress.observe(\.fractionCompleted) { _, _ in },
        UILabel().observe(\.text) { _, _ in },
        UILabel().observe(\.alpha) { _, _ in },
      ]
      let texts = app.diagnostics()
      #expect(texts.count == 2)
      #expect(texts.allSatisfy { $0.hasSuffix(", but never notifies") })
      #expect(texts.first?.hasPrefix("a property of Progress (Double) is observed") == true)
      #expect(texts.last?.hasPrefix("a property of UILabel (Optional<String>) is observed") == true)
      for observation in observations { observation.invalidate() }
    }
  }

  @Test func `an override of observeValue receives changes until the observer is removed`()
    async throws
  {
    try await withApp { app in
      let controller = HabitsController()
      let scroll = UIScrollView()
      let model = HabitsModel()
      scroll.addObserver(
        controller,
        forKeyPath: "contentSize",
        options: [.old, .new],
        context: nil
      )
      scroll.addObserver(controller, forKeyPath: "hidden", options: [.new], context: nil)
      model.addObserver(
        controller,
        forKeyPath: "name",
        options: [.initial, .old, .new],
        context: nil
      )
      scroll.contentSize = CGSize(width: 1, height: 2)
      scroll.isHidden = true
      model.name = "a"
      model.count = 1
      scroll.removeObserver(controller, forKeyPath: "contentSize")
      scroll.removeObserver(controller, forKeyPath: "hidden")
      model.removeObserver(controller, forKeyPath: "name", context: nil)
      model.name = "b"
      scroll.contentSize = .zero
      #expect(
        controller.changes == [
          "name: - → <null>",
          "contentSize: CGSize(width: 0.0, height: 0.0) → CGSize(width: 1.0, height: 2.0)",
          "hidden: - → true",
          "name: <null> → a",
        ]
      )
      #expect(app.diagnostics() == [])
      model.removeObserver(controller, forKeyPath: "name")
      let text = try #require(app.diagnostics().first)
      #expect(text.hasPrefix("NSRangeException: Cannot remove an observer <"))
      #expect(text.contains("HabitsController 0x"))
      #expect(text.contains("for the key path \"name\" from <"))
      #expect(text.hasSuffix("because it is not registered as an observer."))
    }
  }

  @Test func `an observer that is not a responder conforms to the protocol`() async throws {
    try await withApp { app in
      let controller = HabitsController()
      let observer = HabitsObserver()
      controller.addObserver(observer, forKeyPath: "model.count", options: .new, context: nil)
      controller.model?.count = 3
      #expect(observer.changes == ["model.count 3 1"])
      controller.removeObserver(observer, forKeyPath: "model.count")
      let silent = HabitsModel()
      controller.addObserver(silent, forKeyPath: "title", options: .new, context: nil)
      #expect(
        app.diagnostics() == [
          "HabitsModel observes \"title\", but is not notified: it is not a UIResponder, and must "
            + "conform to KeyValueObserver"
        ]
      )
      controller.removeObserver(silent, forKeyPath: "title")
    }
  }
}
