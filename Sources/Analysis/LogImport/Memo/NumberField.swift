/// A part of a parsed message that is an address or a number of the message.
struct NumberField {
  /// The parts of a callback that may be numbers.
  private enum Part {
    case receiverPointer
    case receiverLabel
    case argumentPointer
    case argumentLabel
  }

  private var part: Part
  /// The position of the number among those of the message.
  private(set) var position: Int

  /// Finds the numbers in a parsed message.
  ///
  /// - Returns: The parts that are numbers; `nil` if a number is within another text, so that the
  ///   result is valid for this message only.
  static func all(in reading: Reading?, numbers: [String]) -> [NumberField]? {
    guard !numbers.isEmpty else { return [] }
    switch reading {
    case nil, .ignored: return []
    case .diagnostic: return nil
    case .callback(let statement):
      let fixed = [
        statement.receiver.className, statement.callback.text, statement.methodClass,
        statement.text, statement.argument?.className ?? "",
      ]
      let variable: [(Part, String)] = [
        (.receiverPointer, statement.receiver.pointer), (.receiverLabel, statement.receiver.label),
        (.argumentPointer, statement.argument?.pointer ?? ""),
        (.argumentLabel, statement.argument?.label ?? ""),
      ]
      guard !fixed.contains(where: { mentions(numbers, $0) }) else { return nil }
      var fields: [NumberField] = []
      for (part, text) in variable {
        if let position = numbers.firstIndex(of: text) {
          fields.append(NumberField(part: part, position: position))
        } else if mentions(numbers, text) {
          return nil
        }
      }
      return fields
    }
  }

  private static func mentions(_ numbers: [String], _ text: String) -> Bool {
    text.utf8.contains { $0.hexadecimalValue != nil }
      && numbers.contains { text.contains($0.hasPrefix("0x") ? $0.dropFirst(2) : $0[...]) }
  }

  /// Stores a number in a parsed message.
  func set(_ text: String, in reading: inout Reading?) {
    guard case .callback(var statement) = reading else { return }
    reading = nil
    switch part {
    case .receiverPointer: statement.receiver.pointer = text
    case .receiverLabel: statement.receiver.label = text
    case .argumentPointer: statement.argument?.pointer = text
    case .argumentLabel: statement.argument?.label = text
    }
    reading = .callback(statement)
  }
}
