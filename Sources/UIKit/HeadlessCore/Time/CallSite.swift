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
  /// Captures the stack of frame pointers, in about 3 µs.
  private static func captureStack() -> Backtrace? {
    // The limit covers Foundation's frames below the app's frames.
    try? Backtrace.capture(algorithm: .fast, limit: 24, offset: 1, top: 0, images: images)
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
  static func location(ofFunctionAt address: UInt) -> CodeLocation? {
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
  private var callerLocation: CodeLocation? {
    final class Capture {
      var stack: Backtrace?
    }
    let capture = Capture()
    // The function calls the closure before it returns, and `capture` is used after that.
    lifeline_call_from(
      UnsafeMutableRawPointer(bitPattern: caller),
      { context in
        guard let context else { return }
        Unmanaged<Capture>.fromOpaque(context).takeUnretainedValue().stack =
          CallSite.captureStack()
      },
      Unmanaged.passUnretained(capture).toOpaque()
    )
    return Self.location(in: capture.stack, at: caller)
  }

  /// Returns the location of the innermost call outside this module, or of the call at an address.
  private static func location(in stack: Backtrace?, at address: UInt? = nil) -> CodeLocation? {
    guard let frames = stack?.symbolicated()?.frames else { return nil }
    for frame in frames {
      if let address {
        guard case .returnAddress(let own) = frame.captured, UInt(own) == address else { continue }
      }
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
