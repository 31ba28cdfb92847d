/// Several objects that a log identifies only by their class.
///
/// A configuration counts the members in each state of the appearance. The pool holds every
/// configuration that explains the events so far: an event is illegal only if no configuration has
/// a member that allows it.
///
/// If the class prints no callback of loading, new members are not announced: any `viewWillAppear`
/// may be the first callback of one.
package struct Pool {
  /// The number of members in each state, 8 bits per state.
  typealias Configuration = UInt64

  /// The largest number of members that a pool judges.
  package static let memberLimit = 12
  private static let configurationLimit = 512

  private(set) var size: Int
  /// The largest number of members at one time.
  private(set) var largest: Int
  /// Whether the pool became too large to judge.
  private(set) var isLost = false
  private var configurations: Set<Configuration>
  /// The state that the last event led to, for violations.
  private(set) var lastState: UInt8

  /// Creates a pool of one member whose state is one of a set.
  init(_ states: StateSet) {
    size = 1
    largest = 1
    lastState = states.first
    configurations = []
    for state in Region.appearance.rows.indices where states.contains(UInt8(state)) {
      configurations.insert(1 << (8 * UInt64(state)))
    }
  }

  /// Adds a member.
  mutating func spawn(_ step: AppearanceStep = .hidden) {
    size += 1
    largest = max(largest, size)
    guard size <= Self.memberLimit else { return lose() }
    configurations = Set(configurations.map { $0 + Self.one(Int(step.rawValue)) })
  }

  /// Removes one member, which may be in any state.
  mutating func removeOne() {
    size = max(0, size - 1)
    var rest: Set<Configuration> = []
    for configuration in configurations {
      for state in Region.appearance.rows.indices where Self.count(configuration, state) > 0 {
        rest.insert(configuration - Self.one(state))
      }
    }
    configurations = rest
  }

  /// Moves one member by an event, in every configuration that allows it.
  ///
  /// - Parameters:
  ///   - trigger: The column of the appearance table.
  ///   - observed: The observed callbacks.
  ///   - isOpen: Whether an unannounced member may appear.
  /// - Returns: Whether a configuration allows the event.
  mutating func step(_ trigger: UInt8, observed: ObservedCallbacks, isOpen: Bool) -> Bool {
    guard !isLost else { return true }
    var next: Set<Configuration> = []
    for configuration in configurations {
      if isOpen, trigger == AppearanceTrigger.willAppear.rawValue,
        Self.members(configuration) < Self.memberLimit
      {
        next.insert(configuration + Self.one(Int(AppearanceStep.appearing.rawValue)))
      }
      for state in Region.appearance.rows.indices where Self.count(configuration, state) > 0 {
        let closed = observed.closure(.appearance, of: StateSet(UInt8(state)))
        let target = Region.appearance.step(closed, trigger)
        guard let target = target.single else { continue }
        next.insert(configuration - Self.one(state) + Self.one(Int(target)))
      }
    }
    guard !next.isEmpty else { return false }
    configurations = next
    lastState = Region.appearance.resynchronized[Int(trigger)]
    if configurations.count > Self.configurationLimit { lose() }
    return true
  }

  /// Moves one member into the state after an event that no configuration allows.
  mutating func resynchronize(_ trigger: UInt8) {
    let target = Int(Region.appearance.resynchronized[Int(trigger)])
    var next: Set<Configuration> = []
    for configuration in configurations {
      for state in Region.appearance.rows.indices where Self.count(configuration, state) > 0 {
        next.insert(configuration - Self.one(state) + Self.one(target))
      }
    }
    if !next.isEmpty { configurations = next }
    lastState = UInt8(target)
    if configurations.count > Self.configurationLimit { lose() }
  }

  private mutating func lose() {
    isLost = true
    configurations = []
  }

  private static func one(_ state: Int) -> UInt64 { 1 << (8 * UInt64(state)) }

  private static func members(_ configuration: Configuration) -> Int {
    Region.appearance.rows.indices.reduce(0) { $0 + Int(count(configuration, $1)) }
  }

  private static func count(_ configuration: Configuration, _ state: Int) -> UInt64 {
    (configuration >> (8 * UInt64(state))) & 0xFF
  }
}
