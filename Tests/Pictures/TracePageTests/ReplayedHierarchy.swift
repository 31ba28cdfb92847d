import TraceModel

/// The hierarchy that the changes of a page give, as the script of the page replays them.
struct ReplayedHierarchy {
  struct Entry {
    var life: Int
    var relations: [String: Int] = [:]
    var subviews: [Int] = []
    var contents: [Int] = []
    var frame: Int?
    var bounds: Int?
    var clips = false
    var isHidden = false
    var attributes: [Int: String] = [:]
    var states: [Int: String] = [:]
  }

  private(set) var entries: [Int: Entry] = [:]
  private var next = 0
  private let page: DecodedPage
  private let kinds: [String]
  private let strings: [String]

  init(_ page: DecodedPage) {
    self.page = page
    kinds = page.words("changeKinds")
    strings = page.words("strings")
  }

  /// Applies the changes of the first events.
  mutating func advance(toEvents events: Int) {
    let times = page["changes.event"]
    while next < times.count, times[next] < events {
      apply(next)
      next += 1
    }
  }

  private mutating func apply(_ row: Int) {
    let slot = page["changes.slot"][row]
    let other = page["changes.other"][row] - 1
    let value = page["changes.value"][row]
    let text = strings[page["changes.text"][row]]
    let kind = kinds[page["changes.kind"][row]]
    switch kind {
    case "enter": entries[slot] = Entry(life: value)
    case "leave":
      leave(slot, "container", \.contents)
      leave(slot, "superview", \.subviews)
      guard let entry = entries.removeValue(forKey: slot) else { return }
      for inner in entry.contents { entries[inner]?.relations["container"] = -1 }
      for inner in entry.subviews { entries[inner]?.relations["superview"] = -1 }
    case "superview": move(slot, kind, to: other, at: value, \.subviews)
    case "container": move(slot, kind, to: other, at: value, \.contents)
    case "frame": entries[slot]?.frame = value
    case "bounds":
      entries[slot]?.bounds = value / 2
      entries[slot]?.clips = value % 2 == 1
    case "hidden": entries[slot]?.isHidden = value == 1
    case "attribute": entries[slot]?.attributes[value] = text
    case "state": entries[slot]?.states[value] = text
    default: entries[slot]?.relations[kind] = other
    }
  }

  private mutating func leave(
    _ slot: Int,
    _ relation: String,
    _ list: WritableKeyPath<Entry, [Int]>
  ) {
    guard let outer = entries[slot]?.relations[relation] else { return }
    entries[outer]?[keyPath: list].removeAll { $0 == slot }
  }

  private mutating func move(
    _ slot: Int,
    _ relation: String,
    to other: Int,
    at position: Int,
    _ list: WritableKeyPath<Entry, [Int]>
  ) {
    leave(slot, relation, list)
    entries[slot]?.relations[relation] = other
    entries[other]?[keyPath: list].insert(slot, at: position)
  }
}
