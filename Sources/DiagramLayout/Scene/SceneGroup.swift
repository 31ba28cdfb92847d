/// What a part of a scene means to readers who do not see it.
public struct SceneGroup: Hashable, Sendable {
  /// The use of a group.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A part that structures the picture: the axis, the legend.
    case section
    /// An object of the trace: a lane, a card.
    case object
    /// Something that happened or holds: a callback, a state, a call.
    case symbol
    /// Lines and shades that carry no meaning of their own.
    case decoration
  }

  /// A name that is unique in the scene: lowercase letters, digits and hyphens.
  public var id: String
  /// The use.
  public var role: Role
  /// What the group shows, as a sentence or name; the tooltip of a viewer.
  public var title: String
  /// Where a click leads, relative to the picture; `nil` for nowhere.
  public var link: String?

  /// Creates a group.
  public init(id: String, role: Role, title: String = "", link: String? = nil) {
    self.id = id
    self.role = role
    self.title = title
    self.link = link
  }
}
