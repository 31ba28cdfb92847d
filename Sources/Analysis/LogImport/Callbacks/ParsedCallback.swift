import TraceModel

/// A callback that a message names.
struct ParsedCallback: Sendable {
  /// The text in traces; known callbacks have the catalog's.
  let text: String
  /// The object that receives the callback.
  let owner: CallbackInfo.Owner
  /// The callback's role in the state machines.
  let role: CallbackRole
  let argument: CallbackInfo.Argument
  /// Whether an object that is printed after the callback is its argument, not its receiver.
  let takesObject: Bool

  /// Creates a known callback.
  init(_ info: CallbackInfo) {
    text = info.text
    owner = info.owner
    role = info.role
    argument = info.argument
    takesObject =
      switch info.argument {
      case .parent, .superview, .window, .subview: true
      case .none, .animated, .controller, .segue, .view: false
      }
  }

  /// Creates a delegate's callback that the catalog does not list.
  init(text: String, owner: CallbackInfo.Owner) {
    self.text = text
    self.owner = owner
    role = .none
    argument = .none
    takesObject = false
  }

  /// Whether the callback is the beginning or the end of an object.
  var isLifetime: Bool { role == .initializer || role == .deinitializer }

  /// Whether the object may begin with the callback.
  var isFirst: Bool { beginning != nil || role == .launch || role == .sceneWillConnect }

  /// The position among the callbacks with which a controller begins; `nil` for all others.
  ///
  /// A position up to the last position begins a new object.
  var beginning: Int? {
    switch role {
    case .initializer: 0
    case .loadView: 1
    case .viewDidLoad: 2
    default: nil
    }
  }

  /// Whether the object ends with the callback.
  var isLast: Bool { role == .deinitializer }

  /// Whether logs print the `animated` argument.
  var isAnimated: Bool { argument == .animated }

  /// Whether a delegate of the application or of a scene receives the callback.
  var isOfDelegate: Bool { owner == .application || owner == .scene }
}
