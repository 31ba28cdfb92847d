import Foundation
import TraceModel

/// The animations that an app has added to a layer, in the order of their creation.
struct LayerAnimations {
  fileprivate struct Entry {
    let key: String
    let animation: CAAnimation
    let number: Int
  }

  fileprivate var entries: [Entry] = []
  fileprivate var count = 0

  var keys: [String] { entries.map(\.key) }

  subscript(key: String) -> CAAnimation? { entries.first { $0.key == key }?.animation }
}

extension CALayer {
  private var runtime: Runtime { view?.life.runtime ?? .current }

  func begin(_ animation: CAAnimation, forKey key: String?) {
    let runtime = runtime
    animations.count += 1
    let number = animations.count
    let key = key ?? "animation-\(number)"
    end(key, finished: false)
    animations.entries.append(
      LayerAnimations.Entry(key: key, animation: animation, number: number)
    )
    let total = animation.total(in: runtime.transactions.duration)
    runtime.transactions.extend(by: total)
    if animation.delegate != nil {
      runtime.loop.afterCommit { [weak self] in
        guard let self, isRunning(key, number) else { return }
        runtime.runBlock(.animations, on: .layers) {
          animation.delegate?.animationDidStart(animation)
        }
      }
    }
    guard let total else { return }
    runtime.loop.schedule(
      after: total,
      label: "end of a layer animation",
      isCancelled: { [weak self] in !(self?.isRunning(key, number) ?? false) }
    ) { [weak self] in self?.finish(key) }
  }

  private func isRunning(_ key: String, _ number: Int) -> Bool {
    animations.entries.contains { $0.key == key && $0.number == number }
  }

  /// Ends an animation whose time has passed; one that is not removed on completion stays in the
  /// list.
  private func finish(_ key: String) {
    guard let animation = animations[key] else { return }
    if animation.isRemovedOnCompletion {
      end(key, finished: true)
    } else {
      send(animation, finished: true)
    }
  }

  func end(_ key: String, finished: Bool) {
    guard let index = animations.entries.firstIndex(where: { $0.key == key }) else { return }
    let entry = animations.entries.remove(at: index)
    send(entry.animation, finished: finished)
  }

  private func send(_ animation: CAAnimation, finished: Bool) {
    guard let delegate = animation.delegate else { return }
    let runtime = runtime
    runtime.loop.afterCommit {
      runtime.runBlock(.completion, on: .layers) {
        delegate.animationDidStop(animation, finished: finished)
      }
    }
  }
}
