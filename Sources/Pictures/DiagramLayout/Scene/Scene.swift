/// A picture as a list of shapes and texts, in the order of painting.
///
/// The list is flat: groups are begin and end entries, so that the depth of nesting is not limited.
/// All renderers draw the same scene.
public struct Scene: Hashable, Sendable {
  /// An entry of the list.
  public enum Element: Hashable, Sendable {
    /// The beginning of a group.
    case begin(SceneGroup)
    /// The end of the innermost open group.
    case end
    case shape(SceneShape)
    /// A line of text.
    case text(SceneText)
  }

  /// The size of the canvas in pixels at scale 1, whole numbers.
  public var size: Size
  /// The title of the picture.
  public var title: String
  /// A description of the picture in sentences.
  public var summary: String
  /// Sentences about differences from the requested picture, for users of the command.
  public var notes: [String]
  /// The entries in the order of painting; each `begin` has an `end`.
  public private(set) var elements: [Element]

  /// Creates an empty scene.
  public init(title: String, summary: String = "") {
    size = Size(width: 0, height: 0)
    self.title = title
    self.summary = summary
    notes = []
    elements = []
  }

  public mutating func add(_ shape: SceneShape) { elements.append(.shape(shape)) }

  /// Adds a line of text.
  public mutating func add(_ text: SceneText) { elements.append(.text(text)) }

  /// Adds a group around the entries that the closure adds.
  public mutating func group(_ group: SceneGroup, _ content: (inout Scene) -> Void) {
    elements.append(.begin(group))
    content(&self)
    elements.append(.end)
  }

  /// The lines of text in the order of painting.
  public var texts: [SceneText] {
    elements.compactMap { element in
      if case .text(let text) = element { text } else { nil }
    }
  }

  /// The shapes in the order of painting.
  public var shapes: [SceneShape] {
    elements.compactMap { element in
      if case .shape(let shape) = element { shape } else { nil }
    }
  }

  /// The groups in the order of painting.
  public var groups: [SceneGroup] {
    elements.compactMap { element in
      if case .begin(let group) = element { group } else { nil }
    }
  }
}
