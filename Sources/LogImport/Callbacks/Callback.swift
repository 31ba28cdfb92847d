/// A callback that a message names.
struct Callback {
  /// Whose callback it is.
  enum Group {
    /// A view controller's.
    case controller
    /// A view's.
    case view
    /// The application delegate's.
    case application
    /// A scene delegate's.
    case scene
    /// The beginning or the end of any object.
    case lifetime
  }

  /// The canonical text, as UIKit's Swift interface spells it; known texts without `(_:)`.
  var text: String
  /// The owner.
  var group: Group
  /// Whether the object may have begun with this callback.
  var isFirst: Bool = false

  /// The place among the callbacks with which a controller begins; `nil` for all others.
  ///
  /// A lower or equal place than the one before means that another object begins.
  var beginning: Int? {
    switch text {
    case "init": 0
    case "loadView": 1
    case "viewDidLoad": 2
    default: nil
    }
  }

  /// Whether the object ends with it.
  var isLast: Bool { text == "deinit" }
}
