import HeadlessSwiftUI
import HeadlessUIKit
import Observation

/// What the views of a random tree share: the values, and the log of events.
@MainActor
final class RandomWorld {
  /// One value that views read, so that a change evaluates only its readers.
  @Observable @MainActor
  final class Cell<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  let flags: [Cell<Bool>]
  let ids: [Cell<Int>]
  let lists: [Cell<[Int]>]
  private var writes: [RandomWrite]
  /// The events of each life, by its number.
  private(set) var lives: [[String]] = []
  /// The identity of each life.
  private(set) var identities: [String] = []
  /// The events as `identity event`, with the number of their occurrences.
  private(set) var events: [String: Int] = [:]
  /// The counters of the states, as the bodies have read them last.
  var counters: [Int: Int] = [:]

  init(_ values: RandomValues, _ writes: [RandomWrite]) {
    flags = values.flags.map(Cell.init)
    ids = values.ids.map(Cell.init)
    lists = values.lists.map(Cell.init)
    self.writes = writes
  }

  func apply(_ change: RandomValues.Change) {
    switch change {
    case .flag(let slot): flags[slot].value.toggle()
    case .id(let slot, let id): ids[slot].value = id
    case .list(let slot, let elements): lists[slot].value = elements
    }
  }

  /// Starts a life of an identity.
  func begin(_ identity: String) -> Int {
    lives.append([])
    identities.append(identity)
    let life = lives.count - 1
    note("create", life)
    return life
  }

  func note(_ event: String, _ life: Int) {
    lives[life].append(event)
    events["\(identities[life]) \(event)", default: 0] += 1
  }

  func noteGroup(_ event: String, _ identity: String) {
    events["\(identity) \(event)", default: 0] += 1
  }

  /// Applies what the appearance of a probe writes, once.
  func react(to probe: Int) {
    let due = writes.filter { $0.probe == probe }
    writes.removeAll { $0.probe == probe }
    for write in due { apply(write.change) }
  }
}

/// A view of a random tree.
struct RandomTree: View {
  let spec: RandomSpec
  let path: String
  let world: RandomWorld

  var body: some View {
    switch spec {
    case .probe(let probe):
      ProbeView("\(path)#\(probe)", probe, world)
    case .stack(let first, let second):
      VStack {
        RandomTree(spec: first, path: path + "/0", world: world)
        RandomTree(spec: second, path: path + "/1", world: world)
      }
    case .condition(let flag, let first, let second):
      if world.flags[flag].value {
        RandomTree(spec: first, path: path + "/if", world: world)
      } else if let second {
        RandomTree(spec: second, path: path + "/else", world: world)
      }
    case .identity(let value, let content):
      let id = world.ids[value].value
      RandomTree(spec: content, path: path + "/id\(id)", world: world).id(id)
    case .list(let list, let content):
      ForEach(world.lists[list].value, id: \.self) { element in
        RandomTree(spec: content, path: path + "/\(element)", world: world)
      }
    case .erased(let flag, let content):
      erased(flag, content)
    case .group(let probe, let first, let second):
      Group {
        RandomTree(spec: first, path: path + "/0", world: world)
        RandomTree(spec: second, path: path + "/1", world: world)
      }
      .onAppear {
        world.noteGroup("appear", "\(path)#\(probe)")
        world.react(to: probe)
      }
      .onDisappear { world.noteGroup("disappear", "\(path)#\(probe)") }
    }
  }

  private func erased(_ flag: Int, _ content: RandomSpec) -> AnyView {
    world.flags[flag].value
      ? AnyView(RandomTree(spec: content, path: path + "/A", world: world))
      : AnyView(VStack { RandomTree(spec: content, path: path + "/B", world: world) })
  }
}

/// A view with state that logs its life.
private struct ProbeView: View {
  let identity: String
  let probe: Int
  let world: RandomWorld
  @State private var life: Life
  @State private var count = 0

  init(_ identity: String, _ probe: Int, _ world: RandomWorld) {
    self.identity = identity
    self.probe = probe
    self.world = world
    _life = State(wrappedValue: Life(world))
  }

  var body: some View {
    let number = life.number(identity)
    let _ = world.counters[number] = count
    Text("\(count)")
      .onAppear {
        world.note("appear", number)
        count += 1
        world.react(to: probe)
      }
      .onDisappear { world.note("disappear", number) }
      .onChange(of: count) { old, new in
        if new != old + 1 { world.note("lost a count", number) }
      }
      .task {
        if !Task.isCancelled, world.lives[number].last != "appear" {
          world.note("task while hidden", number)
        }
      }
  }

  /// The state of one life; lives that no body has used do not count.
  @MainActor
  private final class Life {
    private let world: RandomWorld
    private var number: Int?

    init(_ world: RandomWorld) { self.world = world }

    func number(_ identity: String) -> Int {
      if let number { return number }
      let new = world.begin(identity)
      number = new
      return new
    }

    isolated deinit {
      if let number { world.note("destroy", number) }
    }
  }
}
