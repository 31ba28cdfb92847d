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
  /// The transition of an animator of the app: the incoming child's view is in the outgoing one's
  /// wrapper.
  private var shared: (owner: ObjectIdentifier, guest: UIViewController)?
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

  /// Whether the child that is shown already has yet to be told that it appears: the container came
  /// to the screen while something else was about to be shown.
  func mustTell(_ child: UIViewController) -> Bool {
    child === displayed && isOnScreen && child.appearance.state == .hidden
      && !child.isCoveredInContext
  }

  /// The view in which the children's views stand; an app's own `loadView` made none yet.
  var content: UIView {
    if let contentView { return contentView }
    return addContentView(to: owner.ensureView())
  }

  /// Makes the container's root view.
  func makeRootView() -> UIView {
    let root = UILayoutContainerView(
      frame: CGRect(origin: .zero, size: UIWindow.defaultSize)
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

  /// Shows a child while the container itself appears, or as its first content.
  func install(_ child: UIViewController) {
    let view = child.ensureView()
    if let old = displayed { retire(old) }
    // The callbacks until here may have changed everything.
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

  /// Shows a child in a window without an appearance: nobody lets the container itself appear.
  func installSilently(_ child: UIViewController) {
    guard owner.appearance.state == .hidden, owner.viewIfLoaded?.window != nil else { return }
    let view = child.ensureView()
    if let old = displayed { retire(old) }
    guard displayed == nil, child.parent === owner else { return }
    displayed = child
    place(view, of: child)
  }

  /// Takes a child off the screen: whatever half of an appearance is open ends, and a view that was
  /// shown disappears.
  ///
  /// A callback may show the child again; it then stays.
  func retire(_ child: UIViewController, animated: Bool = false) {
    if displayed === child { displayed = nil }
    guard child.parent == nil || child.parent === owner else { return }
    if child.appearance.canBegin(false) {
      child.beginTransitionByContainer(false, animated: animated)
    }
    guard displayed !== child else { return }
    removeView(of: child)
    if displayed !== child, child.appearance.state == .disappearing { child.endTransition() }
  }

  /// Puts a child's view into a wrapper of its own, in front.
  ///
  /// The window changes that follow start no appearance: the container drives it.
  func place(_ view: UIView, of child: UIViewController) {
    if shared?.guest === child { shared = nil }
    let frame = owner.ensureView().bounds
    view.frame = frame
    owner.life.runtime.withoutWindowAppearance {
      let wrapper = UIViewControllerWrapperView(frame: frame)
      if let contentView { child.placeContext(in: wrapper, of: contentView) }
      view.removeFromSuperview()
      wrappers[ObjectIdentifier(child)]?.removeFromSuperview()
      wrappers[ObjectIdentifier(child)] = wrapper
      content.addSubview(wrapper)
      if !child.isCoveredInContext { wrapper.insertSubview(view, at: 0) }
    }
  }

  /// Takes a child off the screen at once, with the callbacks of its disappearance.
  func letGo(of child: UIViewController) {
    if child === displayed { retire(child) }
  }

  /// Takes a child's view out of the container.
  func removeView(of child: UIViewController) {
    owner.life.runtime.withoutWindowAppearance {
      if shared?.guest === child { removeGuest() }
      guard let wrapper = wrappers.removeValue(forKey: ObjectIdentifier(child)) else { return }
      if shared?.owner == ObjectIdentifier(child), handOver(wrapper, of: child) { return }
      wrapper.removeFromSuperview()
      // The app may have put the view somewhere else meanwhile.
      if let view = child.viewIfLoaded, view.superview === wrapper { view.removeFromSuperview() }
    }
  }

  /// Begins a transition in which an animator of the app moves the views.
  ///
  /// - Returns: The view in which they move: the outgoing child's wrapper.
  func share(wrapperOf outgoing: UIViewController, with incoming: UIViewController) -> UIView {
    let key = ObjectIdentifier(outgoing)
    if wrappers[key] == nil { place(outgoing.ensureView(), of: outgoing) }
    guard let wrapper = wrappers[key] else { return content }
    shared = (key, incoming)
    return wrapper
  }

  /// Puts the outgoing child's view back where an animator of the app has taken it from.
  func reclaim(_ child: UIViewController) {
    guard let wrapper = wrappers[ObjectIdentifier(child)], let view = child.viewIfLoaded,
      view.superview !== wrapper, !child.isCoveredInContext
    else { return }
    owner.life.runtime.withoutWindowAppearance { wrapper.insertSubview(view, at: 0) }
  }

  /// Takes the incoming child's view out of the wrapper that it shares.
  private func removeGuest() {
    guard let shared else { return }
    self.shared = nil
    guard let wrapper = wrappers[shared.owner], let view = shared.guest.viewIfLoaded,
      view.isDescendant(of: wrapper)
    else { return }
    view.removeFromSuperview()
  }

  /// Leaves the outgoing child's wrapper to the incoming one, when its view is in there.
  private func handOver(_ wrapper: UIViewControllerWrapperView, of child: UIViewController) -> Bool
  {
    guard let guest = shared?.guest else { return false }
    shared = nil
    guard let view = guest.viewIfLoaded, view.isDescendant(of: wrapper) else { return false }
    wrappers[ObjectIdentifier(guest)] = wrapper
    if view.superview !== wrapper { wrapper.addSubview(view) }
    view.frame = wrapper.bounds
    if let old = child.viewIfLoaded, old.isDescendant(of: wrapper) { old.removeFromSuperview() }
    return true
  }

  /// Forwards the beginning of the container's appearance.
  func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    guard let displayed else { return }
    guard displayed.appearance.canBegin(isAppearing) else { return }
    displayed.beginTransitionByContainer(isAppearing, animated: animated)
  }

  /// Forwards the end of the container's appearance.
  func forwardEnd() {
    guard let displayed, displayed.appearance.isInTransition else { return }
    displayed.endTransition()
  }
}
