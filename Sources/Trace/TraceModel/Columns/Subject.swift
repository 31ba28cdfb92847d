extension Trace {
  /// An object of a trace, as its birth describes it.
  public struct Subject: Hashable, Sendable {
    /// The identity.
    public var id: SubjectID
    /// The kind of object.
    public var kind: SubjectKind
    /// The class without its module.
    public var className: String
    /// The label or pointer in a device log, or the structural path of a SwiftUI node from its
    /// parent node; empty for other recorded objects.
    public var label: String
    /// The last identifier that the app gave the object, see ``Name/identifierProperty``; empty if
    /// there is none.
    public var identifier = ""
    /// How reliably its events belong to one object.
    public var identity: SubjectIdentity
    /// The index of its birth among the events.
    public var birth: Int
    /// The index of its death among the events; `nil` if it is alive at the end.
    public var death: Int?
    /// Whether the object existed before its first event.
    public var alreadyAlive: Bool

    /// The displayed name, see ``ObjectLabel``: `HomeViewController#3`.
    public var displayName: String {
      ObjectLabel.text(
        className: className,
        number: id.number,
        identifier: identifier,
        place: place
      )
    }

    /// The identity of a SwiftUI node among its siblings if it is more than an index, such as `id
    /// 7` or `2/if`; empty for other nodes and objects.
    public var place: String { kind == .swiftUIView ? StructuralPath.place(ofLabel: label) : "" }

    /// Whether the class is part of UIKit.
    public var hasSystemClass: Bool { ClassName.isSystem(className) }

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
}

package typealias Subject = Trace.Subject
