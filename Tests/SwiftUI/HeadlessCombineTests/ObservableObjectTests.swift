import HeadlessCombine
import Synchronization
import Testing

struct `Observable objects` {
  class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    var ignored = 0
  }

  final class LimitedCounter: Counter {
    @Published var limit = 9
    weak var owner: AnyObject?
    let lock = Mutex(0)
  }

  final class Generic<Value>: ObservableObject {
    let before: Value
    @Published var value: Value
    init(_ value: Value) {
      before = value
      self.value = value
    }
  }

  @MainActor final class MainModel: ObservableObject {
    @Published var items: [Int] = []
    @Published private(set) var isLoading = false
    func load() { isLoading = true }
  }

  @Test func `the publisher of a property sends its value and then each new value`() {
    let model = Counter()
    var received: [Int] = []
    let subscription = model.$count.sink { received.append($0) }
    model.count = 1
    model.count = 1
    model.count += 1
    subscription.cancel()
    model.count = 7
    #expect(received == [0, 1, 1, 2])
  }

  @Test func `a change is published before the property has the new value`() {
    let model = Counter()
    let lines = Lines()
    let object = model.objectWillChange.sink { lines.note("object \(model.count)") }
    let value = model.$count.dropFirst().sink { lines.note("value \($0), stored \(model.count)") }
    model.count = 1
    #expect(lines.list == ["object 0", "value 1, stored 0"])
    #expect(model.count == 1)
    object.cancel()
    value.cancel()
  }

  @Test func `the publisher of an object names the property that changes`() {
    let model = LimitedCounter()
    let publisher = model.objectWillChange
    var changes: [String] = []
    let subscription = publisher.sink {
      let change = publisher.change
      changes.append(change.map { "\($0.label): \($0.oldValue) → \($0.newValue)" } ?? "none")
    }
    model.count = 1
    model.limit = 5
    model.ignored = 1
    publisher.send()
    subscription.cancel()
    #expect(changes == ["_count: 0 → 1", "_limit: 9 → 5", "none"])
    #expect(publisher.change == nil)
  }

  @Test func `a change within a change is named by its own property`() {
    let model = Counter()
    let publisher = model.objectWillChange
    var labels: [String?] = []
    let subscription = publisher.sink {
      labels.append(publisher.change?.label)
      guard labels.count == 1 else { return }
      model.count = 1
      labels.append(publisher.change?.label)
    }
    model.name = "c"
    subscription.cancel()
    #expect(labels == ["_name", "_count", "_name"])
    #expect(publisher.change == nil)
  }

  @Test func `a change of one object is not a change of another`() {
    let (one, other) = (Counter(), Counter())
    let otherPublisher = other.objectWillChange
    var labels: [String?] = []
    let subscription = one.objectWillChange.sink { labels.append(otherPublisher.change?.label) }
    one.count = 1
    subscription.cancel()
    #expect(labels == [nil])
  }

  @Test func `every access returns the same publisher`() {
    let model = LimitedCounter()
    #expect(model.objectWillChange === model.objectWillChange)
    #expect(model.objectWillChange !== LimitedCounter().objectWillChange)
  }

  @Test func `fields are found behind fields of a generic type`() {
    let model = Generic("a")
    var count = 0
    let subscription = model.objectWillChange.sink { count += 1 }
    model.value = "b"
    subscription.cancel()
    #expect(count == 1)
    let numbers = Generic((1, 2, 3))
    let other = numbers.objectWillChange.sink { count += 1 }
    numbers.value.0 = 5
    other.cancel()
    #expect(count == 2)
    #expect(numbers.before.0 == 1)
  }

  @Test @MainActor func `an object of the main actor publishes its changes`() {
    let model = MainModel()
    var count = 0
    let subscription = model.objectWillChange.sink { count += 1 }
    model.items.append(1)
    model.load()
    subscription.cancel()
    #expect(count == 2)
    #expect(model.items == [1])
  }

  @Test func `an object without published properties sends itself`() {
    final class Manual: ObservableObject {
      var value = 0 {
        willSet { objectWillChange.send() }
      }
    }
    let model = Manual()
    var seen: [Int] = []
    let subscription = model.objectWillChange.sink { seen.append(model.value) }
    model.value = 3
    subscription.cancel()
    #expect(seen == [0])
  }

  @Test func `objects at a reused address have publishers of their own`() {
    final class Manual: ObservableObject {}
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<500 { publishers.append(Manual().objectWillChange) }
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == 500)
  }

  @Test func `an object's own publisher is used as it is`() {
    final class Custom: ObservableObject {
      let objectWillChange = PassthroughSubject<String, Never>()
      @Published var value = 0
    }
    let model = Custom()
    var received: [String] = []
    let subscription = model.objectWillChange.sink { received.append($0) }
    model.value = 1
    model.objectWillChange.send("x")
    subscription.cancel()
    #expect(received == ["x"])
  }

  @Test func `values are assigned to a published property while its object lives`() {
    let subject = PassthroughSubject<Int, Never>()
    weak var released: Counter?
    do {
      let model = Counter()
      released = model
      var count = 0
      let subscription = model.objectWillChange.sink { count += 1 }
      subject.assign(to: &model.$count)
      subject.send(4)
      #expect(model.count == 4)
      #expect(count == 1)
      subscription.cancel()
    }
    #expect(released == nil)
    subject.send(5)
  }

  @Test func `a deallocated object ends with the subscriptions it stores`() {
    final class Owner {
      let model = Counter()
      var seen = 0
      var bag: Set<AnyCancellable> = []
      init() {
        model.$count.sink { [weak self] in self?.seen = $0 }.store(in: &bag)
      }
    }
    weak var owner: Owner?
    weak var model: Counter?
    do {
      let local = Owner()
      local.model.count = 3
      #expect(local.seen == 3)
      owner = local
      model = local.model
    }
    #expect(owner == nil)
    #expect(model == nil)
  }

  @Test func `observers of a property are called around the change`() {
    final class Observed: ObservableObject {
      let lines = Lines()
      @Published var value: Int? {
        willSet { lines.note("willSet \(value ?? 0)") }
        didSet { lines.note("didSet \(value ?? 0)") }
      }
    }
    let model = Observed()
    let subscription = model.$value.dropFirst().sink { model.lines.note("sink \($0 ?? 0)") }
    model.value = 1
    subscription.cancel()
    #expect(model.lines.list == ["willSet 0", "sink 1", "didSet 1"])
  }

  @Test func `a property follows a different property of its object`() {
    final class Search: ObservableObject {
      @Published var text = ""
      @Published private(set) var count = 0
      init() {
        $text.map(\.count).removeDuplicates().assign(to: &$count)
      }
    }
    weak var released: Search?
    do {
      let model = Search()
      released = model
      let publisher = model.objectWillChange
      var labels: [String?] = []
      let subscription = publisher.sink { labels.append(publisher.change?.label) }
      model.text = "abc"
      model.text = "xyz"
      subscription.cancel()
      #expect(model.count == 3)
      #expect(labels == ["_text", "_count", "_text"])
    }
    #expect(released == nil)
  }

  @Test func `a publisher is used through an existential type`() {
    let model = Counter()
    let publishers: [any Publisher<Int, Never>] = [model.$count, Just(7)]
    var received: [Int] = []
    var bag: [AnyCancellable] = []
    for publisher in publishers { publisher.sink { received.append($0) }.store(in: &bag) }
    model.count = 1
    #expect(received == [0, 7, 1])
  }
}
