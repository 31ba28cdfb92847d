/// The values in the text after a callback.
extension Trailer {
  /// Reads the values between the parentheses of a call; labels and types are ignored.
  mutating func readArguments(in range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let description = InstanceDescription(message, at: index) {
        argument = argument ?? description.receiver
        index = description.end
      } else {
        readValue(at: index)
        index += 1
      }
    }
  }

  mutating func readValue(at index: Int) {
    let value = message.bytes[message.tokens[index].range]
    if Self.trueValues.contains(value) {
      animated = animated ?? true
    } else if Self.falseValues.contains(value) {
      animated = animated ?? false
    } else if Self.nilValues.contains(value) {
      argument = argument ?? .unstated
    }
  }

  private static let trueValues: WordSet = ["true", "yes", "1"]
  private static let falseValues: WordSet = ["false", "no", "0"]
  private static let nilValues: WordSet = ["nil", "null"]

  /// Keeps an object; returns the index after it.
  mutating func keep(_ description: InstanceDescription, at index: Int) -> Int {
    objects.append(PrintedObject(description, in: message, at: index, after: first))
    return description.end
  }

  /// Keeps the address of the receiver, but not that of a value.
  mutating func keep(_ address: String, at index: Int) {
    guard pointer.isEmpty, message.standing(at: index, after: first) != .value else { return }
    pointer = address
  }

  /// Keeps a class as the receiver, unless it is a value.
  mutating func keep(_ name: QualifiedName, at index: Int) {
    let standing = message.standing(at: index, after: first)
    guard standing != .value else { return }
    receiver = Receiver(className: name.last)
    receiverStanding = standing
  }

  /// Reads `animated - true`, `animated -> false`.
  mutating func animatedEnd(at index: Int, limit: Int) -> Int? {
    var value = index + 1
    while value < limit,
      message.isPunctuation("-", at: value) || message.isPunctuation(">", at: value)
    {
      value += 1
    }
    guard value > index + 1, value < limit,
      message.isWord(in: WordLists.values, at: value)
        || message.tokens[value].kind == .number
    else { return nil }
    readValue(at: value)
    return value + 1
  }

  /// Reads `self = 0x154f06700`, `Self address: 0x154f06700`.
  mutating func addressEnd(at index: Int, limit: Int) -> Int? {
    var end = index
    while end < min(limit, index + 2), message.isWord(in: WordLists.selfKeys, at: end) { end += 1 }
    guard end > index else { return nil }
    if message.isPunctuation(":", at: end) || message.isPunctuation("=", at: end) { end += 1 }
    guard end < limit, message.tokens[end].kind == .number,
      InstanceDescription.isPointer(message.text(at: end))
    else { return nil }
    if pointer.isEmpty { pointer = message.text(at: end) }
    return end + 1
  }

  /// Reads `animated: true`, `count=3`, `frame = {{0, 0}, {320, 480}}`.
  mutating func readPair(at index: Int, limit: Int) -> Int {
    let value = index + 2
    guard value < limit else { return limit }
    if message.tokens[value].kind == .word || message.tokens[value].kind == .number {
      let isAnimated =
        message.word(at: index)?.lazy.map(\.lowercased).starts(with: "animated".utf8) == true
      if isAnimated { readValue(at: value) }
      if receiver.isUnstated, let name = QualifiedName(message, at: value, limit: limit),
        isReceiver(name.last)
      {
        keep(name, at: value)
        return name.end
      }
      if message.isWord(in: Self.nilValues, at: value),
        message.isWord(in: WordLists.parentKeys, at: index)
      {
        argument = argument ?? .unstated
      }
      return value + 1
    }
    return value
  }
}
