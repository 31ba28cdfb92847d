import Foundation

/// The registered classes of a table or collection, and the views that wait for their next use.
///
/// Both keep one pool for each kind of view: cells, headers, footers.
@MainActor
package struct ReusePool<View: UIView> {
  private var makers: [String: (String) -> View] = [:]
  private var idle: [String: [View]] = [:]
  /// A displayed view that the next dequeue returns, because its content is configured again.
  private var lent: (view: View, identifier: String?)?

  /// Whether a class was registered for an identifier.
  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Registers a way to make views; `nil` removes the registration.
  package mutating func register(_ identifier: String, _ make: ((String) -> View)?) {
    makers[identifier] = make
  }

  /// Adds a view that is no longer displayed.
  mutating func enqueue(_ view: View, _ identifier: String) {
    idle[identifier, default: []].append(view)
  }

  /// Lends a displayed view to the next dequeue of its identifier, until ``endLending()``.
  mutating func lend(_ view: View, _ identifier: String?) { lent = (view, identifier) }

  /// Returns the lent view, once, if it has an identifier.
  mutating func takeLent(_ identifier: String) -> View? {
    guard let lent, lent.identifier == identifier else { return nil }
    self.lent = nil
    return lent.view
  }

  /// Ends the loan of a displayed view.
  mutating func endLending() { lent = nil }

  /// Returns the view that was added last for an identifier.
  mutating func dequeue(_ identifier: String) -> View? { idle[identifier]?.popLast() }

  /// Returns a new view; `nil` if the identifier is not registered.
  func make(_ identifier: String) -> View? { makers[identifier]?(identifier) }
}
