// A module with the name of UIKit, so that the compiler reads the branch of LifelineRecorder for Apple's
// platforms: HeadlessUIKit, and the functions of CoreFoundation that it uses.
@_exported import HeadlessUIKit

public final class CFRunLoop {}
public final class CFRunLoopObserver {}

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
  public static let exit = CFRunLoopActivity(rawValue: 128)
}

public struct CFRunLoopMode: Sendable {
  public static let commonModes: CFRunLoopMode? = CFRunLoopMode()
}

public func CFRunLoopObserverCreateWithHandler(
  _ allocator: AnyObject?,
  _ activities: UInt,
  _ repeats: Bool,
  _ order: Int,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
) -> CFRunLoopObserver? { nil }

public func CFRunLoopAddObserver(
  _ loop: CFRunLoop?,
  _ observer: CFRunLoopObserver?,
  _ mode: CFRunLoopMode?
) {}

public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver?) {}

public func CFRunLoopGetMain() -> CFRunLoop? { nil }
