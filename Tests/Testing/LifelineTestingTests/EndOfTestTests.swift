import HeadlessUIKit
import LifelineTesting
import Testing

/// A correct test passes at whatever moment it ends.
@MainActor
struct `The end of a test` {
  /// The moment at which a test ends.
  enum Moment: String, CaseIterable {
    case beforeTheWindowIsShown, withinTheFirstTurn, withinAPush, withinAPop, withAChild
    case withATabSwitch, afterThePush
  }

  @Test(arguments: Moment.allCases)
  func `an object that is released at the end of a test is not a leak`(moment: Moment) async throws
  {
    let inner = try await Inner(.lifeline(failOn: .warning)) { try Self.run(until: moment) }
    #expect(inner.issues == [])
  }

  private static func run(until moment: Moment) throws {
    let app = HeadlessApp.current
    let home = HomeViewController()
    let navigation = UINavigationController(rootViewController: home)
    let tabs = UITabBarController()
    let other = OwnerOfAChild()
    tabs.viewControllers = [navigation, other]
    let window = UIWindow()
    window.rootViewController = tabs
    if moment == .beforeTheWindowIsShown { return }
    window.makeKeyAndVisible()
    if moment == .withinTheFirstTurn { return }
    try app.settle()
    navigation.pushViewController(DetailViewController(), animated: true)
    try app.advance(by: .milliseconds(100))
    if moment == .withinAPush { return }
    try app.settle()
    if moment == .afterThePush { return }
    if moment == .withinAPop {
      navigation.popViewController(animated: true)
      try app.advance(by: .milliseconds(100))
      return
    }
    tabs.selectedIndex = 1
    if moment == .withATabSwitch { return }
    try app.settle()
  }
}

private final class OwnerOfAChild: UIViewController {
  let child = DetailViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
