import CMainLoop
import Synchronization

#if canImport(Runtime)
import Runtime
#endif

/// The call stack at which an app scheduled work.
///
/// The functions of Dispatch and Foundation have no parameter for a source location, and overloads
/// with one would compete with those of an app. A debug build maps the addresses of the stack to
/// lines; only stacks that are printed are looked up.
package struct CallSite: Sendable {
  #if canImport(Runtime)
  private let stack: Backtrace?
  /// The address of the code that called Swift's library of Dispatch, whose functions hide it from
  /// `stack`; 0 if the stack does not contain the library.
  private let caller: UInt
  private static let images = ImageMap.capture()
  #endif

  /// Captures the current stack.
  static func capture() -> CallSite {
    #if canImport(Runtime)
    CallSite(
      stack: captureStack(),
      caller: UInt(bitPattern: lifeline_dispatch_caller())
    )
    #else
    CallSite()
    #endif
  }

  #if canImport(Runtime)
  /// Captures the stack of frame pointers, in about 3 µs.
  private static func captureStack() -> Backtrace? {
    // The limit covers Foundation's frames below the app's frames.
    try? Backtrace.capture(algorithm: .fast, limit: 24, offset: 1, top: 0, images: images)
  }
  #endif

  /// The location of the innermost call outside this package; `nil` without debug information.
  var location: CodeLocation? {
    #if canImport(Runtime)
    guard caller == 0 else { return callerLocation ?? Self.location(in: stack) }
    return Self.location(in: stack)
    #else
    return nil
    #endif
  }

  /// Returns the location at which a function is declared; `nil` without debug information.
  package static func location(ofFunctionAt address: UInt) -> CodeLocation? {
    #if canImport(Runtime)
    SourceLines.location(of: address)
    #else
    nil
    #endif
  }

  #if canImport(Runtime)
  /// The location of the code that called Dispatch; `nil` for code of the system and of this
  /// package.
  private var callerLocation: CodeLocation? { Self.location(at: caller) }

  /// Returns the location of the innermost call outside this package.
  private static func location(in stack: Backtrace?) -> CodeLocation? {
    guard let frames = stack?.frames else { return nil }
    for frame in frames {
      // The address after the one that is looked up, as a return address is.
      let address: UInt? =
        switch frame {
        case .returnAddress(let address): UInt(address)
        case .programCounter(let address), .asyncResumePoint(let address):
          UInt(address).map { $0 + 1 }
        default: nil
        }
      if let address, let location = location(at: address) { return location }
    }
    return nil
  }

  /// The locations of the return addresses that were looked up; `nil` for code of the system and of
  /// this package.
  private static let known = Mutex<[UInt: CodeLocation?]>([:])

  /// Returns the location of the call with a return address; `nil` for code of the system and of
  /// this package.
  private static func location(at address: UInt) -> CodeLocation? {
    if let location = known.withLock({ $0[address] }) { return location }
    let location = SourceLines.location(of: address - 1)
    known.withLock { $0[address] = .some(location) }
    return location
  }
  #endif
}

/// The source of scheduled work: a location passed by the caller, or a stack to symbolicate.
package enum WorkOrigin: Sendable {
  case location(CodeLocation)
  case stack(CallSite)

  /// Captures the origin of work that the running code schedules.
  package static func capture() -> WorkOrigin { .stack(.capture()) }

  /// The source location; `nil` when the program has no debug information.
  var location: CodeLocation? {
    switch self {
    case .location(let location): location
    case .stack(let site): site.location
    }
  }
}
