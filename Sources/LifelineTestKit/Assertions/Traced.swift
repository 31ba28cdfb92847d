public import HeadlessUIKit
public import TraceModel

/// An object that traces know.
public protocol Traced: AnyObject {
  /// The identity of the object in traces.
  nonisolated var traceSubject: TraceModel.SubjectID { get }
}

extension UIView: Traced {}
extension UIViewController: Traced {}
extension TracedObject: Traced {}

/// A callback of one object, for assertions of an order across objects.
public struct Call: Sendable {
  let subject: SubjectID
  let callback: Callback

  /// Names a callback of an object.
  public init(_ object: any Traced, _ callback: Callback) {
    subject = object.traceSubject
    self.callback = callback
  }
}
