public import TraceModel

/// Something that happened in a trace, told without numbers that differ from run to run.
public struct ComparedCall: Hashable, Sendable {
  /// What sort of thing happened.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A callback, a call of the app, or a span of its own code.
    case call
    /// A sentence that UIKit or the runtime said.
    case message
    /// The end of an object.
    case death
    /// A moment that the author named.
    case mark
  }

  /// What sort of thing it is.
  public var kind: Kind
  /// The object: its class and its number among the objects of that class, such as
  /// `HomeViewController#1`; empty for none.
  public var object: String
  /// The class of the object; empty for none.
  public var className: String
  /// What sort of object it is.
  public var subjectKind: SubjectKind
  /// The callback with what it was given, such as `viewWillAppear(animated: true)`.
  public var text: String
  /// The callback or call alone, such as `viewWillAppear`; empty for what is no call.
  public var name: String
  /// How many compared calls are open around it.
  public var depth: Int
  /// The innermost compared call around it: a place in the list.
  public var parent: Int?
  /// The moment.
  public var time: Instant
  /// The place of its event in the trace.
  public var event: Int
  /// The line of the file, counted from 1; 0 when there is none.
  public var line: UInt32

  /// The object and the call as one line, such as `HomeViewController#1 viewDidLoad`.
  public var sentence: String { object.isEmpty ? text : "\(object) \(text)" }
}
