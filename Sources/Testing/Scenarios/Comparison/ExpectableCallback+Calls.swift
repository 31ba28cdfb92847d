import HeadlessUIKit

/// Methods that a class of the app can override and print.
///
/// Each call of such a method is logged, by the app or by UIKit, even if a hook omits super.
extension ExpectableCallback {
  /// The methods, by the classes that have them.
  static let calls: [ExpectableCallback] = OverridableMethod.allCases.map { method in
    ExpectableCallback(name: method.rawValue, kinds: method.kinds, takesHooks: true, isCall: true)
  }
}

extension OverridableMethod {
  fileprivate var kinds: [ObjectKind] {
    switch self {
    case .addSubview, .removeFromSuperview, .setNeedsDisplay, .setNeedsUpdateConstraints,
      .layoutIfNeeded:
      [.view]
    case .makeKeyAndVisible, .makeKey, .becomeKey, .resignKey: [.window]
    case .loadViewIfNeeded, .beginAppearanceTransition, .endAppearanceTransition, .addChild,
      .removeFromParent, .present, .dismiss, .show, .showDetailViewController, .setEditing:
      [.controller]
    case .pushViewController, .popViewController, .popToViewController, .popToRootViewController:
      [.navigationController]
    case .setViewControllers: [.navigationController, .tabBarController, .pageViewController]
    }
  }
}
