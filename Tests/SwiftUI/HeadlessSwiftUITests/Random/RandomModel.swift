/// An interpreter of random trees that does not use the graph: it expands a description to the set
/// of identities, and compares the sets before and after each pass.
struct RandomModel {
  /// A probe in the tree: its identity, or that of the group that it observes.
  private struct Expansion {
    /// The identities of the probes, in tree order.
    var identities: [String] = []
    /// The content of each group: its branches, or `nil` without members.
    var groups: [String: String?] = [:]
  }

  private let spec: RandomSpec
  private(set) var values: RandomValues
  private var writes: [RandomWrite]
  private var present = Expansion()
  /// Events as `identity event`, with the number of their occurrences.
  private(set) var events: [String: Int] = [:]
  /// The number of appearances that each living identity has counted in its state.
  private(set) var counters: [String: Int] = [:]
  private var isShown = false

  init(_ spec: RandomSpec, _ values: RandomValues, _ writes: [RandomWrite]) {
    self.spec = spec
    self.values = values
    self.writes = writes
  }

  /// Shows or hides the whole tree.
  mutating func setShown(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    if isShown { update() }
    self.isShown = isShown
    var appeared: [String] = []
    for identity in present.identities {
      count(identity, isShown ? "appear" : "disappear")
      if isShown { appeared.append(identity) }
    }
    for (group, content) in present.groups where content != nil {
      count(group, isShown ? "appear" : "disappear")
      if isShown { appeared.append(group) }
    }
    if isShown { react(to: appeared) }
  }

  /// Applies changes of one turn; a hidden tree is updated when it is shown again.
  mutating func apply(_ changes: [RandomValues.Change]) {
    for change in changes { values.apply(change) }
    if isShown { update() }
  }

  private mutating func update() {
    var expansion = Expansion()
    expand(spec, "", &expansion)
    let before = Set(present.identities)
    let after = Set(expansion.identities)
    var appeared: [String] = []
    for identity in after.subtracting(before) {
      counters[identity] = 0
      count(identity, "create")
      if isShown {
        count(identity, "appear")
        appeared.append(identity)
      }
    }
    for identity in before.subtracting(after) {
      if isShown { count(identity, "disappear") }
      count(identity, "destroy")
      counters[identity] = nil
    }
    if isShown {
      for group in Set(present.groups.keys).union(expansion.groups.keys) {
        let former = present.groups[group] ?? nil
        let content = expansion.groups[group] ?? nil
        guard former != content else { continue }
        if former != nil { count(group, "disappear") }
        if content != nil {
          count(group, "appear")
          appeared.append(group)
        }
      }
    }
    present = expansion
    react(to: appeared)
  }

  /// Counts appearances in the state, and applies what they write in one transaction.
  private mutating func react(to appeared: [String]) {
    var changes: [RandomValues.Change] = []
    for identity in appeared {
      if counters[identity] != nil { counters[identity, default: 0] += 1 }
      let probe = Self.probe(of: identity)
      for write in writes where write.probe == probe { changes.append(write.change) }
      writes.removeAll { $0.probe == probe }
    }
    guard !changes.isEmpty else { return }
    apply(changes)
  }

  private mutating func count(_ identity: String, _ event: String) {
    events["\(identity) \(event)", default: 0] += 1
  }

  /// The number of the probe, at the end of an identity.
  private static func probe(of identity: String) -> Int {
    identity.split(separator: "#").last.flatMap { Int($0) } ?? -1
  }

  private func expand(_ spec: RandomSpec, _ path: String, _ expansion: inout Expansion) {
    switch spec {
    case .probe(let probe):
      expansion.identities.append("\(path)#\(probe)")
    case .stack(let first, let second):
      expand(first, path + "/0", &expansion)
      expand(second, path + "/1", &expansion)
    case .condition(let flag, let first, let second):
      if values.flags[flag] {
        expand(first, path + "/if", &expansion)
      } else if let second {
        expand(second, path + "/else", &expansion)
      }
    case .identity(let value, let content):
      expand(content, path + "/id\(values.ids[value])", &expansion)
    case .list(let list, let content):
      for element in values.lists[list] { expand(content, path + "/\(element)", &expansion) }
    case .erased(let flag, let content):
      expand(content, path + (values.flags[flag] ? "/A" : "/B"), &expansion)
    case .group(let probe, let first, let second):
      expand(first, path + "/0", &expansion)
      expand(second, path + "/1", &expansion)
      // Two members are no bare condition: the group has members or not.
      let hasMembers = hasElements(first) || hasElements(second)
      expansion.groups["\(path)#\(probe)"] = .some(hasMembers ? "members" : nil)
    }
  }

  private func hasElements(_ spec: RandomSpec) -> Bool {
    switch spec {
    case .probe, .stack, .identity, .erased: true
    case .condition(let flag, let first, let second):
      values.flags[flag] ? hasElements(first) : second.map(hasElements) ?? false
    case .list(let list, let content): !values.lists[list].isEmpty && hasElements(content)
    case .group(_, let first, let second): hasElements(first) || hasElements(second)
    }
  }
}
