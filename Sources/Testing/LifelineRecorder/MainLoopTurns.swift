import Foundation

#if HEADLESS
import HeadlessUIKit
#else
import UIKit
#endif

/// Calls a closure in each turn of the main run loop, before and after the commit.
@MainActor
struct MainLoopTurns {
  #if !HEADLESS
  private let observers: [CFRunLoopObserver]

  init(_ body: @escaping @MainActor () -> Void) {
    // Core Animation commits before the loop waits, at the order 2,000,000.
    observers = [1_999_999, 2_000_001].compactMap { order in
      CFRunLoopObserverCreateWithHandler(
        nil,
        CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue,
        true,
        order
      ) { _, _ in MainActor.assumeIsolated(body) }
    }
    for observer in observers {
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, CFRunLoopMode.commonModes)
    }
  }

  func end() {
    for observer in observers { CFRunLoopObserverInvalidate(observer) }
  }

  static var windows: [UIWindow] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  /// Whether the app has a part in a controller: its class, or a class that leaves its content to the
  /// app.
  static func isOfApp(_ controller: UIViewController) -> Bool {
    let type = type(of: controller)
    if type == UIViewController.self || type == UITableViewController.self
      || type == UICollectionViewController.self
    {
      return true
    }
    return !(Bundle(for: type).bundleIdentifier?.hasPrefix("com.apple.") ?? false)
  }
  #else
  private let runtime = HeadlessApp.current.runtime

  init(_ body: @escaping @MainActor () -> Void) {
    runtime.loop.didReachPoint = body
  }

  func end() {
    runtime.loop.didReachPoint = nil
  }

  static var windows: [UIWindow] { HeadlessApp.current.runtime.commit.livingWindows }

  static func isOfApp(_ controller: UIViewController) -> Bool { true }
  #endif
}
