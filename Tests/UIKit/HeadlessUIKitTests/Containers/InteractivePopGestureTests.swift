import HeadlessUIKit
import Testing

/// The conditions for the begin of a swipe back.
struct `A swipe back` {
  /// The configuration of the top controller or its stack.
  enum Setup: String, CaseIterable {
    case plain, hiddenBar, hiddenBackButton, leftItem, leftItemBesideBackButton, noLeftItems
    case disabledGesture

    /// Whether UIKit lets the gesture begin.
    var begins: Bool { [.plain, .leftItemBesideBackButton, .noLeftItems].contains(self) }

    @MainActor func apply(to navigation: UINavigationController) {
      let item = navigation.topViewController?.navigationItem
      switch self {
      case .plain: break
      case .hiddenBar: navigation.setNavigationBarHidden(true, animated: false)
      case .hiddenBackButton: item?.hidesBackButton = true
      case .leftItem: item?.leftBarButtonItem = UIBarButtonItem()
      case .leftItemBesideBackButton:
        item?.leftBarButtonItem = UIBarButtonItem()
        item?.leftItemsSupplementBackButton = true
      case .noLeftItems: item?.leftBarButtonItems = []
      case .disabledGesture: navigation.interactivePopGestureRecognizer?.isEnabled = false
      }
    }
  }

  @Test(arguments: Setup.allCases) @MainActor
  func `a swipe back begins only where a back button is visible`(setup: Setup) async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      setup.apply(to: navigation)
      #expect(navigation.beginInteractivePop() == setup.begins)
      navigation.finishInteractivePop()
      try await app.settle()
      #expect(navigation.viewControllers.count == (setup.begins ? 1 : 2))
      #expect(journal.lines.contains("B.viewWillDisappear") == setup.begins)
    }
  }

  @Test(arguments: [true, false]) @MainActor
  func `a delegate of the app decides whether a swipe back begins`(allows: Bool) async throws {
    let journal = Journal()
    let delegate = GestureDelegate(allows: allows)
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      navigation.isNavigationBarHidden = true
      navigation.interactivePopGestureRecognizer?.delegate = delegate
      #expect(navigation.beginInteractivePop() == allows)
    }
  }

  @Test @MainActor func `a swipe back without a delegate begins under a hidden bar`() async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      navigation.isNavigationBarHidden = true
      navigation.interactivePopGestureRecognizer?.delegate = nil
      #expect(navigation.beginInteractivePop())
    }
  }

  private final class GestureDelegate: UIGestureRecognizerDelegate {
    let allows: Bool

    init(allows: Bool) {
      self.allows = allows
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
  }
}
