import Foundation

/// Reports that apps are launched by `HeadlessApp`, instead of the main loop of UIKit.
///
/// - Returns: 1, the exit status of the program.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let name = delegateClassName.map { "\($0)()" } ?? "the delegate"
  let message =
    "HeadlessUIKit: an app has no screen here; launch it in a test or within withRecording: "
    + "app.launch(\(name))\n"
  FileHandle.standardError.write(Data(message.utf8))
  return 1
}

extension UIApplicationDelegate {
  /// Makes `@main` compile; a program that runs it reports how an app is launched, and exits with
  /// status 1.
  public static func main() {
    exit(UIApplicationMain(0, nil, nil, String(describing: Self.self)))
  }
}
