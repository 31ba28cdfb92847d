public import TraceModel

/// A call, message, write of state, deallocation or mark of a trace, without numbers that differ
/// between runs.
public struct ComparedCall: Hashable, Sendable {
  /// The kind of a compared call.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A callback, a call of the app, or a span of the app's code.
    case call
    /// A message that UIKit or the runtime logged.
    case message
    /// The deallocation of an object, or the end of a SwiftUI node's identity.
    case death
    /// A write of state of SwiftUI.
    case state
    /// A mark of the trace's author.
    case mark
  }

  public var kind: Kind
  /// The object: its class and its number among the objects of that class, such as
  /// `HomeViewController#1`, or the structural path of a SwiftUI node; empty if there is none.
  public var object: String
  /// The identifier that the app gave the object, as `Subject.identifier`; calls are compared
  /// without it.
  public var identifier = ""
  /// The class of the object; empty if there is none.
  public var className: String
  /// The kind of the object.
  public var subjectKind: SubjectKind
  /// The callback with its arguments, such as `viewWillAppear(animated: true)`.
  public var text: String
  /// The callback or call without arguments, such as `viewWillAppear`; empty for other kinds.
  public var name: String
  /// The number of compared calls that are open around the call.
  public var depth: Int
  /// The index of the innermost compared call around the call.
  public var parent: Int?
  public var time: Instant
  /// The index of the event in the trace.
  public var event: Int
  /// The line in the file, from 1; 0 if there is none.
  public var line: UInt32

  /// The object with its identifier, such as `ProductViewController#1 “Shoes”`; empty if there is
  /// none.
  public var objectText: String { object + ObjectLabel.suffix(identifier: identifier) }

  /// The object and the call for display, such as `ProductViewController#1 “Shoes” viewDidLoad`.
  public var displayText: String { object.isEmpty ? text : "\(objectText) \(text)" }

  /// The object and the call, such as `HomeViewController#1 viewDidLoad`.
  public var sentence: String { object.isEmpty ? text : "\(object) \(text)" }
}
