import Foundation

extension NavigationPath {
  /// A path whose values can be encoded
  /// (developer.apple.com/documentation/swiftui/navigationpath/codablerepresentation).
  ///
  /// The form is a list with the type and the JSON text of each value in turn, the last value
  /// first.
  public struct CodableRepresentation: Codable, Equatable {
    let path: NavigationPath

    init(path: NavigationPath) {
      self.path = path
    }

    /// Decodes a path.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any Hashable & Codable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "\(name) is no type that can be decoded"
          )
        }
        values.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
      }
      var path = NavigationPath()
      for value in values.reversed() { path.append(value) }
      self.path = path
    }

    /// Encodes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in path.encodableValues.reversed() {
        let data = try JSONEncoder().encode(value)
        try container.encode(_mangledTypeName(type(of: value)) ?? "\(type(of: value))")
        try container.encode(String(decoding: data, as: UTF8.self))
      }
    }
  }
}
