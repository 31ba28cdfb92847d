public import TraceModel

/// The object of a finding or of its evidence.
public struct FindingObject: Hashable, Sendable {
  /// The identity, or ``SubjectID/none`` when the finding is about the trace as a whole.
  public var id: SubjectID
  /// The class, such as `HomeViewController`; empty when the trace does not name it.
  public var className: String
  /// The kind of the object; `nil` when the trace never mentions the object.
  public var kind: SubjectKind?
  /// The place of a SwiftUI node in its parent if it is more than a position, as ``Subject/place``;
  /// empty for other objects.
  public var place: String
  /// The structural path of a SwiftUI node, as ``StructuralPath``; empty for other objects.
  public var path: String

  /// Creates an object.
  public init(
    id: SubjectID,
    className: String,
    kind: SubjectKind? = nil,
    place: String = "",
    path: String = ""
  ) {
    self.id = id
    self.className = className
    self.kind = kind
    self.place = place
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

  /// The name in reports, such as `HomeViewController#3` or `RowView#31 (id 7)`; empty for no object.
  public var text: String {
    id == .none ? "" : "\(classText)#\(id.number)" + (place.isEmpty ? "" : " (\(place))")
  }
}
