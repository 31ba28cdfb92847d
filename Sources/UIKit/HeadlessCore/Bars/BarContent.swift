import Foundation
import TraceModel

/// The sizes of bars in points.
enum BarMetrics {
  static let navigationBarHeight: CGFloat = 44
  /// The part of a navigation bar that a search bar adds, by which the app Eatery scrolls; a search
  /// bar elsewhere has 56 points.
  static let searchBarHeight: CGFloat = 52
  /// The part of a navigation bar that a large title adds: 96 points with the buttons
  /// (hacknicity.medium.com, “iPad Navigation Bar and Toolbar Height Changes in iOS 12”).
  static let largeTitleHeight: CGFloat = 52
  static let promptHeight: CGFloat = 30
  static let toolbarHeight: CGFloat = 44
  static let tabBarHeight: CGFloat = 49
  /// The space at the edges and between custom views.
  static let space: CGFloat = 8

  // choice: bar-heights
  /// The height of a navigation bar's buttons, or of a toolbar: 50 points on an iPad since iOS 12
  /// (the same page), 32 on a phone in landscape, and 44 otherwise.
  @MainActor
  static func height(in window: UIWindow?) -> CGFloat {
    guard let window else { return navigationBarHeight }
    if window.device?.idiom == .pad { return window.life.runtime.behavior.major >= 12 ? 50 : 44 }
    return window.isCompactPhone ? 32 : navigationBarHeight
  }

  /// The height of a tab bar: 32 points on a phone in landscape since iOS 11.
  @MainActor
  static func tabBarHeight(in window: UIWindow?) -> CGFloat {
    guard let window, window.isCompactPhone else { return tabBarHeight }
    return window.life.runtime.behavior.major >= 11 ? 32 : tabBarHeight
  }
}

extension UIWindow {
  /// Whether bars are less high: a phone in landscape that is not one of the wide ones.
  fileprivate var isCompactPhone: Bool { bounds.height < 414 && bounds.width > bounds.height }

  /// Whether large titles are not shown.
  var hasCompactHeight: Bool { bounds.height < 500 }
}

/// The views of items that a bar displays.
@MainActor
final class BarContent {
  private var placed: [UIView] = []

  /// Makes the views of the bar's items its subviews, and places them at the edges and in the
  /// middle.
  ///
  /// A view that the app has moved to another superview stays there.
  func place(title: UIView?, leading: [UIView], trailing: [UIView], in bar: UIView) {
    let views = leading + trailing + (title.map { [$0] } ?? [])
    let old = placed
    placed = views
    for view in old where view.superview === bar && views.identityIndex(of: view) == nil {
      view.removeFromSuperview()
    }
    for view in views where placed.identityIndex(of: view) != nil && view.superview !== bar {
      bar.addSubview(view)
    }
    var left = BarMetrics.space
    for view in leading {
      place(view, x: left, in: bar)
      left += view.bounds.width + BarMetrics.space
    }
    var right = bar.bounds.width - BarMetrics.space
    for view in trailing {
      place(view, x: right - size(of: view, in: bar).width, in: bar)
      right -= view.bounds.width + BarMetrics.space
    }
    if let title {
      place(title, x: (bar.bounds.width - size(of: title, in: bar).width) / 2, in: bar)
    }
  }

  private func place(_ view: UIView, x: CGFloat, in bar: UIView) {
    guard view.superview === bar else { return }
    let size = size(of: view, in: bar)
    let lowest = BarMetrics.navigationBarHeight
    let height = bar.bounds.height > 0 ? min(bar.bounds.height, lowest) : lowest
    let y = (height - size.height) / 2
    view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  /// The size of a view, or the one that fits its content if it has none.
  private func size(of view: UIView, in bar: UIView) -> CGSize {
    guard view.bounds.width <= 0 || view.bounds.height <= 0 else { return view.bounds.size }
    let fitting = view.sizeThatFits(bar.bounds.size)
    let isSize = fitting.width.isFinite && fitting.height.isFinite
    return isSize ? CGSize(width: max(0, fitting.width), height: max(0, fitting.height)) : .zero
  }
}
