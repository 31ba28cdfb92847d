/// Describes a part of a scene for screen readers and tooltips.
public struct SceneGroup: Hashable, Sendable {
  /// The role of a group.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A part that structures the picture: the axis, the legend.
    case section
    /// An object of the trace: a lane, a card.
    case object
    /// A callback, a state, a call, a finding.
    case symbol
    /// Lines and shades without a meaning for screen readers.
    case decoration
  }

  /// An identifier that is unique in the scene: lowercase letters, digits and hyphens.
  public var id: String
  public var role: Role
  /// A sentence or name for tooltips.
  public var title: String
  /// The target of a link, relative to the picture; `nil` for no link.
  public var link: String?

  /// Creates a group.
  public init(id: String, role: Role, title: String = "", link: String? = nil) {
    self.id = id
    self.role = role
    self.title = title
    self.link = link
  }
}
