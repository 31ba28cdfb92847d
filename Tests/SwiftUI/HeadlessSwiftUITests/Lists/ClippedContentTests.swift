import Foundation
import HeadlessSwiftUI
import Testing
import TraceModel

@MainActor
struct ClippedContentTests {
  @Test func `a scroll view and a list are recorded once as clipping their content`() async throws {
    let view = VStack {
      ScrollView { Text("long").frame(height: 900) }
      List(0..<100) { Text("\($0)") }
    }
    let trace = try await place(view, width: 390, height: 440) { screen in
      screen.nodes("ScrollView").first?.scroll(to: CGPoint(x: 0, y: 300))
      screen.update()
    }
    let bounds = trace.events.filter { $0.name == .boundsProperty && $0.kind == .hierarchy }
    #expect(bounds.compactMap { trace.subject($0.subject)?.className } == ["ScrollView", "List"])
    #expect(bounds.allSatisfy { $0.flags.contains(.on) && $0.frame.y == 0 })
    // The frames of the content contain the offset.
    let texts = trace.subjects.filter { $0.className == "Text" }.map(\.id)
    let frames = trace.events.filter { $0.name == .frameProperty && $0.subject == texts.first }
    let (first, last) = (try #require(frames.first), try #require(frames.last))
    #expect(last.frame.y - first.frame.y == -300)
  }
}
