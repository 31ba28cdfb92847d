import Foundation

/// The sizes of bars in points, as on an iPhone in portrait.
enum BarMetrics {
  static let navigationBarHeight: CGFloat = 44
  static let searchBarHeight: CGFloat = 56
  static let toolbarHeight: CGFloat = 44
  static let tabBarHeight: CGFloat = 49
  /// The space at the edges and between custom views.
  static let space: CGFloat = 8
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
    let y = (BarMetrics.navigationBarHeight - size.height) / 2
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
