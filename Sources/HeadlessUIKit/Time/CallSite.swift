import Synchronization

#if canImport(Runtime)
import Runtime
#endif

/// The calls that led to a piece of work: where an app scheduled it.
///
/// The functions of Dispatch and Foundation have no parameter for a source location. The stack has
/// one, and a debug build maps its addresses to lines. Only what is printed is looked up.
struct CallSite: Sendable {
  #if canImport(Runtime)
  private let stack: Backtrace?
  private static let images = ImageMap.capture()
  #endif

  /// The calls that lead here.
  static func capture() -> CallSite {
    #if canImport(Runtime)
    // Frame pointers: about 3 µs. The limit covers Foundation's own frames below the app's.
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

  /// The innermost call from a source file outside of this module; `nil` without debug information,
  /// and for a call of Dispatch that hides its caller.
  var place: CodeLocation? {
    #if canImport(Runtime)
    guard let frames = stack?.symbolicated()?.frames else { return nil }
    var isCallerHidden = false
    for frame in frames {
      let image = frame.symbol?.imageName
      // The next frame is not the caller of Dispatch, but the one behind it.
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

  /// The module and file of a path, as packages lay them out: the folder below `Sources` or `Tests`.
  private static func fileID(of path: String) -> String {
    let parts = path.split(separator: "/")
    let root = parts.dropLast(2).lastIndex { $0 == "Sources" || $0 == "Tests" }
    let module = root.map { parts[$0 + 1] } ?? parts.dropLast().last ?? "main"
    return "\(module)/\(parts.last ?? "")"
  }
}

/// Where work was scheduled: named by its caller, or to be found in the stack.
enum WorkOrigin: Sendable {
  case place(CodeLocation)
  case stack(CallSite)

  /// The call that is on its way to Dispatch.
  @TaskLocal private static var ofCall: WorkOrigin?

  /// Calls a function of Dispatch for the caller of this function's caller.
  ///
  /// Dispatch keeps no frame pointer: its functions hide their caller.
  static func ofCaller(_ schedule: () -> Void) {
    guard Runtime.running != nil else { return schedule() }
    $ofCall.withValue(capture(), operation: schedule)
  }

  /// Where the running code schedules work.
  static func capture() -> WorkOrigin {
    ofCall ?? .stack(.capture())
  }

  /// The place; `nil` when the program has no debug information.
  var place: CodeLocation? {
    switch self {
    case .place(let place): place
    case .stack(let site): site.place
    }
  }
}
