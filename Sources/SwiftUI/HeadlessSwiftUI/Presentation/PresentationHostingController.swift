import HeadlessUIKit

/// The controller of a sheet, cover or popover.
final class PresentationHostingController: SurfaceController, PresentedController {
  var didEnd: @MainActor () -> Void = {}
  var waiting: [@MainActor () -> Void] = []
  var isLeaving = false

  override func viewDidDisappear(_ animated: Bool) {
    let hasEnded = isBeingDismissed
    super.viewDidDisappear(animated)
    guard hasEnded else { return }
    isLeaving = true
    didEnd()
    guard let graph else { return }
    graph.update()
    let waiting = waiting
    self.waiting = []
    PresentationQueue.perform(waiting, in: graph.runtime)
  }
}
