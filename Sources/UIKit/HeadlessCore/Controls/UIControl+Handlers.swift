extension UIControl {
  /// A closure or method with its events.
  package struct Handler {
    /// A method of a target.
    package struct Method {
      /// The receiver, which is not retained.
      weak var target: AnyObject?
      /// Whether the receiver is searched in the responder chain.
      let isChained: Bool
      package let action: Selector

      var isTargetDeallocated: Bool { !isChained && target == nil }
    }

    /// The method or closure that a control calls.
    enum Receiver {
      case closure(UIAction)
      case method(Method)

      /// A method of a target, or of the responder chain for `nil`.
      init(_ target: AnyObject?, _ action: Selector) {
        self = .method(Method(target: target, isChained: target == nil, action: action))
      }
    }

    let receiver: Receiver
    var events: Event

    var closure: UIAction? {
      if case .closure(let action) = receiver { action } else { nil }
    }

    /// The method, unless its target is deallocated.
    package var method: Method? {
      guard case .method(let method) = receiver, !method.isTargetDeallocated else { return nil }
      return method
    }

    /// Whether the handler is a method of a target, or of the responder chain for `nil`.
    func isMethod(_ action: Selector, of target: AnyObject?) -> Bool {
      guard let method else { return false }
      return method.action == action && method.target === target
    }
  }
}

extension UIControl.Event {
  /// The names of the events, in the order of their values.
  package var names: [String] {
    Self.named.compactMap { isSuperset(of: $0.event) ? $0.name : nil }
  }

  private static let named: [(event: Self, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]
}
