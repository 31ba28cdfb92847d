/// An object that a trace speaks of, with what its birth said.
public struct Subject: Hashable, Sendable {
  /// The identity.
  public var id: SubjectID
  /// What sort of object it is.
  public var kind: SubjectKind
  /// The class without its module, as source code spells it.
  public var className: String
  /// The label or pointer that a device log gave it; empty for recorded objects.
  public var label: String
  /// How surely its events belong to one object.
  public var identity: SubjectIdentity
  /// The place of its birth among the events.
  public var birth: Int
  /// The place of its death among the events; `nil` while it is alive at the end.
  public var death: Int?
  /// Whether it existed before the trace first speaks of it.
  public var alreadyAlive: Bool

  /// The name that people see: class and number, such as `HomeViewController#3`.
  public var displayName: String { "\(className)#\(id.number)" }

  /// Whether the class is part of UIKit.
  public var hasSystemClass: Bool { ClassName.isSystem(className) }

  /// Creates a subject.
  public init(id: SubjectID, kind: SubjectKind, className: String, birth: Int = 0) {
    self.id = id
    self.kind = kind
    self.className = className
    self.birth = birth
    label = ""
    identity = .runtime
    death = nil
    alreadyAlive = false
  }
}
