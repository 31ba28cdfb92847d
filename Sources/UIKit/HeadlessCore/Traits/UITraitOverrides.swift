import Foundation
import TraceModel

/// Traits that replace those of the superview or parent, as UIKit's `UITraitOverrides`
/// (developer.apple.com/documentation/uikit/uitraitoverrides).
public struct UITraitOverrides: UIMutableTraits, Sendable {
  var values: TraitValues

  /// The value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether a trait is replaced.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Removes the replacement of a trait.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

extension UIView {
  /// The traits that replace those of the superview.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: rare?.traitOverrides ?? TraitValues()) }
    set { setOverrides(newValue.values) }
  }

  /// The traits of the window with the overrides of this view and its ancestors.
  var effectiveTraits: UITraitCollection {
    let base = window?.traitsOfContent ?? .ofDefaultWindow
    guard life.runtime.hasTraitOverrides else { return base }
    return base.merging(overridesOfChain)
  }

  /// The overrides of this view and its ancestors up to the window, which has its own ones.
  fileprivate var overridesOfChain: TraitValues {
    var chain: [TraitValues] = []
    var view: UIView? = self
    while let current = view, !(current is UIWindow) {
      if let own = current.rare?.traitOverrides { chain.append(own) }
      if let own = current.controllerStorage?.rare?.traitOverrides { chain.append(own) }
      view = current.superview
    }
    var merged = TraitValues()
    for values in chain.reversed() { merged.merge(values) }
    return merged
  }

  func setOverrides(_ values: TraitValues) {
    let old = traitCollection
    madeRare.traitOverrides = values == TraitValues() ? nil : values
    life.runtime.hasTraitOverrides = true
    let new = traitCollection
    guard new != old else { return }
    if let window = self as? UIWindow {
      window.sendTraitChange(from: old)
    } else {
      sendTraits(from: old, to: new)
    }
  }

  /// Sends changed traits to the view, and to the controllers and views in its hierarchy.
  fileprivate func sendTraits(from old: UITraitCollection, to new: UITraitCollection) {
    guard old != new else { return }
    sendOwnTraits(from: old, to: new)
    for subview in subviews where subview.superview === self {
      let controller = subview.controllerStorage
      let (before, after) = (
        old.merging(controller?.rare?.traitOverrides), new.merging(controller?.rare?.traitOverrides)
      )
      if before != after { controller?.sendOwnTraits(from: before) }
      let own = subview.rare?.traitOverrides
      subview.sendTraits(from: before.merging(own), to: after.merging(own))
    }
  }

  /// Calls `traitCollectionDidChange(_:)` and the handlers of the view.
  ///
  /// As with `draw(_:)`, only views of the app's classes can override the method.
  private func sendOwnTraits(from old: UITraitCollection, to new: UITraitCollection) {
    let runtime = life.runtime
    rare?.nibVariations?.apply(to: self)
    if !life.isOfOwnClass {
      runtime.dispatcher.send(.traitCollectionDidChange, to: traceSubject) {
        traitCollectionDidChange(old)
      }
    }
    callTraitHandlers(from: old, to: new, in: runtime)
    repeatMethodsWithTraits()
  }

  /// Sends the traits of a changed window to the views in it.
  func sendTraitsToSubviews(from old: UITraitCollection) {
    let new = traitCollection
    guard old != new else { return }
    sendOwnTraits(from: old, to: new)
    for subview in subviews where subview.superview === self {
      guard life.runtime.hasTraitOverrides else {
        subview.sendTraitsToSubviews(from: old)
        continue
      }
      let controller = subview.controllerStorage?.rare?.traitOverrides
      let before = old.merging(controller).merging(subview.rare?.traitOverrides)
      subview.sendTraitsToSubviews(from: before)
    }
  }
}

extension UIViewController {
  /// The traits that replace those of the parent.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: rare?.traitOverrides ?? TraitValues()) }
    set { setOverrides(newValue.values) }
  }

  /// The traits from which those of the controller are inherited.
  ///
  /// Since iOS 17 they are the traits of its view's superview (WWDC 2023, session 10057).
  var inheritedTraits: UITraitCollection {
    if life.runtime.hasTraitOverrides, life.runtime.behavior.major >= 17,
      let superview = viewIfLoaded?.superview,
      superview.window != nil
    {
      return superview.traitCollection
    }
    return viewIfLoaded?.window?.traitsOfContent ?? parent?.traitCollection
      ?? modal.presentation?.container.window?.traitsOfContent
      ?? .ofDefaultWindow
  }

  func setOverrides(_ values: TraitValues) {
    let old = traitCollection
    madeRare.traitOverrides = values == TraitValues() ? nil : values
    life.runtime.hasTraitOverrides = true
    let new = traitCollection
    guard new != old else { return }
    sendOwnTraits(from: old)
    guard let view = viewIfLoaded else { return }
    let own = view.rare?.traitOverrides
    view.sendTraits(from: old.merging(own), to: new.merging(own))
  }

  /// Calls `traitCollectionDidChange(_:)` and the handlers of the controller.
  func sendOwnTraits(from old: UITraitCollection) {
    life.runtime.dispatcher.send(.traitCollectionDidChange, to: traceSubject) {
      traitCollectionDidChange(old)
    }
    callTraitHandlers(from: old, to: traitCollection, in: life.runtime)
    repeatMethodsWithTraits()
  }

  /// Returns the traits that the controller had when its window had other traits.
  func traits(inWindowWith traits: UITraitCollection) -> UITraitCollection {
    guard life.runtime.hasTraitOverrides else { return traits }
    return traits.merging(viewIfLoaded?.superview?.overridesOfChain).merging(rare?.traitOverrides)
  }
}

extension UITraitCollection {
  /// Returns the collection with the specified values of overrides.
  func merging(_ overrides: TraitValues?) -> UITraitCollection {
    guard let overrides else { return self }
    var merged = values
    merged.merge(overrides)
    return UITraitCollection(merged)
  }
}
