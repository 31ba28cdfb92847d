public import Foundation

/// The length that a bar covers at an edge of a controller's view, as UIKit's `UILayoutSupport`
/// (developer.apple.com/documentation/uikit/uilayoutsupport).
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide between an edge of a view and its safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool

  init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    identifier = isAtTop ? "UIViewControllerTop" : "UIViewControllerBottom"
  }

  required init?(coder: NSCoder) {
    isAtTop = true
    super.init(coder: coder)
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// The space that bars cover at the top of the view, which is loaded
  /// (developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide).
  public var topLayoutGuide: any UILayoutSupport { barGuide(isAtTop: true) }

  /// The space that bars cover at the bottom of the view, which is loaded
  /// (developer.apple.com/documentation/uikit/uiviewcontroller/bottomlayoutguide).
  public var bottomLayoutGuide: any UILayoutSupport { barGuide(isAtTop: false) }

  private func barGuide(isAtTop: Bool) -> BarLayoutGuide {
    guard let view = view else { return BarLayoutGuide(isAtTop: isAtTop) }
    let identifier = isAtTop ? "UIViewControllerTop" : "UIViewControllerBottom"
    for case let guide as BarLayoutGuide in view.layoutGuides where guide.identifier == identifier {
      return guide
    }
    let guide = BarLayoutGuide(isAtTop: isAtTop)
    view.addLayoutGuide(guide)
    let safeArea = view.safeAreaLayoutGuide
    let constraints = [
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
    ]
    // Rules ignore the constraints of the system, which this prefix shows.
    for constraint in constraints { constraint.identifier = identifier }
    NSLayoutConstraint.activate(constraints)
    return guide
  }
}
