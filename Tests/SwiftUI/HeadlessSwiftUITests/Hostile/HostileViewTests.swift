import Foundation
import HeadlessSwiftUI
import Testing
import TraceModel

@MainActor
struct HostileViewTests {
  private final class Owner: NSObject {}

  private struct Child: View {
    weak var owner: Owner?
    let log: Log
    var body: some View {
      let _ = log.append("child")
      Color.red
    }
  }

  @Test func `a weak reference in a view is compared without reading the object`() async throws {
    struct Content: View {
      @State private var count = 0
      let owner: Owner
      let log: Log
      var body: some View {
        VStack {
          Text("\(count)")
          Child(owner: owner, log: log)
        }
        .onAppear { count += 1 }
      }
    }
    let log = Log()
    try await show(Content(owner: Owner(), log: log))
    #expect(log.lines == ["child"])
  }

  @Test func `texts of values have neither addresses nor an order of hashes`() {
    #expect(described(Set(["c", "a", "b"])) == "[\"a\", \"b\", \"c\"]")
    #expect(described(["b": 2, "a": 1]) == "[\"a\": 1, \"b\": 2]")
    #expect(described(Optional(Owner())) == "Owner")
    #expect(described(ObjectIdentifier(Owner.self)) == "an object")
    #expect(described("a\nb") == "\"a b\"")
  }

  @Test func `a removed child disappears with its parent before its animation ends`() async throws {
    struct Parent: View {
      @Binding var showsChild: Bool
      let log: Log
      var body: some View {
        VStack {
          if showsChild { Color.red.onDisappear { log.append("child") } }
        }
        .onDisappear { log.append("parent") }
      }
    }
    struct Content: View {
      @State private var showsParent = true
      @State private var showsChild = true
      let log: Log
      var body: some View {
        VStack {
          if showsParent { Parent(showsChild: $showsChild, log: log) }
        }
        .task {
          withAnimation(.linear(duration: 10)) { showsChild = false }
          try? await Task.sleep(for: .seconds(1))
          showsParent = false
        }
      }
    }
    let log = Log()
    try await show(Content(log: log))
    #expect(log.lines == ["child", "parent"])
  }

  @Test func `state is read correctly after an endless update was given up`() async throws {
    struct Content: View {
      @State private var loop = 0
      @State private var other = 0
      let log: Log
      var body: some View {
        let _ = log.append("\(other)")
        Color.red
          .onAppear {
            loop = 1
            other = 5
          }
          .onChange(of: loop) { if loop < 1_000 { loop += 1 } }
          .task { other = 6 }
      }
    }
    let log = Log()
    let trace = try await show(Content(log: log))
    #expect(log.lines.last == "6")
    #expect(trace.events.contains { $0.name == .updateRestless })
  }
}
