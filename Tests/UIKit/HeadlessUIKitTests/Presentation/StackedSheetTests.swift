import Foundation
import HeadlessUIKit
import Testing

/// Sheets with a dimmed view behind them, one on top of the other.
@MainActor
struct `Stacked sheets` {
  private let log = TouchLog()

  private func make(_ name: String, takesTouches: Bool = true) -> UIViewController {
    let controller = UIViewController()
    controller.view = TouchedView(name, log)
    controller.modalPresentationStyle = .custom
    let delegate = SheetDelegate(name, log, takesTouches: takesTouches)
    controller.transitioningDelegate = delegate
    log.delegates.append(delegate)
    return controller
  }

  private func touched(_ y: CGFloat, in app: HeadlessApp) async throws -> String? {
    log.last = nil
    try app.tap(at: CGPoint(x: 200, y: y))
    try await app.settle()
    return log.last
  }

  @Test func `touches reach the lower sheet and its dimmed view after the upper sheet ends`()
    async throws
  {
    try await withApp { app in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let root = make("root")
      window.rootViewController = root
      window.makeKeyAndVisible()
      try await app.settle()
      let lower = make("lower")
      root.present(lower, animated: true)
      try await app.settle()
      let upper = make("upper")
      lower.present(upper, animated: true)
      try await app.settle()
      #expect(try await touched(50, in: app) == "behind upper")
      #expect(try await touched(300, in: app) == "upper")
      for _ in 0..<2 {
        if lower.presentedViewController != nil {
          lower.dismiss(animated: true)
          try await app.settle()
        }
        #expect(root.presentedViewController === lower)
        #expect(try await touched(50, in: app) == "behind lower")
        #expect(try await touched(300, in: app) == "lower")
      }
      lower.dismiss(animated: true)
      try await app.settle()
      #expect(try await touched(50, in: app) == "root")
    }
  }

  @Test func `a container that takes no touches leaves them to the presenter`() async throws {
    try await withApp { app in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let root = make("root")
      window.rootViewController = root
      window.makeKeyAndVisible()
      try await app.settle()
      let banner = make("banner", takesTouches: false)
      root.present(banner, animated: true)
      try await app.settle()
      #expect(banner.view.window === window)
      #expect(try await touched(50, in: app) == "root")
      #expect(try await touched(300, in: app) == "root")
    }
  }
}

/// The name of the last touched view.
@MainActor
private final class TouchLog {
  var last: String?
  /// Controllers keep weak references to their delegates.
  var delegates: [SheetDelegate] = []
}

private final class TouchedView: UIView {
  private let name: String
  private let log: TouchLog

  init(_ name: String, _ log: TouchLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.last = name }
}

@MainActor
private final class SheetDelegate: UIViewControllerTransitioningDelegate {
  private let name: String
  private let log: TouchLog
  private let takesTouches: Bool

  init(_ name: String, _ log: TouchLog, takesTouches: Bool) {
    self.name = name
    self.log = log
    self.takesTouches = takesTouches
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let sheet = SheetController(presentedViewController: presented, presenting: presenting)
    sheet.dimmed = TouchedView("behind \(name)", log)
    sheet.takesTouches = takesTouches
    return sheet
  }
}

private final class SheetController: UIPresentationController {
  var dimmed: UIView?
  var takesTouches = true

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 200, width: 390, height: 644)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView, let dimmed else { return }
    containerView.isUserInteractionEnabled = takesTouches
    dimmed.frame = containerView.bounds
    containerView.insertSubview(dimmed, at: 0)
  }
}
