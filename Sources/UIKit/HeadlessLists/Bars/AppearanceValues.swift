import Foundation
import TraceRecorder

/// The values that apps set on an appearance proxy, and their application to views.
///
/// A proxy is a view of the class. A value was set if it differs from that of a new view, and a
/// view receives it when it enters a window, if its own value is still that of a new view.
/// ``AppearanceMethods`` has the values that are set by methods.
@MainActor
enum AppearanceValues {
  /// Copies a value from a proxy to a view, unless the app has set it; the second view is a new
  /// one.
  fileprivate typealias Copy = @MainActor (UIView, UIView, UIView) -> Void

  /// Copies the values of a proxy to a view.
  ///
  /// - Parameters:
  ///   - proxy: The proxy.
  ///   - fresh: A view whose values are the default ones.
  ///   - view: The view that enters a window.
  static func copy(from proxy: UIView, _ fresh: UIView, to view: UIView) {
    if let color = proxy.rare?.tintColor, view.rare?.tintColor == nil { view.tintColor = color }
    for copy in copies { copy(proxy, fresh, view) }
    AppearanceMethods.copy(from: proxy, to: view)
    AppearanceMethods.copyMembers(from: proxy, fresh, to: view)
  }

  private static let copies: [Copy] = views + controls + bars

  private static func value<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>
  ) -> Copy {
    { proxy, fresh, view in
      guard let proxy = proxy as? View, let fresh = fresh as? View, let view = view as? View,
        proxy[keyPath: path] != fresh[keyPath: path], view[keyPath: path] == fresh[keyPath: path]
      else { return }
      view[keyPath: path] = proxy[keyPath: path]
    }
  }

  /// A value that is `nil` in a proxy unless it was set, and not in a new view.
  private static func color<View: UIView>(_ path: ReferenceWritableKeyPath<View, UIColor?>) -> Copy
  {
    { proxy, fresh, view in
      guard let proxy = proxy as? View, let fresh = fresh as? View, let view = view as? View,
        let color = proxy[keyPath: path], view[keyPath: path] == fresh[keyPath: path]
      else { return }
      view[keyPath: path] = color
    }
  }

  /// A value that is `nil` unless it was set.
  private static func optional<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value?>
  ) -> Copy {
    { proxy, _, view in
      guard let proxy = proxy as? View, let view = view as? View, view[keyPath: path] == nil,
        let value = proxy[keyPath: path]
      else { return }
      view[keyPath: path] = value
    }
  }

  /// An object that is not `nil`; whether it was set is in a flag.
  private static func object<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>,
    _ isSet: KeyPath<View, Bool>
  ) -> Copy {
    { proxy, _, view in
      guard let proxy = proxy as? View, let view = view as? View, proxy[keyPath: isSet],
        !view[keyPath: isSet]
      else { return }
      view[keyPath: path] = proxy[keyPath: path]
    }
  }

  private static let views: [Copy] = [
    color(\UIView.backgroundColor), value(\UIView.semanticContentAttribute),
    value(\UITableView.separatorColor), value(\UITableView.sectionIndexColor),
    value(\UITableView.sectionIndexBackgroundColor),
    value(\UILabel.font), color(\UILabel.textColor), value(\UILabel.highlightedTextColor),
    value(\UITextView.font), value(\UITextView.textColor),
    value(\UIProgressView.progressTintColor), value(\UIProgressView.trackTintColor),
    value(\UIActivityIndicatorView.color),
  ]

  private static let controls: [Copy] = [
    value(\UITextField.font), color(\UITextField.textColor),
    value(\UISwitch.onTintColor), value(\UISwitch.thumbTintColor),
    value(\UISlider.minimumTrackTintColor), value(\UISlider.maximumTrackTintColor),
    value(\UISlider.thumbTintColor), value(\UIPageControl.pageIndicatorTintColor),
    value(\UIPageControl.currentPageIndicatorTintColor),
    value(\UISegmentedControl.selectedSegmentTintColor),
  ]

  private static let bars: [Copy] = [
    value(\UINavigationBar.barTintColor), value(\UINavigationBar.isTranslucent),
    value(\UINavigationBar.barStyle), value(\UINavigationBar.prefersLargeTitles),
    optional(\UINavigationBar.titleTextAttributes),
    optional(\UINavigationBar.largeTitleTextAttributes), optional(\UINavigationBar.shadowImage),
    object(\UINavigationBar.standardAppearance, \.hasOwnStandardAppearance),
    optional(\UINavigationBar.compactAppearance), optional(\UINavigationBar.scrollEdgeAppearance),
    optional(\UINavigationBar.compactScrollEdgeAppearance),
    value(\UITabBar.barTintColor), value(\UITabBar.isTranslucent), value(\UITabBar.barStyle),
    value(\UITabBar.unselectedItemTintColor), optional(\UITabBar.backgroundImage),
    optional(\UITabBar.shadowImage),
    object(\UITabBar.standardAppearance, \.hasOwnStandardAppearance),
    optional(\UITabBar.scrollEdgeAppearance),
    value(\UIToolbar.barTintColor), value(\UIToolbar.isTranslucent), value(\UIToolbar.barStyle),
    object(\UIToolbar.standardAppearance, \.hasOwnStandardAppearance),
    optional(\UIToolbar.compactAppearance), optional(\UIToolbar.scrollEdgeAppearance),
  ]
}

extension AppearanceValues: AppearanceService {
  static func applyValues(to view: UIView) { view.applyAppearanceValues() }

  static func applyValues(toItems items: [UIBarItem], of bar: UIView) {
    bar.applyAppearance(toItems: items)
  }
}

extension UIView {
  // choice: appearance-values-before-window
  /// Applies the values of the proxies that apply to the view, the most specific proxy first.
  func applyAppearanceValues() {
    guard AppearanceProxies.areUsed, !(self is UIWindow) else { return }
    for entry in life.runtime.appearanceProxies?.entries(for: self) ?? [] {
      AppearanceValues.copy(from: entry.proxy, entry.fresh, to: self)
    }
  }
}

extension Runtime {
  /// The proxies of the run, if the app has used one.
  var appearanceProxies: AppearanceProxies? {
    context.existingAttachment(of: AppearanceProxies.self)
  }
}
