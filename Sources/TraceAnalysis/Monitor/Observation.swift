public import TraceModel

/// The callbacks that a trace would have printed: what is outside is unseen, not absent.
public enum Observation: Hashable, Sendable {
  /// Every callback, as the runtime records.
  case everything
  /// These callbacks, as a first look at a log or its author stated.
  case fixed(Set<Name>)
  /// Those that were printed so far: for logs that arrive through a pipe.
  case asSeen
}

/// The observed callbacks, and the closures over those that are not.
struct ObservedCallbacks {
  /// One bit for each observed role.
  private(set) var mask: UInt32
  /// Whether the set grows with what is seen.
  let grows: Bool
  /// The closures of the appearance by the bits of a set.
  private(set) var appearance: [StateSet] = []
  /// The closures of the loading by the bits of a set.
  private(set) var load: [StateSet] = []
  /// The closures of the containment by the bits of a set.
  private(set) var containment: [StateSet] = []
  /// The closures of the layout by the bits of a set.
  private(set) var layout: [StateSet] = []
  /// The closures of a view's way to a window by the bits of a set.
  private(set) var windowMove: [StateSet] = []
  /// The closures of the application by the bits of a set.
  private(set) var application: [StateSet] = []
  /// The closures of a scene by the bits of a set.
  private(set) var scene: [StateSet] = []

  init(_ observation: Observation) {
    switch observation {
    case .everything:
      mask = .max
      grows = false
    case .fixed(let names):
      mask = names.reduce(0) { $0 | $1.role.bit }
      grows = false
    case .asSeen:
      mask = 0
      grows = true
    }
    refresh()
  }

  /// Creates the set of what one class printed.
  init(mask: UInt32) {
    self.mask = mask
    grows = false
    refresh()
  }

  /// Whether every callback is observed.
  var isComplete: Bool { mask == .max }

  /// The texts of the observed callbacks, in the order of a life; `nil` for all of them.
  var names: [String]? {
    guard !isComplete else { return nil }
    return CallbackRole.reported.filter { includes($0.role) }.map(\.text)
  }

  /// Whether the four callbacks that begin and end appearances are observed.
  var hasAppearance: Bool {
    includes(.viewWillAppear) && includes(.viewDidAppear) && includes(.viewWillDisappear)
      && includes(.viewDidDisappear)
  }

  /// Notes that a callback was printed.
  mutating func see(_ role: CallbackRole) {
    guard grows, mask & role.bit == 0 else { return }
    mask |= role.bit
    refresh()
  }

  /// Tells whether a callback would be printed.
  func includes(_ role: CallbackRole) -> Bool { mask & role.bit != 0 }

  /// Returns the closures of a region by the bits of a set.
  func closures(_ kind: Step.Kind) -> [StateSet] {
    switch kind {
    case .appearance: appearance
    case .load: load
    case .containment: containment
    case .layout: layout
    case .windowMove: windowMove
    case .application: application
    case .scene: scene
    case .memory: []
    }
  }

  private mutating func refresh() {
    func silent(_ roles: [CallbackRole?]) -> UInt8 {
      var bits: UInt8 = 0
      for (place, role) in roles.enumerated() {
        if let role, !includes(role) { bits |= 1 << place }
      }
      return bits
    }
    appearance = Region.appearance.closures(
      silent: silent([
        .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ])
    )
    load = Region.load.closures(silent: silent([.loadView, .viewDidLoad, nil, nil]))
    layout = Region.layout.closures(
      silent: silent([.viewWillLayoutSubviews, .viewDidLayoutSubviews, nil])
    )
    windowMove = Region.windowMove.closures(
      silent: silent([.willMoveToWindow, .didMoveToWindow])
    )
    application = Region.application.closures(
      silent: silent([
        nil, .applicationDidBecomeActive, .applicationWillResignActive,
        .applicationDidEnterBackground, .applicationWillEnterForeground, nil,
      ])
    )
    scene = Region.scene.closures(
      silent: silent([
        .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
        .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
      ])
    )
    containment = Region.containment.closures(
      silent: silent([
        .willMoveToParent, .didMoveToParent, nil, .willMoveToParent, .didMoveToParent,
      ])
    )
  }
}
