/// A picture as a list of forms and texts, in the order of painting.
///
/// The list is flat: groups are brackets in it, so that no nesting is too deep for a renderer.
/// The same scene goes to every renderer.
public struct Scene: Hashable, Sendable {
  /// One entry of the list.
  public enum Element: Hashable, Sendable {
    /// A group begins.
    case begin(SceneGroup)
    /// The innermost open group ends.
    case end
    /// A form.
    case shape(SceneShape)
    /// A line of text.
    case text(SceneText)
  }

  /// The size of the canvas in pixels at scale 1, whole numbers.
  public var size: Size
  /// What the picture shows, in a few words.
  public var title: String
  /// What the picture shows, in sentences.
  public var summary: String
  /// What differs from what was asked for, a sentence each; for people who run a command.
  public var notes: [String]
  /// The entries in the order of painting; each `begin` has its `end`.
  public private(set) var elements: [Element]

  /// Creates an empty scene.
  public init(title: String, summary: String = "") {
    size = Size(width: 0, height: 0)
    self.title = title
    self.summary = summary
    notes = []
    elements = []
  }

  /// Adds a form.
  public mutating func add(_ shape: SceneShape) { elements.append(.shape(shape)) }

  /// Adds a line of text.
  public mutating func add(_ text: SceneText) { elements.append(.text(text)) }

  /// Adds a group with what the closure adds to the scene.
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

  /// The forms in the order of painting.
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
