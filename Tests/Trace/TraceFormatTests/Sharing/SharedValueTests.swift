import Dispatch
import Testing
import TraceFormat

struct `Values that threads share` {
  @Test func `additions of several threads are all counted`() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 {
        counter.atomic.add(1)
        counter.locked.withLock { $0 += 1 }
      }
    }
    #expect(counter.atomic.load() == 80_000)
    #expect(counter.locked.withLock { $0 } == 80_000)
  }

  @Test func `an exchange returns the value before, and compares before it stores`() {
    let value = AtomicValue<Int32>(-1)
    let (old, refused) = (value.exchange(7), value.compareExchange(expected: 3, desired: 4))
    let accepted = value.compareExchange(expected: 7, desired: -4)
    let new = value.load()
    #expect(old == -1)
    #expect(refused == (false, 7))
    #expect(accepted == (true, 7))
    #expect(new == -4)
  }

  @Test func `numbers of every width wrap around`() {
    let number = AtomicValue<UInt32>(.max)
    number.add(2)
    let address = AtomicValue(UInt.max)
    let (sum, highest) = (number.load(), address.load())
    #expect(sum == 1)
    #expect(highest == .max)
  }

  @Test func `an error of the body unlocks the value`() {
    struct Failure: Error {}
    let value = LockedValue(1)
    do { try value.withLock { _ in throw Failure() } } catch {}
    let rest = value.withLock { $0 }
    #expect(rest == 1)
  }

  private final class Counter: Sendable {
    let atomic = AtomicValue(0)
    let locked = LockedValue(0)
  }
}
