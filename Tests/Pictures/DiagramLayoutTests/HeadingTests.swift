import DiagramLayout
import TestSupport
import Testing
import TraceModel

struct `Heading of a picture` {
  @Test func `the list of observed callbacks is wrapped instead of widening the picture`() throws {
    var builder = TraceBuilder("device.log", clock: .wall)
    let home = builder.birth(1, "HomeViewController", .viewController, alreadyAlive: true)
    builder.callback(.viewDidLoad, of: home)
    var trace = builder.trace
    trace.header.observed = (1...30).map { "callbackNumber\($0)" }
    let scene = try TimelineLayout().scene(of: trace, findings: [], measurer: FixedMeasurer())
    #expect(scene.size.width < 720)
    #expect(scene.summary.hasSuffix("callbackNumber29, callbackNumber30"))
    let notes = scene.texts.filter { $0.font.size == 10.5 && $0.origin.x == 20 }
    #expect(notes.count == 4)
    #expect(notes.first?.string.hasPrefix("The log shows only callbackNumber1,") == true)
    #expect(notes.last?.string.contains("…") == true)
  }
}
