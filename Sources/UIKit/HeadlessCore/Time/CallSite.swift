import CMainLoop
import Synchronization

#if canImport(Runtime)
import Runtime
#endif

/// The call stack at which an app scheduled work.
///
/// The functions of Dispatch and Foundation have no parameter for a source location, and overloads
/// with one would compete with those of an app. A debug build maps the addresses of the stack to
/// lines; only stacks that are printed are symbolicated.
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
  /// Captures the stack of frame pointers, in about 3 µs, without a number of inner frames.
  private static func captureStack(without depth: Int = 0) -> Backtrace? {
    // The limit covers Foundation's frames below the app's frames.
    try? Backtrace.capture(algorithm: .fast, limit: 24, offset: 1 + depth, top: 0, images: images)
  }
  #endif

  /// The location of the innermost call outside this module; `nil` without debug information.
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
    // A return address belongs to the instruction before it.
    CallSite(stack: nil, caller: address + 1).callerLocation
    #else
    nil
    #endif
  }

  #if canImport(Runtime)
  /// The location of the code that called Dispatch; `nil` for code of the system and of this
  /// module.
  private var callerLocation: CodeLocation? { Self.location(at: caller) }

  /// Returns the location of the innermost call outside this module.
  ///
  /// Each address costs a pass over the line tables of the program, so that the addresses after the
  /// first call outside this module are not looked up.
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
  /// this module.
  private static let known = Mutex<[UInt: CodeLocation?]>([:])

  /// Returns the location of the call with a return address; `nil` for code of the system and of
  /// this module.
  private static func location(at address: UInt) -> CodeLocation? {
    if let location = known.withLock({ $0[address] }) { return location }
    let location = symbolicatedLocation(at: address)
    known.withLock { $0[address] = .some(location) }
    return location
  }

  private static func symbolicatedLocation(at address: UInt) -> CodeLocation? {
    final class Capture {
      let address: UInt
      var stack: Backtrace?

      init(_ address: UInt) {
        self.address = address
      }

      /// Captures the frame of the address without the frames below it.
      func captureFrame() {
        guard let frames = CallSite.captureStack()?.frames else { return }
        let depth = Array(frames).firstIndex {
          guard case .returnAddress(let own) = $0 else { return false }
          return UInt(own) == address
        }
        guard let depth else { return }
        stack = CallSite.captureStack(without: depth)
      }
    }
    let capture = Capture(address)
    // The function calls the closure before it returns, and `capture` is used after that.
    lifeline_call_from(
      UnsafeMutableRawPointer(bitPattern: address),
      { context in
        guard let context else { return }
        Unmanaged<Capture>.fromOpaque(context).takeUnretainedValue().captureFrame()
      },
      Unmanaged.passUnretained(capture).toOpaque()
    )
    guard let frames = capture.stack?.symbolicated()?.frames else { return nil }
    for frame in frames {
      guard case .returnAddress(let own) = frame.captured, UInt(own) == address else { continue }
      guard !frame.isSystem, !frame.isSwiftThunk else { continue }
      guard let location = frame.symbol?.sourceLocation, location.line > 0 else { continue }
      guard !location.path.hasPrefix(Self.ownFolder), location.path.hasSuffix(".swift") else {
        continue
      }
      return CodeLocation(
        fileID: Self.fileID(of: location.path, in: frame.symbol?.rawName ?? ""),
        filePath: location.path,
        line: location.line,
        column: max(1, location.column)
      )
    }
    return nil
  }
  #endif

  /// The folder of the sources of all modules of the runtime.
  private static let ownFolder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return parts.joined(separator: "/") + "/"
  }()

  /// The module and file name of a path.
  ///
  /// The module is the first name of the function's symbol. Symbols of extensions begin with the
  /// module of the extended type; if that is not an app's, the folder below `Sources` or `Tests`
  /// names the module.
  private static func fileID(of path: String, in symbol: String) -> String {
    let parts = path.split(separator: "/")
    let root = parts.dropLast(2).lastIndex { $0 == "Sources" || $0 == "Tests" }
    let folder = root.map { parts[$0 + 1] } ?? parts.dropLast().last ?? "main"
    let module = ModuleNames.module(ofSymbol: symbol).flatMap { ModuleNames.isOfApp($0) ? $0 : nil }
    return "\(module ?? String(folder))/\(parts.last ?? "")"
  }
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
