import Testing
import TraceModel
import TraceRecorder

struct `Time source` {
  @Test func `virtual time advances by a nanosecond per event`() {
    let time = VirtualTime()
    #expect((0..<3).map { _ in time.stamp().nanoseconds } == [0, 1, 2])
    #expect(time.now().nanoseconds == 3)
  }

  @Test func `virtual time only moves forward`() {
    let time = VirtualTime()
    time.advance(to: Instant(nanoseconds: 350_000_000))
    time.advance(to: Instant(nanoseconds: 5))
    #expect(time.stamp().nanoseconds == 350_000_000)
    #expect(time.now().nanoseconds == 350_000_001)
  }

  @Test func `monotonic time advances by itself`() {
    let time = MonotonicTime()
    let first = time.stamp()
    var second = time.stamp()
    while second == first { second = time.stamp() }
    #expect(first >= .zero)
    #expect(second > first)
    #expect(time.kind == .monotonic)
  }
}
