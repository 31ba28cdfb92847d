import TraceModel
import TraceRecorder

/// The objects on which apps set the look of all bars and items of a class.
///
/// They belong to a run, but are not recorded: they are no part of the hierarchy.
@MainActor
final class AppearanceProxies {
  private var proxies: [[ObjectIdentifier]: AnyObject] = [:]
  private let context: RecordingContext

  private nonisolated init() {
    context = RecordingContext.inMemory(title: "appearance proxies")
    context.recorder.close(status: .stopped, reason: "objects of no hierarchy")
  }

  /// The proxies of the run.
  static var current: AppearanceProxies {
    Runtime.current.context.attachment { AppearanceProxies() }
  }

  /// Returns the proxy of a class within instances of other classes, created on first use.
  func proxy<Proxy: AnyObject>(
    of type: AnyClass,
    within containers: [any UIAppearanceContainer.Type] = [],
    _ make: () -> Proxy
  ) -> Proxy {
    let key = [ObjectIdentifier(type)] + containers.map { ObjectIdentifier($0) }
    if let proxy = proxies[key] as? Proxy { return proxy }
    let proxy = RecordingContext.$current.withValue(context, operation: make)
    proxies[key] = proxy
    return proxy
  }
}

extension UINavigationBar {
  // inert: nothing is drawn
  /// Returns the object on which an app sets the look of all navigation bars.
  public class func appearance() -> UINavigationBar {
    AppearanceProxies.current.proxy(of: self) { UINavigationBar() }
  }
}

extension UIToolbar {
  // inert: nothing is drawn
  /// Returns the object on which an app sets the look of all toolbars.
  public class func appearance() -> UIToolbar {
    AppearanceProxies.current.proxy(of: self) { UIToolbar() }
  }
}

extension UITabBar {
  // inert: nothing is drawn
  /// Returns the object on which an app sets the look of all tab bars.
  public class func appearance() -> UITabBar {
    AppearanceProxies.current.proxy(of: self) { UITabBar() }
  }
}

extension UIBarButtonItem {
  // inert: nothing is drawn
  /// Returns the object on which an app sets the look of all bar buttons.
  public class func appearance() -> UIBarButtonItem {
    AppearanceProxies.current.proxy(of: self) { UIBarButtonItem() }
  }
}

extension UITabBarItem {
  // inert: nothing is drawn
  /// Returns the object on which an app sets the look of all items of tab bars.
  public class func appearance() -> UITabBarItem {
    AppearanceProxies.current.proxy(of: self) { UITabBarItem() }
  }
}
