import Synchronization

#if canImport(Runtime)
import Runtime
#endif

/// The call stack at which an app scheduled work.
///
/// The functions of Dispatch and Foundation have no parameter for a source location. A debug build
/// maps the addresses of the stack to lines; only stacks that are printed are symbolicated.
struct CallSite: Sendable {
  #if canImport(Runtime)
  private let stack: Backtrace?
  private static let images = ImageMap.capture()
  #endif

  /// Captures the current stack.
  static func capture() -> CallSite {
    #if canImport(Runtime)
    // Frame pointers: about 3 µs. The limit covers Foundation's frames below the app's frames.
    CallSite(
      stack: try? Backtrace.capture(
        algorithm: .fast,
        limit: 24,
        offset: 1,
        top: 0,
        images: images
      )
    )
    #else
    CallSite()
    #endif
  }

  /// The location of the innermost call outside this module; `nil` without debug information, and
  /// for a function of Dispatch that hides its caller.
  var location: CodeLocation? {
    #if canImport(Runtime)
    guard let frames = stack?.symbolicated()?.frames else { return nil }
    var isCallerHidden = false
    for frame in frames {
      let image = frame.symbol?.imageName
      // The next frame is not the caller of Dispatch but the caller's caller.
      if image == "libswiftDispatch.so" { isCallerHidden = true }
      if image == "libFoundation.so" { isCallerHidden = false }
      guard !frame.isSystem, !frame.isSwiftThunk else { continue }
      guard let location = frame.symbol?.sourceLocation, location.line > 0 else { continue }
      guard !location.path.hasPrefix(Self.ownFolder), location.path.hasSuffix(".swift") else {
        continue
      }
      guard !isCallerHidden else { return nil }
      return CodeLocation(
        fileID: Self.fileID(of: location.path),
        filePath: location.path,
        line: location.line,
        column: max(1, location.column)
      )
    }
    #endif
    return nil
  }

  /// The folder of this module's sources.
  private static let ownFolder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    return parts.joined(separator: "/") + "/"
  }()

  /// The module and file name of a path, derived from the folder below `Sources` or `Tests`.
  private static func fileID(of path: String) -> String {
    let parts = path.split(separator: "/")
    let root = parts.dropLast(2).lastIndex { $0 == "Sources" || $0 == "Tests" }
    let module = root.map { parts[$0 + 1] } ?? parts.dropLast().last ?? "main"
    return "\(module)/\(parts.last ?? "")"
  }
}

/// The source of scheduled work: a location passed by the caller, or a stack to symbolicate.
enum WorkOrigin: Sendable {
  case location(CodeLocation)
  case stack(CallSite)

  /// The origin of the call to Dispatch that is in progress.
  @TaskLocal private static var ofCall: WorkOrigin?

  /// Calls a function of Dispatch on behalf of this function's caller's caller.
  ///
  /// Dispatch keeps no frame pointer, so its functions hide their caller.
  static func ofCaller(_ schedule: () -> Void) {
    guard Runtime.running != nil else { return schedule() }
    $ofCall.withValue(capture(), operation: schedule)
  }

  /// Captures the origin of work that the running code schedules.
  static func capture() -> WorkOrigin {
    ofCall ?? .stack(.capture())
  }

  /// The source location; `nil` when the program has no debug information.
  var location: CodeLocation? {
    switch self {
    case .location(let location): location
    case .stack(let site): site.location
    }
  }
}
