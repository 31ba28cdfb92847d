import TraceModel
import TraceRecorder

/// The objects on which apps set the look of all bars and items of a class.
///
/// They belong to a run, but are not recorded: they are not part of the hierarchy.
@MainActor
package final class AppearanceProxies {
  /// A proxy that is a view.
  package struct Entry {
    let type: AnyClass
    let containers: [AnyClass]
    package let proxy: UIView
    /// A view whose values are the default ones.
    package let fresh: UIView
  }

  /// Whether any run has a proxy, so that views without one cost nothing.
  package private(set) static var areUsed = false
  /// Whether any run has a proxy of items of bars.
  package private(set) static var haveItems = false

  /// A proxy that is an item of a bar.
  private struct ItemEntry {
    let type: AnyClass
    let containers: [AnyClass]
    let proxy: UIBarItem
  }

  private var itemEntries: [ItemEntry] = []

  private var proxies: [[ObjectIdentifier]: AnyObject] = [:]
  private var entries: [Entry] = []
  private let context: RecordingContext

  private nonisolated init() {
    context = RecordingContext.inMemory(title: "appearance proxies")
    context.recorder.close(status: .stopped, reason: "objects of no hierarchy")
  }

  /// The proxies of the run.
  package static var current: AppearanceProxies {
    Runtime.current.context.attachment { AppearanceProxies() }
  }

  /// Creates an object that is not recorded.
  package func outsideTrace<Object>(_ make: () -> Object) -> Object {
    RecordingContext.$current.withValue(context, operation: make)
  }

  /// Returns the proxy of a class within instances of other classes, created on first use.
  package func proxy<Proxy: AnyObject>(
    of type: AnyClass,
    within containers: [any UIAppearanceContainer.Type] = [],
    _ make: () -> Proxy
  ) -> Proxy {
    let key = [ObjectIdentifier(type)] + containers.map { ObjectIdentifier($0) }
    if let proxy = proxies[key] as? Proxy { return proxy }
    let proxy = RecordingContext.$current.withValue(context, operation: make)
    proxies[key] = proxy
    if let view = proxy as? UIView, let fresh = outsideTrace(make) as? UIView {
      Self.areUsed = true
      Self.clear(view)
      entries.append(
        Entry(
          type: type,
          containers: containers.map { $0 as AnyClass },
          proxy: view,
          fresh: fresh
        )
      )
    }
    if let item = proxy as? UIBarItem {
      Self.haveItems = true
      itemEntries.append(
        ItemEntry(type: type, containers: containers.map { $0 as AnyClass }, proxy: item)
      )
    }
    return proxy
  }

  /// Removes colors that a new view has and a proxy does not have until the app sets them
  /// (github.com/xamarin/xamarin-macios, AppearanceTest.cs).
  private static func clear(_ proxy: UIView) {
    proxy.backgroundColor = nil
    (proxy as? UILabel)?.textColor = nil
    (proxy as? UITextField)?.textColor = nil
  }

  /// Returns the proxies that apply to an item of a bar, the ones with more containers first.
  package func proxies(for item: UIBarItem, in bar: UIView) -> [UIBarItem] {
    let classes = Self.classes(of: item)
    return itemEntries.filter { entry in
      classes.contains { $0 == entry.type } && Self.isContained(from: bar, in: entry.containers)
    }
    .sorted { $0.containers.count > $1.containers.count }.map(\.proxy)
  }

  /// Returns the proxies that apply to a view, those of the nearest class first, and of these the
  /// ones with more containers.
  package func entries(for view: UIView) -> [Entry] {
    let classes = Self.classes(of: view)
    var found: [(distance: Int, entry: Entry)] = []
    for entry in entries {
      guard let distance = classes.firstIndex(where: { $0 == entry.type }),
        Self.isContained(view, in: entry.containers)
      else { continue }
      found.append((distance, entry))
    }
    return found.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.distance != second.distance { return first.distance < second.distance }
      let counts = (first.entry.containers.count, second.entry.containers.count)
      return counts.0 != counts.1 ? counts.0 > counts.1 : left.offset < right.offset
    }.map(\.element.entry)
  }

  private static func classes(of object: AnyObject) -> [AnyClass] {
    Array(sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) })
  }

  /// Whether the responders above a view are instances of the classes, in order, beginning with the
  /// nearest responder.
  private static func isContained(_ view: UIView, in containers: [AnyClass]) -> Bool {
    isContained(from: view.next, in: containers)
  }

  private static func isContained(from start: UIResponder?, in containers: [AnyClass]) -> Bool {
    var remaining = containers[...]
    var responder = start
    while let wanted = remaining.first, let current = responder {
      if classes(of: current).contains(where: { $0 == wanted }) { remaining.removeFirst() }
      responder = current.next
    }
    return remaining.isEmpty
  }
}

extension UINavigationBar {
  /// Returns the object on which an app sets the look of all navigation bars.
  public class func appearance() -> UINavigationBar {
    AppearanceProxies.current.proxy(of: self) { UINavigationBar() }
  }
}

extension UIToolbar {
  /// Returns the object on which an app sets the look of all toolbars.
  public class func appearance() -> UIToolbar {
    AppearanceProxies.current.proxy(of: self) { UIToolbar() }
  }
}

extension UITabBar {
  /// Returns the object on which an app sets the look of all tab bars.
  public class func appearance() -> UITabBar {
    AppearanceProxies.current.proxy(of: self) { UITabBar() }
  }
}

extension UIBarButtonItem {
  /// Returns the object on which an app sets the look of all bar buttons.
  public class func appearance() -> UIBarButtonItem {
    AppearanceProxies.current.proxy(of: self) { UIBarButtonItem() }
  }
}

extension UITabBarItem {
  /// Returns the object on which an app sets the look of all items of tab bars.
  public class func appearance() -> UITabBarItem {
    AppearanceProxies.current.proxy(of: self) { UITabBarItem() }
  }
}
