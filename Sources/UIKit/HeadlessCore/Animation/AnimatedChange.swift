import Foundation
import TraceModel

/// The start value and the end value of an animated property.
package struct AnimatedChange {
  weak var view: UIView?
  let property: AnimatedProperty
  let from: AnimatedValue
  let to: AnimatedValue
}

extension AnimationScrubber {
  /// Whether an animation runs or is held.
  package var isActive: Bool { groups.contains { !$0.running.isEmpty } }
}

/// The operations of property animators on animations.
extension Animator {
  /// The part of the duration that has passed of the first animations of a scrubber.
  package func progress(of scrubber: AnimationScrubber) -> AnimationProgress {
    guard let group = scrubber.groups.first, let total = group.timing.total, total > .zero else {
      return AnimationProgress(0)
    }
    return AnimationProgress(group.passed(at: now) / total)
  }

  /// The changes of a group, sorted by view and property.
  package func changes(of group: AnimationGroup) -> [AnimatedChange] {
    group.sortedKeys.compactMap { key in
      guard let animation = animation(of: key, in: group), let first = animation.segments.first,
        let last = animation.segments.last
      else { return nil }
      return AnimatedChange(
        view: animation.view,
        property: key.property,
        from: first.from,
        to: last.to
      )
    }
  }

  /// Ends the animations at their current values, without their completions.
  package func freeze(_ scrubber: AnimationScrubber) {
    for group in scrubber.groups {
      _ = group.takeCompletion()
      for key in group.sortedKeys {
        guard let animation = animation(of: key, in: group) else { continue }
        let view = animation.view
        let value = view?.animatedValue(of: key.property).map { animation.apply(to: $0, at: now) }
        remove(key, of: group)
        if let value { set(key.property, of: view, to: value) }
      }
    }
  }

  /// Sets the properties to their values at a position.
  package func settle(_ changes: [AnimatedChange], at position: UIViewAnimatingPosition) {
    guard position != .current else { return }
    let changes = position == .start ? changes.reversed() : changes
    for change in changes {
      set(change.property, of: change.view, to: position == .start ? change.from : change.to)
    }
  }

  private func set(_ property: AnimatedProperty, of view: UIView?, to value: AnimatedValue) {
    let wasEnabled = isEnabled
    isEnabled = false
    view?.setAnimated(property, to: value)
    isEnabled = wasEnabled
  }
}

extension UIView {
  /// The value of an animated property; `nil` if it has no numeric value.
  func animatedValue(of property: AnimatedProperty) -> AnimatedValue? {
    switch property {
    case .position: AnimatedValue(geometry.center)
    case .bounds: AnimatedValue(geometry.bounds)
    case .alpha: AnimatedValue(alpha)
    case .transform: AnimatedValue(geometry.transform)
    case .backgroundColor: backgroundColor.map { AnimatedValue($0) }
    case .content: nil
    }
  }

  fileprivate func setAnimated(_ property: AnimatedProperty, to value: AnimatedValue) {
    switch property {
    case .position: center = value.point
    case .bounds: bounds = value.rect
    case .alpha: alpha = CGFloat(value[0])
    case .transform: transform = value.transform
    case .backgroundColor: backgroundColor = value.color
    case .content: break
    }
  }
}
