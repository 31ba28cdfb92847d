import Foundation

/// The facts about a file that the other files of its module need.
struct FileFacts: Codable, Sendable {
  var parts: [TypePart] = []
  /// The variables outside of types, and the functions, by name.
  @Ordered var globals: Set<String> = []
  /// The import declarations, each in one line.
  @Ordered var imports: Set<String> = []

  /// The facts without offsets in the file, which other files do not need.
  var withoutOffsets: FileFacts {
    var facts = self
    for part in facts.parts.indices {
      (facts.parts[part].offset, facts.parts[part].closingBrace) = (0, 0)
      for member in facts.parts[part].members.indices {
        facts.parts[part].members[member].offset = 0
      }
    }
    return facts
  }
}
