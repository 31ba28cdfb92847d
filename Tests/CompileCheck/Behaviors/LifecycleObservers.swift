import LifecycleBehaviors
import UIKit

// Behaviors composed as in the article about lifecycle observers, and those of LifecycleBehaviors.

class TrackableObserver: UIViewController, UIViewControllerLifecycleObservable {
  var screens: [String] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    screens.append("\(Self.self)")
  }

  deinit { print("TrackableObserver deinit") }
}

final class Player {
  var isPlaying = false
}

final class ComposedViewController: UIViewController {
  let tracker = TrackableObserver()
  let player = Player()
  var events: [ScreenEvent] = []
  var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    addLifecycleObserver(tracker)
    addLifecycleObserver(
      ScreenAnalytics("Cart") { [weak self] event in self?.events.append(event) }
    )
    addLifecycleObserver(ScreenAnalytics(clock: ContinuousClock()) { print($0) })
    addLifecycleObserver(LifecycleLogger())
    addLifecycleObserver(LifecycleLogger(format: .named, showsTime: true) { line in print(line) })
    addLifecycleObserver(
      BalancedRegistration(of: Notification.Name("CartDidChange")) { [weak self] _ in
        self?.changes += 1
      }
    )
    addLifecycleObserver(
      BalancedRegistration(
        register: { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } },
        unregister: { timer in timer.invalidate() }
      )
    )
    let work = OnScreenWork(
      start: { [player] in player.isPlaying = true },
      stop: { [player] in player.isPlaying = false }
    )
    work.stopsWhileInactive = true
    addLifecycleObserver(work)
    addLifecycleObserver(LifecycleClosures(viewWillDisappear: { $0.title = nil }))
    onViewWillAppear { this in this.changes = 0 }
    removeLifecycleObserver(onViewDidAppear { this in this.player.isPlaying = false })
    print(lifecycleObservers.count)
  }
}

func observedTypes(of viewController: UIViewController) -> [String] {
  viewController.children.filter { $0 is UIViewControllerLifecycleObservable }.map { "\($0)" }
}
