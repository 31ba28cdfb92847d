/// A value of a YAML file with its position.
package struct YAMLNode {
  package enum Content {
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  package var content: Content
  /// The line of its beginning, counted from 1.
  package var line: Int
  /// The column of its beginning in characters, counted from 1.
  package var column: Int
}
