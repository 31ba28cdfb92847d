import TraceModel

/// The part of a container that displays the view of one child at a time.
///
/// It forwards the container's appearance to that child: UIKit's containers do so from inside their
/// appearance callbacks.
@MainActor
package final class ContentHost {
  private unowned let owner: UIViewController
  private let makeContentView: () -> UIView
  private var contentView: UIView?
  private var wrappers: [ObjectIdentifier: UIViewControllerWrapperView] = [:]
  /// The wrapper of an outgoing child in which an animator of the app places an incoming child's
  /// view.
  private var shared: (owner: ObjectIdentifier, guest: UIViewController)?
  /// The child whose view is displayed.
  package var displayed: UIViewController?
  /// Whether the content view fills the container; a column of a split view does not.
  private let fillsOwner: Bool

  package init(
    owner: UIViewController,
    fillsOwner: Bool = true,
    contentView: @escaping () -> UIView
  ) {
    self.owner = owner
    self.fillsOwner = fillsOwner
    makeContentView = contentView
  }

  /// Whether the container is in a window and not hidden.
  package var isOnScreen: Bool {
    guard owner.viewIfLoaded?.window != nil else { return false }
    return owner.appearance.state == .appearing || owner.appearance.state == .visible
  }

  /// Whether a displayed child has yet to appear, because the container appeared while a different
  /// child was about to be displayed.
  package func needsAppearance(_ child: UIViewController) -> Bool {
    child === displayed && isOnScreen && child.appearance.state == .hidden
      && !child.isCoveredInContext
  }

  /// The superview of the children's wrappers; it is created here if the app overrides `loadView`.
  package var content: UIView {
    if let contentView { return contentView }
    return addContentView(to: owner.ensureView())
  }

  /// The superview of the children's wrappers, if it was created.
  var contentIfMade: UIView? { contentView }

  /// Creates the container's root view.
  package func makeRootView() -> UIView {
    let root = UILayoutContainerView(
      frame: CGRect(origin: .zero, size: owner.life.runtime.screenSize)
    )
    root.contentOwner = owner as? any ContentOwner
    _ = addContentView(to: root)
    return root
  }

  private func addContentView(to root: UIView) -> UIView {
    let view = makeContentView()
    view.frame = root.bounds
    root.addSubview(view)
    contentView = view
    return view
  }

  /// Displays a child while the container itself appears, or as its first content.
  func install(_ child: UIViewController) {
    let view = child.ensureView()
    if let old = displayed { detach(old) }
    // The callbacks may have removed the child or hidden the container.
    let isShowing = owner.appearance.state == .appearing || owner.appearance.state == .visible
    guard displayed == nil, isShowing, child.parent === owner else { return }
    displayed = child
    guard child.appearance.canBegin(true) else {
      place(view, of: child)
      return
    }
    child.beginTransitionByContainer(true, animated: owner.appearance.isAnimated)
    guard displayed === child else { return }
    place(view, of: child)
    guard owner.appearance.state == .visible else { return }
    owner.life.runtime.loop.afterCommit { [weak child] in
      if let child, child.appearance.state == .appearing { child.endTransition() }
    }
  }

  /// Displays a child without an appearance, because the container does not appear: in a window, or
  /// for the layout of a container without one.
  package func installSilently(_ child: UIViewController) {
    guard owner.appearance.state == .hidden, let root = owner.viewIfLoaded,
      root.window != nil || root.layoutState.isLayingOut
    else { return }
    let view = child.ensureView()
    if let old = displayed { detach(old) }
    guard displayed == nil, child.parent === owner else { return }
    displayed = child
    place(view, of: child)
  }

  /// Removes a child from the screen with the callbacks of its disappearance.
  ///
  /// A callback may display the child again; its view then stays.
  package func detach(_ child: UIViewController, animated: Bool = false) {
    if displayed === child { displayed = nil }
    guard child.parent == nil || child.parent === owner else { return }
    if child.appearance.canBegin(false) {
      child.beginTransitionByContainer(false, animated: animated)
    }
    guard displayed !== child else { return }
    removeView(of: child)
    if displayed !== child, child.appearance.state == .disappearing { child.endTransition() }
  }

  /// Adds a child's view to a new wrapper, in front.
  ///
  /// The window changes start no appearance, because the container drives it.
  package func place(_ view: UIView, of child: UIViewController) {
    if shared?.guest === child { shared = nil }
    let frame = (fillsOwner ? owner.ensureView() : content).bounds
    owner.life.runtime.withoutWindowAppearance {
      let wrapper = UIViewControllerWrapperView(frame: frame)
      wrapper.begin(with: child)
      if let contentView { child.placeContext(in: wrapper, of: contentView) }
      owner.life.runtime.commit.keepsSafeAreas = view.isInWindow
      view.removeFromSuperview()
      owner.life.runtime.commit.keepsSafeAreas = false
      wrappers[ObjectIdentifier(child)]?.removeFromSuperview()
      wrappers[ObjectIdentifier(child)] = wrapper
      content.addSubview(wrapper)
      if !child.isCoveredInContext { wrapper.insertSubview(view, at: 0) }
    }
  }

  /// Removes a child from the screen if it is displayed.
  package func releaseContent(of child: UIViewController) {
    if child === displayed { detach(child) }
  }

  /// Removes a child's view from the container.
  package func removeView(of child: UIViewController) {
    owner.life.runtime.withoutWindowAppearance {
      if shared?.guest === child { removeGuest() }
      guard let wrapper = wrappers.removeValue(forKey: ObjectIdentifier(child)) else { return }
      if shared?.owner == ObjectIdentifier(child), transfer(wrapper, of: child) { return }
      wrapper.removeFromSuperview()
      // The app may have moved the view to another superview.
      if let view = child.viewIfLoaded, view.superview === wrapper { view.removeFromSuperview() }
    }
  }

  /// Prepares a transition in which an animator of the app moves the views.
  ///
  /// - Returns: The superview of both views: the outgoing child's wrapper.
  func share(wrapperOf outgoing: UIViewController, with incoming: UIViewController) -> UIView {
    let key = ObjectIdentifier(outgoing)
    if wrappers[key] == nil { place(outgoing.ensureView(), of: outgoing) }
    guard let wrapper = wrappers[key] else { return content }
    shared = (key, incoming)
    return wrapper
  }

  /// Moves a child's view back to its wrapper, after an animator of the app has moved it.
  func reattach(_ child: UIViewController) {
    guard let wrapper = wrappers[ObjectIdentifier(child)], let view = child.viewIfLoaded,
      view.superview !== wrapper, !child.isCoveredInContext
    else { return }
    owner.life.runtime.withoutWindowAppearance { wrapper.insertSubview(view, at: 0) }
  }

  /// Removes the incoming child's view from the shared wrapper.
  private func removeGuest() {
    guard let shared else { return }
    self.shared = nil
    guard let wrapper = wrappers[shared.owner], let view = shared.guest.viewIfLoaded,
      view.isDescendant(of: wrapper)
    else { return }
    view.removeFromSuperview()
  }

  /// Transfers the outgoing child's wrapper to the incoming child if its view is in that wrapper.
  private func transfer(_ wrapper: UIViewControllerWrapperView, of child: UIViewController) -> Bool
  {
    guard let guest = shared?.guest else { return false }
    shared = nil
    guard let view = guest.viewIfLoaded, view.isDescendant(of: wrapper) else { return false }
    wrappers[ObjectIdentifier(guest)] = wrapper
    if view.superview !== wrapper { wrapper.addSubview(view) }
    wrapper.begin(with: guest)
    if let old = child.viewIfLoaded, old.isDescendant(of: wrapper) { old.removeFromSuperview() }
    return true
  }

  /// Forwards the first half of the container's appearance or disappearance.
  package func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    guard let displayed else { return }
    guard displayed.appearance.canBegin(isAppearing) else { return }
    displayed.beginTransitionByContainer(isAppearing, animated: animated)
  }

  /// Forwards the second half of the container's appearance or disappearance.
  package func forwardEnd() {
    guard let displayed, displayed.appearance.isInTransition else { return }
    displayed.endTransition()
  }
}
