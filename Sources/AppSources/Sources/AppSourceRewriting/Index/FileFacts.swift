/// The facts about a file that the other files of its module need.
struct FileFacts: Sendable {
  var parts: [TypePart] = []
  /// The variables outside of types, and the functions, by name.
  var globals: Set<String> = []
  /// The import declarations, each in one line.
  var imports: Set<String> = []
}

extension FileFacts {
  /// The facts as bytes.
  ///
  /// - Parameter withOffsets: Whether offsets in the file are included, which other files do not
  ///   need.
  /// - Returns: The bytes, which are the same for the same facts.
  func bytes(withOffsets: Bool) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(globals)
    writer.write(imports)
    writer.write(parts.count)
    for part in parts { part.write(to: &writer, withOffsets: withOffsets) }
    return writer.bytes
  }

  /// Reads facts with offsets.
  init(_ bytes: [UInt8]) throws(ByteReader.DamageError) {
    var reader = ByteReader(bytes)
    globals = try reader.textSet()
    imports = try reader.textSet()
    for _ in 0..<(try reader.count()) { parts.append(try TypePart(from: &reader)) }
    guard reader.isAtEnd, parts.allSatisfy({ ($0.container ?? 0) < parts.count }) else {
      throw ByteReader.DamageError()
    }
  }
}

extension TypePart {
  private static let kinds: [Kind] = [.class, .protocol, .extension, .other]

  fileprivate func write(to writer: inout ByteWriter, withOffsets: Bool) {
    writer.write(Self.kinds.firstIndex(of: kind) ?? 0)
    writer.write(name)
    writer.write(withOffsets ? offset : 0)
    writer.write(withOffsets ? closingBrace : 0)
    writer.write(inherited)
    writer.write(attributes)
    writer.write(isUnavailable)
    writer.write(objectiveCName)
    writer.write(isGeneric)
    writer.write(access)
    writer.write(isLocal)
    writer.write(hasRequirements)
    writer.write(unknownConditions)
    writer.write(container.map { $0 + 1 } ?? 0)
    writer.write(members.count)
    for member in members { member.write(to: &writer, withOffsets: withOffsets) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.DamageError) {
    let kindNumber = try reader.integer()
    guard Self.kinds.indices.contains(kindNumber) else { throw ByteReader.DamageError() }
    kind = Self.kinds[kindNumber]
    name = try reader.text()
    offset = try reader.integer()
    closingBrace = try reader.integer()
    inherited = try reader.texts()
    attributes = try reader.textSet()
    isUnavailable = try reader.flag()
    objectiveCName = try reader.optionalText()
    isGeneric = try reader.flag()
    access = try reader.optionalText()
    isLocal = try reader.flag()
    hasRequirements = try reader.flag()
    unknownConditions = try reader.texts()
    let number = try reader.integer()
    guard number >= 0 else { throw ByteReader.DamageError() }
    container = number == 0 ? nil : number - 1
    members = []
    for _ in 0..<(try reader.count()) { members.append(try Member(from: &reader)) }
  }
}

extension Member {
  private static let kinds: [Kind] = [.function, .property, .subscript, .initializer]

  fileprivate func write(to writer: inout ByteWriter, withOffsets: Bool) {
    writer.write(Self.kinds.firstIndex(of: kind) ?? 0)
    writer.write(name)
    writer.write(withOffsets ? offset : 0)
    writer.write(attributes)
    writer.write(objectiveCName)
    writer.write(modifiers)
    writer.write(parameters.count)
    for parameter in parameters {
      writer.write(parameter.label)
      writer.write(parameter.name)
      writer.write(parameter.type)
      writer.write(parameter.defaultValue)
      writer.write(parameter.isVariadic)
    }
    writer.write(type)
    writer.write(isSettable)
    writer.write(isConditional)
    writer.write(effects)
    writer.write(genericParameters)
    writer.write(requirements)
    writer.write(repeatedAttributes)
    writer.write(hasEffectfulGetter)
    writer.write(observers)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.DamageError) {
    let kindNumber = try reader.integer()
    guard Self.kinds.indices.contains(kindNumber) else { throw ByteReader.DamageError() }
    kind = Self.kinds[kindNumber]
    name = try reader.text()
    offset = try reader.integer()
    attributes = try reader.textSet()
    objectiveCName = try reader.optionalText()
    modifiers = try reader.texts()
    var parameters: [Parameter] = []
    for _ in 0..<(try reader.count()) {
      parameters.append(
        Parameter(
          label: try reader.text(),
          name: try reader.text(),
          type: try reader.text(),
          defaultValue: try reader.optionalText(),
          isVariadic: try reader.flag()
        )
      )
    }
    self.parameters = parameters
    type = try reader.optionalText()
    isSettable = try reader.flag()
    isConditional = try reader.flag()
    effects = try reader.text()
    genericParameters = try reader.text()
    requirements = try reader.text()
    repeatedAttributes = try reader.texts()
    hasEffectfulGetter = try reader.flag()
    observers = try reader.texts()
  }
}
