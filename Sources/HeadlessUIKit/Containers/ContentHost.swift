import TraceModel

/// The place of a container where one child's view is shown at a time.
///
/// Forwards the container's own appearance to that child: UIKit's containers do it from inside
/// their own callbacks.
@MainActor
final class ContentHost {
  private unowned let owner: UIViewController
  private let makeContentView: () -> UIView
  private var contentView: UIView?
  private var wrappers: [ObjectIdentifier: UIViewControllerWrapperView] = [:]
  /// The child whose view is shown.
  var displayed: UIViewController?

  init(owner: UIViewController, contentView: @escaping () -> UIView) {
    self.owner = owner
    makeContentView = contentView
  }

  /// Whether the container is in a window and not hidden.
  var isOnScreen: Bool {
    guard owner.viewIfLoaded?.window != nil else { return false }
    return owner.appearance.state == .appearing || owner.appearance.state == .visible
  }

  /// Makes the container's root view.
  func makeRootView() -> UIView {
    let root = UILayoutContainerView(
      frame: CGRect(origin: .zero, size: UIWindow.defaultSize)
    )
    let contentView = makeContentView()
    contentView.frame = root.bounds
    root.addSubview(contentView)
    self.contentView = contentView
    return root
  }

  /// Shows a child while the container itself appears, or as its first content.
  func install(_ child: UIViewController) {
    let view = child.ensureView()
    if let old = displayed {
      removeView(of: old)
      // A container that comes back with other content: nobody else ends what its going began.
      if old !== child, old.appearance.state == .disappearing { old.endTransition() }
    }
    displayed = child
    child.beginTransition(true, animated: owner.appearance.isAnimated, driver: .container)
    place(view, of: child)
    guard owner.appearance.state == .visible else { return }
    owner.life.runtime.loop.afterCommit { [weak child] in
      if let child, child.appearance.state == .appearing { child.endTransition() }
    }
  }

  /// Puts a child's view into a wrapper of its own, in front.
  ///
  /// The window changes that follow start no appearance: the container drives it.
  func place(_ view: UIView, of child: UIViewController) {
    let frame = owner.ensureView().bounds
    view.frame = frame
    owner.life.runtime.withoutWindowAppearance {
      let wrapper = UIViewControllerWrapperView(frame: frame)
      if let contentView { child.placeContext(in: wrapper, of: contentView) }
      view.removeFromSuperview()
      wrappers[ObjectIdentifier(child)]?.removeFromSuperview()
      wrappers[ObjectIdentifier(child)] = wrapper
      contentView?.addSubview(wrapper)
      if !child.isCoveredInContext { wrapper.insertSubview(view, at: 0) }
    }
  }

  /// Takes a child off the screen at once, with the callbacks of its disappearance.
  func letGo(of child: UIViewController) {
    guard child === displayed else { return }
    displayed = nil
    guard child.appearance.canBegin(false) else {
      removeView(of: child)
      return
    }
    child.beginTransition(false, animated: false, driver: .container)
    removeView(of: child)
    child.endTransition()
  }

  /// Takes a child's view out of the container.
  func removeView(of child: UIViewController) {
    owner.life.runtime.withoutWindowAppearance {
      let wrapper = wrappers.removeValue(forKey: ObjectIdentifier(child))
      wrapper?.removeFromSuperview()
      child.viewIfLoaded?.removeFromSuperview()
    }
  }

  /// Forwards the beginning of the container's appearance.
  func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    guard let displayed else { return }
    guard displayed.appearance.canBegin(isAppearing) else { return }
    displayed.beginTransition(isAppearing, animated: animated, driver: .container)
  }

  /// Forwards the end of the container's appearance.
  func forwardEnd() {
    guard let displayed, displayed.appearance.isInTransition else { return }
    displayed.endTransition()
  }
}

extension Runtime {
  /// Runs a block in which views change windows without starting an appearance.
  func withoutWindowAppearance(_ body: () -> Void) {
    suppressesWindowAppearance += 1
    body()
    suppressesWindowAppearance -= 1
  }
}
