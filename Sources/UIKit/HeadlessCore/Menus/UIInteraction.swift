/// A behavior that is added to a view, as UIKit's `UIInteraction`
/// (developer.apple.com/documentation/uikit/uiinteraction).
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed for `nil`.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed for `nil`.
  func didMove(to view: UIView?)
}

extension UIView {
  public var interactions: [any UIInteraction] {
    get { life.touchState?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, after removing it from its view.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ensuredTouchState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    AutoreleasePool.keep(interaction)
    interaction.willMove(to: nil)
    life.touchState?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
