import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TraceModel

@MainActor
struct `Facts of changes` {
  /// Writes 1 with the appearance, then further values, each in a later turn.
  private struct Writer<Content: View>: View {
    let later: [Int]
    let content: @MainActor (Int) -> Content
    @State private var value = 0

    var body: some View {
      content(value).onAppear {
        value = 1
        write(later[...])
      }
    }

    private func write(_ values: ArraySlice<Int>) {
      guard let first = values.first else { return }
      DispatchQueue.main.async {
        value = first
        write(values.dropFirst())
      }
    }
  }

  @Test func `the form of iOS 14 receives each new value`() async throws {
    let log = Log()
    try await show(
      Writer(later: [2]) { value in
        Color.red.onChange(of: value, perform: { new in log.append("\(new)") })
      }
    )
    #expect(log.lines == ["1", "2"])
  }

  // Fact: swiftui-08
  @Test func `an action receives the old and the new value`() async throws {
    let log = Log()
    try await show(
      Writer(later: [2]) { value in
        Color.red.onChange(of: value) { old, new in log.append("\(old) → \(new)") }
      }
    )
    #expect(log.lines == ["0 → 1", "1 → 2"])
  }

  // Fact: swiftui-09
  @Test func `an initial action runs first with equal values`() async throws {
    let log = Log()
    try await show(
      Writer(later: [2]) { value in
        Color.red.onChange(of: value, initial: true) { old, new in log.append("\(old) → \(new)") }
      }
    )
    #expect(log.lines == ["0 → 0", "0 → 1", "1 → 2"])
  }

  @Test func `an initial action without parameters runs once for a constant value`() async throws {
    let log = Log()
    try await show(Color.red.onChange(of: 0, initial: true) { log.append("onChange") })
    #expect(log.lines == ["onChange"])
  }

  // Fact: swiftui-10
  @Test func `an equal value runs no action`() async throws {
    let log = Log()
    try await show(
      Writer(later: [2, 2]) { value in
        Color.red.onChange(of: value) { old, new in log.append("\(old) → \(new)") }
      }
    )
    #expect(log.lines == ["0 → 1", "1 → 2"])
  }

  @Test func `strings are compared by value`() async throws {
    let log = Log()
    try await show(
      Writer(later: [2, 3]) { value in
        Color.red.onChange(of: value < 2 ? "low" : "high") { _, new in log.append(new) }
      }
    )
    #expect(log.lines == ["high"])
  }

  // Fact: swiftui-06
  @Test func `three transactions of one turn have three bodies`() async throws {
    let log = Log()
    struct Content: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        let _ = log.append("\(value)")
        Color.red.onAppear {
          withAnimation(.linear(duration: 1)) { value = 1 }
          value = 2
          withAnimation(nil) { value = 3 }
          withAnimation(.linear(duration: 2)) { value = 4 }
        }
      }
    }
    try await show(Content(log: log))
    #expect(log.lines == ["0", "1", "3", "4"])
  }

  // Fact: swiftui-11
  @Test func `a task with an id runs again with the new value`() async throws {
    let log = Log()
    struct Content: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        Color.red
          .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { value += 1 } }
          .task(id: value) { log.append("task \(value)") }
      }
    }
    try await show(Content(log: log))
    #expect(log.lines == ["task 0", "task 1"])
  }

  // Fact: swiftui-14
  @Test func `a task starts with each appearance and is cancelled with each disappearance`()
    async throws
  {
    let log = Log()
    let view = Text("").task {
      log.append("start")
      do { try await Task.sleep(for: .seconds(60)) } catch { log.append("cancelled") }
    }
    try await show(view) { app, controller in
      let window = try #require(controller.view.window)
      try await app.advance(by: .seconds(1))
      window.rootViewController = UIViewController()
      try await app.advance(by: .seconds(1))
      #expect(log.lines == ["start", "cancelled"])
      window.rootViewController = controller
      try await app.advance(by: .seconds(1))
      #expect(log.lines == ["start", "cancelled", "start"])
    }
  }

  // Fact: anim-08
  @Test func `completions run when an animation counts as complete and when it is removed`()
    async throws
  {
    let log = Log()
    struct Content: View {
      let log: Log
      @State private var showsRed = false
      @State private var number = 1
      var body: some View {
        (showsRed ? Color.red : Color.blue).id(number).onAppear {
          let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
          withAnimation(animation, completionCriteria: .removed) {
            number = 2
          } completion: {
            log.append("removed")
          }
          withAnimation(animation, completionCriteria: .logicallyComplete) {
            showsRed.toggle()
          } completion: {
            log.append("logical")
          }
        }
      }
    }
    try await show(Content(log: log)) { app, _ in
      try await app.advance(by: .milliseconds(999))
      #expect(log.lines.isEmpty)
      try await app.advance(by: .milliseconds(1))
      #expect(log.lines == ["logical"])
      try await app.advance(by: .seconds(4))
      #expect(log.lines == ["logical", "removed"])
    }
  }

  @Test func `a completion without animation runs in the next turn`() async throws {
    let log = Log()
    let control = Control()
    try await show(Text("")) { app, _ in
      withAnimation(nil) {
        control.number = 1
      } completion: {
        log.append("complete")
      }
      #expect(log.lines.isEmpty)
      try app.idle()
      #expect(log.lines == ["complete"])
    }
  }
}
