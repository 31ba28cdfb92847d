@_spi(Runtime) import HeadlessCore
import Foundation

/// The visible content of a screen as text, by which changes are detected.
@MainActor
struct ContentSummary: Equatable {
  private var lines: [String] = []

  init(of screen: FrontScreen) {
    for layer in screen.layers {
      add(layer.window, in: layer.window, depth: 0)
      for controller in layer.controllers {
        let items = controller.navigationItem.barButtonItems + (controller.toolbarItems ?? [])
        lines.append("\(controller.title ?? "") \(controller.navigationItem.title ?? "")")
        lines += items.map { "\($0.label) \($0.isEnabled) \($0.isHidden) \($0.isSelected)" }
        if let tabs = controller as? UITabBarController { lines.append("\(tabs.selectedIndex)") }
      }
    }
  }

  private mutating func add(_ view: UIView, in window: UIWindow, depth: Int) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let frame = view.convert(view.bounds, to: window)
    guard depth == 0 || frame.intersects(window.bounds) else { return }
    lines.append(
      "\(depth) \(type(of: view)) \(frame.rounded) \(view.alpha) \(Self.content(of: view))"
    )
    for subview in view.subviews { add(subview, in: window, depth: depth + 1) }
  }

  private static func content(of view: UIView) -> String {
    var text = view.shownContent
    if let refresh = (view as? UIScrollView)?.refreshControl { text += " \(refresh.isRefreshing)" }
    if let control = view as? UIControl { text += " \(control.isEnabled) \(control.isSelected)" }
    if let color = view.backgroundColor { text += " \(color)" }
    return text
  }
}

extension CGRect {
  /// The edges in whole points.
  fileprivate var rounded: String {
    [minX, minY, width, height].map { $0.isFinite ? "\($0.rounded())" : "?" }
      .joined(separator: " ")
  }
}
