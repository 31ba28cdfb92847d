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
    sortedKeys(of: group).compactMap { key in
      guard let animation = animations[key], let first = animation.segments.first,
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
      for key in sortedKeys(of: group) {
        let value = value(of: key)
        let view = animations[key]?.view
        group.running.remove(key)
        remove(key)
        if let value { view?.setAnimated(key.property, to: value) }
      }
    }
  }

  /// Gives properties the values of a position.
  func settle(_ ways: [AnimationWay], at position: UIViewAnimatingPosition) {
    guard position != .current else { return }
    let ways = position == .start ? ways.reversed() : ways
    for way in ways {
      way.view?.setAnimated(way.property, to: position == .start ? way.from : way.to)
    }
  }

  private func sortedKeys(of group: AnimationGroup) -> [AnimationKey] {
    group.running.sorted {
      ($0.view.number, $0.property.rawValue) < ($1.view.number, $1.property.rawValue)
    }
  }
}

extension UIView {
  /// Gives an animated property a value.
  fileprivate func setAnimated(_ property: AnimatedProperty, to value: AnimatedValue) {
    let rect = CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
    switch property {
    case .alpha: alpha = CGFloat(value[0])
    case .frame: frame = rect
    case .bounds: bounds = rect
    case .transform:
      transform = CGAffineTransform(
        a: value[0],
        b: value[1],
        c: value[2],
        d: value[3],
        tx: value[4],
        ty: value[5]
      )
    case .center, .backgroundColor, .content: break
    }
  }
}
