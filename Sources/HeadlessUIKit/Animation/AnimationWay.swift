import Foundation
import TraceModel

/// Where an animated property comes from and goes to.
struct AnimationWay {
  weak var view: UIView?
  let property: AnimatedProperty
  let from: AnimatedValue
  let to: AnimatedValue
}

extension AnimationDrive {
  /// Whether an animation is on its way or held.
  var isMoving: Bool { groups.contains { !$0.running.isEmpty } }
}

/// What property animators need of the animations of a run.
extension Animator {
  /// Returns how far the first animations of a drive have come, from 0 to 1.
  func fraction(of drive: AnimationDrive) -> Double {
    guard let group = drive.groups.first, let total = group.timing.total, total > .zero else {
      return 0
    }
    return min(max(group.passed(at: now) / total, 0), 1)
  }

  /// Returns the ways of a group, by view and property.
  func ways(of group: AnimationGroup) -> [AnimationWay] {
    group.sortedKeys.compactMap { key in
      guard let animation = animation(of: key, in: group), let first = animation.segments.first,
        let last = animation.segments.last
      else { return nil }
      return AnimationWay(
        view: animation.view,
        property: key.property,
        from: first.from,
        to: last.to
      )
    }
  }

  /// Ends the animations where they are, without their completions.
  func freeze(_ drive: AnimationDrive) {
    for group in drive.groups {
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

  /// Gives properties the values of a position.
  func settle(_ ways: [AnimationWay], at position: UIViewAnimatingPosition) {
    guard position != .current else { return }
    let ways = position == .start ? ways.reversed() : ways
    for way in ways {
      set(way.property, of: way.view, to: position == .start ? way.from : way.to)
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
  /// The value of an animated property; `nil` when the property has none.
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

  /// Gives an animated property a value.
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
