public import HeadlessUIKit
public import TraceModel
import TraceRecorder

/// An object that is recorded in traces.
public protocol Traced: AnyObject {
  /// The identity of the object in traces.
  nonisolated var traceSubject: TraceModel.SubjectID { get }
}

extension UIView: Traced {}
extension UIViewController: Traced {}
extension TracedObject: Traced {}

/// A callback of one object or of the SwiftUI views of a type, for assertions about the order
/// across objects.
public struct Call: Sendable {
  /// The receiver of a callback.
  enum Receiver: Hashable, Sendable {
    case object(SubjectID)
    /// The nodes of a type of SwiftUI views, and the views of the framework in their bodies.
    case views(String)
  }

  let receiver: Receiver
  let className: String
  let context: RecordingContext?
  let callback: Callback

  /// Names a callback of an object.
  public init(_ object: any Traced, _ callback: Callback) {
    receiver = .object(object.traceSubject)
    className = "\(type(of: object))"
    context = Outsider.context(of: object)
    self.callback = callback
  }

  /// Names a callback of the SwiftUI views of a type: `body`, and the actions that modifiers within
  /// its body or around it add.
  ///
  /// - Parameters:
  ///   - view: The type of the view, such as `ContentView.self`. Traces name types without their
  ///     modules and generic arguments.
  ///   - callback: The callback, such as `onAppear`.
  public init(_ view: any Any.Type, _ callback: Callback) {
    className = String(String(describing: view).prefix { $0 != "<" })
    receiver = .views(className)
    context = nil
    self.callback = callback
  }
}

/// Objects that were created before the test or in another one.
///
/// Identities count up from 1 in each test: without this check such an object would be confused
/// with the object of the test that has the same number.
enum Outsider {
  /// The context that an object records into; `nil` for objects of other types.
  static func context(of object: any Traced) -> RecordingContext? {
    switch object {
    case let view as UIView: view.recordingContext
    case let controller as UIViewController: controller.recordingContext
    case let object as TracedObject: object.recordingContext
    default: nil
    }
  }

  /// Whether an object belongs to another context.
  static func isOutside(_ object: any Traced, of context: RecordingContext?) -> Bool {
    self.context(of: object).map { $0 !== context } ?? false
  }

  /// The failure of an assertion about an object of another context.
  static func problem(of className: String) -> String {
    "this \(className) was created outside the test, so it is not recorded\n"
      + "help: create it in the test, in setUp() or in the initializer of the suite"
  }
}
