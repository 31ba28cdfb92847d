import Findings
import TraceModel

/// Whether an object is alive.
package enum MemoryStep: UInt8, Sendable {
  /// The object is alive, from its first event.
  case alive
  /// The state after `deinit`.
  case dead
}

/// The events that concern the lifetime of an object, in the order of the table's columns.
package enum MemoryTrigger: UInt8, Sendable, CaseIterable {
  /// `init`, `loadView` or `viewDidLoad`; after a death, of a new object at the same address.
  case birth
  /// A callback that needs an object which was made before.
  case use
  /// `deinit`.
  case death
}

extension Region {
  /// The lifetime of an object.
  ///
  /// Addresses are reused: an event that begins a lifetime may follow a death.
  package static let memory: Region = {
    func go(_ state: MemoryStep) -> Cell { .to(state.rawValue) }
    return Region(
      title: "memory",
      columns: [
        Column("init, loadView, viewDidLoad"), Column("any other callback"),
        Column(Name.deinitializer.knownText),
      ],
      resynchronized: [MemoryStep.alive, .alive, .dead].map(\.rawValue),
      rows: [
        Row("Alive", [go(.alive), go(.alive), go(.dead)]),
        Row("Dead", [go(.alive), .breaks(703), go(.dead)]),
      ]
    )
  }()
}
