import HeadlessCombine
import Testing

struct `Operators on values` {
  /// The values and the completion of a publisher that delivers at once.
  private func events<P: Publisher>(_ publisher: P) -> [String] {
    let lines = Lines()
    let subscription = publisher.sink {
      lines.note($0)
    } receiveValue: {
      lines.note("\($0)")
    }
    subscription.cancel()
    return lines.list
  }

  @Test func `values are transformed and selected`() {
    #expect(events([1, 2, 3].publisher.map { $0 * 2 }) == ["2", "4", "6", "finished"])
    #expect(events(["a", "bc"].publisher.map(\.count)) == ["1", "2", "finished"])
    #expect(events([1, 2, 3].publisher.filter { $0 != 2 }) == ["1", "3", "finished"])
    #expect(events(["1", "x", "3"].publisher.compactMap { Int($0) }) == ["1", "3", "finished"])
    #expect(events([1, 2, 3].publisher.scan(10) { $0 + $1 }) == ["11", "13", "16", "finished"])
  }

  @Test func `equal successive values are omitted`() {
    #expect(events([1, 1, 2, 2, 1].publisher.removeDuplicates()) == ["1", "2", "1", "finished"])
    let lengths = ["a", "b", "cc"].publisher.removeDuplicates { $0.count == $1.count }
    #expect(events(lengths) == ["a", "cc", "finished"])
  }

  @Test func `the first values are omitted or taken`() {
    #expect(events([1, 2, 3].publisher.dropFirst()) == ["2", "3", "finished"])
    #expect(events([1, 2, 3].publisher.dropFirst(5)) == ["finished"])
    #expect(events([1, 2, 3].publisher.first()) == ["1", "finished"])
    #expect(events([1, 2, 3].publisher.first { $0 > 1 }) == ["2", "finished"])
    #expect(events([1, 2, 3].publisher.first { $0 > 9 }) == ["finished"])
    #expect(events([1, 2, 3].publisher.prefix(2)) == ["1", "2", "finished"])
    #expect(events([1, 2, 3].publisher.prefix(0)) == ["finished"])
  }

  @Test func `single values, no values and errors`() {
    #expect(events(Just(1)) == ["1", "finished"])
    #expect(events(Empty<Int, Never>()) == ["finished"])
    #expect(events(Empty<Int, Never>(completeImmediately: false)) == [])
    #expect(events(Fail<Int, Failed>(error: .once)) == ["failed"])
    #expect(events(Just(1).eraseToAnyPublisher()) == ["1", "finished"])
  }

  @Test func `a first value that is sent again during its delivery is delivered once`() {
    let subject = PassthroughSubject<Int, Never>()
    let lines = Lines()
    let subscription = subject.first().sink {
      lines.note($0)
    } receiveValue: {
      lines.note("\($0)")
      subject.send(2)
    }
    subject.send(1)
    subscription.cancel()
    #expect(lines.list == ["1", "finished"])
  }

  @Test func `merged publishers complete when all have completed`() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let lines = Lines()
    let subscription = one.merge(with: other)
      .sink {
        lines.note($0)
      } receiveValue: {
        lines.note("\($0)")
      }
    one.send(1)
    other.send(2)
    one.send(completion: .finished)
    other.send(3)
    #expect(lines.list == ["1", "2", "3"])
    other.send(completion: .finished)
    #expect(lines.list == ["1", "2", "3", "finished"])
    subscription.cancel()
  }

  @Test func `merged publishers that complete at once deliver in their order`() {
    #expect(events(Just(1).merge(with: Just(2))) == ["1", "2", "finished"])
    let many = Publishers.MergeMany([[1, 2], [3]].map(\.publisher))
    #expect(events(many) == ["1", "2", "3", "finished"])
    #expect(events(Publishers.MergeMany([Just<Int>]())) == ["finished"])
  }

  @Test func `an error of one publisher ends the merged ones`() {
    let subject = PassthroughSubject<Int, Failed>()
    let failing = subject.merge(with: Fail(error: .once))
    #expect(events(failing) == ["failed"])
  }

  @Test func `the latest values are combined once all publishers have values`() {
    let (one, other) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("a"))
    let lines = Lines()
    let subscription = one.combineLatest(other)
      .sink {
        lines.note($0)
      } receiveValue: {
        lines.note("\($0)\($1)")
      }
    other.send("b")
    one.send(1)
    one.send(2)
    other.send("c")
    one.send(completion: .finished)
    other.send("d")
    other.send(completion: .finished)
    #expect(lines.list == ["1b", "2b", "2c", "2d", "finished"])
    subscription.cancel()
  }

  @Test func `combined publishers complete when one of them cannot have a value`() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(events(subject.combineLatest(Empty<Int, Never>())) == ["finished"])
  }

  @Test func `three publishers are combined`() {
    let combined = Just(1).combineLatest(Just(2), Just(3)).map { "\($0)\($1)\($2)" }
    #expect(events(combined) == ["123", "finished"])
    #expect(events(Just(1).combineLatest(Just(2)) { $0 + $1 }) == ["3", "finished"])
  }

  @Test func `a shared publisher subscribes once and cancels with its last subscriber`() {
    let source = PassthroughSubject<Int, Never>()
    let lines = Lines()
    let shared = source.map { value -> Int in
      lines.note("map \(value)")
      return value
    }.share()
    let first = shared.sink { lines.note("first \($0)") }
    let second = shared.sink { lines.note("second \($0)") }
    source.send(1)
    first.cancel()
    source.send(2)
    second.cancel()
    source.send(3)
    let third = shared.sink { lines.note("third \($0)") }
    source.send(4)
    third.cancel()
    #expect(
      lines.list == [
        "map 1", "first 1", "second 1", "map 2", "second 2", "map 4", "third 4",
      ]
    )
  }

  @Test func `values are written into a property of an object`() {
    final class Model {
      var value = 0
    }
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.assign(to: \.value, on: model)
    subject.send(4)
    subscription.cancel()
    subject.send(5)
    #expect(model.value == 4)
  }
}
