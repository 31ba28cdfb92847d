// Subclasses that call `init()` of a class whose `init()` is a convenience initializer: the
// compiler rejects each as it does with UIKit. `check` compares the errors with the comments below.
//
// A class that sets a `let` before the call is not listed: the compiler misses that call in each
// module (github.com/swiftlang/swift/issues/77745), and the program does not link.
import HeadlessUIKit

final class RefusedController: UIViewController {
  init(title: String) {
    super.init()
    // expected-error@-1 {{must call a designated initializer of the superclass 'UIViewController'}}
    self.title = title
  }

  required init?(coder: NSCoder) { nil }
}

final class RefusedControllerWithState: UIViewController {
  var count: Int

  init(count: Int) {
    self.count = count
    super.init()
    // expected-error@-1 {{must call a designated initializer of the superclass 'UIViewController'}}
  }

  required init?(coder: NSCoder) { nil }
}

final class RefusedView: UIView {
  init(size: Int) {
    super.init()
    // expected-error@-1 {{must call a designated initializer of the superclass 'UIView'}}
    tag = size
  }

  required init?(coder: NSCoder) { nil }
}

final class RefusedWindow: UIWindow {
  init(root: UIViewController) {
    super.init()
    // expected-error@-1 {{must call a designated initializer of the superclass 'UIWindow'}}
    rootViewController = root
  }

  required init?(coder: NSCoder) { nil }
}

final class RefusedNavigationController: UINavigationController {
  init(first: UIViewController) {
    super.init()
    // expected-error@-1 {{must call a designated initializer of the superclass}}
    viewControllers = [first]
  }

  required init?(coder: NSCoder) { nil }
}

final class RefusedTabBarController: UITabBarController {
  init(tabs: [UIViewController]) {
    super.init()
    // expected-error@-1 {{must call a designated initializer of the superclass}}
    viewControllers = tabs
  }

  required init?(coder: NSCoder) { nil }
}

final class RefusedPageController: UIPageViewController {
  init(first: UIViewController) {
    super.init()
    // expected-error@-1 {{must call a designated initializer of the superclass}}
    title = first.title
  }

  required init?(coder: NSCoder) { nil }
}

final class RefusedAlert: UIAlertController {
  init(text: String) {
    super.init()
    // expected-error@-1 {{must call a designated initializer of the superclass}}
    message = text
  }

  required init?(coder: NSCoder) { nil }
}

final class RefusedPresentation: UIPresentationController {
  init(of controller: UIViewController) {
    super.init()
    // expected-error@-1 {{missing arguments for parameters 'presentedViewController', 'presenting'}}
  }
}

final class RefusedScene: UIScene {
  init(name: String) {
    super.init()
    // expected-error@-1 {{missing arguments for parameters 'session', 'connectionOptions' in call}}
  }

  required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }
}

final class RefusedAnimator: UIViewPropertyAnimator {
  init(speed: Double) {
    super.init()
    // expected-error@-1 {{missing arguments}}
  }
}
