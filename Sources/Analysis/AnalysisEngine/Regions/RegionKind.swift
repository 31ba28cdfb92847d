/// The state machines that the analyzer runs for each object.
package enum RegionKind: UInt8, CaseIterable, Sendable {
  /// The states between hidden and visible.
  case appearance
  /// Whether a controller has its view.
  case load
  /// Whether a controller is a child.
  case containment
  /// How deeply layouts of a controller are nested.
  case layout
  /// Whether a view is moving to a window.
  case windowMove
  case application
  case scene
  /// Whether an object is alive.
  case memory
  /// Whether a view is moving to a superview.
  case superviewMove

  /// The table of the state machine.
  package var region: Region {
    switch self {
    case .appearance: .appearance
    case .load: .load
    case .containment: .containment
    case .layout: .layout
    case .windowMove: .windowMove
    case .application: .application
    case .scene: .scene
    case .memory: .memory
    case .superviewMove: .superviewMove
    }
  }
}
