import Findings
import TraceModel

/// Whether an object is alive.
package enum MemoryStep: UInt8, Sendable {
  /// From the first event that speaks of the object.
  case alive
  /// After `deinit`.
  case dead
}

/// The events that concern an object's life, in the order of the table's columns.
package enum MemoryLetter: UInt8, Sendable, CaseIterable {
  /// `init`, `loadView` or `viewDidLoad`: behind a death, of a new object at the same address.
  case birth
  /// A callback that needs an object which was made before.
  case use
  /// `deinit`.
  case death
}

extension Region {
  /// The life of an object.
  ///
  /// An address is used again: what begins a life may follow a death.
  package static let memory: Region = {
    func go(_ state: MemoryStep) -> Cell { .to(state.rawValue) }
    return Region(
      title: "memory",
      letters: ["init, loadView, viewDidLoad", "any other callback", Name.deinitializer.knownText],
      resynchronized: [MemoryStep.alive, .alive, .dead].map(\.rawValue),
      rows: [
        Row("Alive", [go(.alive), go(.alive), go(.dead)]),
        Row("Dead", [go(.alive), .breaks(703), go(.dead)]),
      ]
    )
  }()
}
