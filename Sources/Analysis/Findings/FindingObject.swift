public import TraceModel

/// The object of a finding or of its evidence.
public struct FindingObject: Hashable, Sendable {
  /// The identity, or `SubjectID.none` when the finding is about the trace as a whole.
  public var id: SubjectID
  /// The class, such as `HomeViewController`; empty when the trace does not name it.
  public var className: String
  /// The kind of the object; `nil` when the trace never mentions the object.
  public var kind: SubjectKind?
  /// The identity of a SwiftUI node among its siblings if it is more than an index, as
  /// `Subject.place`; empty for other objects.
  public var place: String
  /// The identifier that the app gave the object, as `Subject.identifier`; empty if there is none.
  public var identifier: String
  /// The structural path of a SwiftUI node, as `StructuralPath`; empty for other objects.
  public var path: String

  public init(
    id: SubjectID,
    className: String,
    kind: SubjectKind? = nil,
    place: String = "",
    identifier: String = "",
    path: String = ""
  ) {
    self.id = id
    self.className = className
    self.kind = kind
    self.place = place
    self.identifier = identifier
    self.path = path
  }

  /// The object of a finding about the trace as a whole.
  public static let none = FindingObject(id: .none, className: "")

  /// The class, or the kind of object when its class is unknown; empty for no object.
  public var classText: String {
    guard className.isEmpty else { return className }
    guard id != .none else { return "" }
    guard let kind else { return "object" }
    return kind.isView || kind == .swiftUIView ? "view" : "controller"
  }

  /// The name in reports, see `ObjectLabel`: `HomeViewController#3`; empty for no object.
  public var text: String {
    guard id != .none else { return "" }
    return ObjectLabel.text(
      className: classText,
      number: id.number,
      identifier: identifier,
      place: place
    )
  }
}
