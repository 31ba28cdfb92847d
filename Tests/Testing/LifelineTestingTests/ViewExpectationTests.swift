import HeadlessSwiftUI
import LifelineTesting
import Testing

@MainActor
struct `Expectations of SwiftUI views` {
  private struct RowView: View {
    let number: Int
    var body: some View {
      VStack { Text("Row \(number)") }.onAppear {}
    }
  }

  private struct ListView: View {
    @State private var count = 1
    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { RowView(number: $0) }
      }
      .onAppear { count = 2 }
      .task {}
    }
  }

  @Test(.lifeline) func `the callbacks of a view include those within its body`() async throws {
    let window = show(UIHostingController(rootView: ListView()))
    try await HeadlessApp.current.settle()
    expectCallbacks(of: ListView.self, inOrder: .body, .onAppear, .body, .task)
    expectOrder(
      Call(RowView.self, .onAppear),
      Call(ListView.self, .onAppear),
      Call(RowView.self, .onAppear),
      Call(ListView.self, .task)
    )
    expectNoFindings()
    withExtendedLifetime(window) {}
  }

  @Test func `a failed expectation names the type and the causes`() async throws {
    let inner = try await Inner {
      let window = show(UIHostingController(rootView: ListView()))
      try await HeadlessApp.current.settle()
      expectCallbacks(of: ListView.self, inOrder: .body, .onDisappear)
      withExtendedLifetime(window) {}
    }
    #expect(
      inner.issues == [
        """
        expectCallbacks(of:inOrder:) failed: ListView received other callbacks \
        (- expected, + recorded)
          ListView body
        - ListView onDisappear
        + ListView body
        """
      ]
    )
  }
}
