import HeadlessUIKit

/// Push, pop and the swipe that is given up.
enum NavigationStories {
  static let all = [pushAndPop, cancelledSwipe, containersForward, twoPushes]

  static let pushAndPop = Story(
    "push-pop",
    "a push and a pop, animated: outgoing and incoming hear their did-callbacks at the end"
  ) { app in
    let navigation = UINavigationController(rootViewController: HomeViewController())
    let window = try await show(navigation, in: app)
    app.mark("at rest")
    navigation.pushViewController(DetailViewController(), animated: true)
    try await app.advance(by: .seconds(1))
    app.mark("pushed")
    navigation.popViewController(animated: true)
    try await app.settle()
    return window
  }

  static let cancelledSwipe = Story(
    "cancelled-swipe",
    "a swipe back that is given up, then a pop: viewDidDisappear without viewDidAppear is legal"
  ) { app in
    let navigation = UINavigationController(rootViewController: HomeViewController())
    let window = try await show(navigation, in: app)
    try await app.advance(by: .milliseconds(2_700))
    navigation.pushViewController(DetailViewController(), animated: true)
    try await app.advance(by: .milliseconds(2_500))
    app.mark("swipe begins")
    navigation.beginInteractivePop()
    try await app.advance(by: .milliseconds(2_100))
    navigation.updateInteractivePop(0.5)
    navigation.cancelInteractivePop()
    app.mark("swipe is given up")
    try await app.advance(by: .milliseconds(2_600))
    navigation.popViewController(animated: true)
    try await app.settle()
    return window
  }

  static let containersForward = Story(
    "containers-forward",
    "seed 004: tab bar and navigation controllers pass appearance on to what they show"
  ) { app in
    let home = UINavigationController(rootViewController: HomeViewController())
    let settings = UINavigationController(rootViewController: SettingsViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [home, settings]
    let window = try await show(tabs, in: app)
    try await app.advance(by: .seconds(1))
    tabs.selectedIndex = 1
    try await app.advance(by: .seconds(1))
    app.mark("second tab")
    settings.pushViewController(DetailViewController(), animated: true)
    try await app.advance(by: .seconds(1))
    tabs.selectedIndex = 0
    try await app.settle()
    return window
  }

  static let twoPushes = Story(
    "two-pushes",
    "seed 004: two animated pushes at once, so that two controllers are appearing"
  ) { app in
    let navigation = UINavigationController(rootViewController: FirstViewController())
    let window = try await show(navigation, in: app)
    app.schedule(after: .seconds(3), label: "push of vc2") {
      navigation.pushViewController(SecondViewController(), animated: true)
    }
    app.schedule(after: .seconds(3), label: "push of vc3") {
      navigation.pushViewController(ThirdViewController(), animated: true)
    }
    try await app.settle()
    return window
  }

  private final class FirstViewController: UIViewController {}
  private final class SecondViewController: UIViewController {}
  private final class ThirdViewController: UIViewController {}
}
