/// The object that a log line says was called, as far as the line tells.
struct Receiver: Hashable {
  /// The class without its module; empty when it is not stated.
  var className = ""
  /// The word by which the author names the instance; empty when there is none.
  var label = ""
  /// The address as printed, with `0x`; empty when it is not stated.
  var pointer = ""

  /// A line that names no receiver.
  static let unstated = Receiver()

  /// Whether the line names no receiver.
  var isUnstated: Bool { self == .unstated }

  /// Creates a receiver from a single word: a class when the word is surely one, else a label.
  static func named(_ word: String) -> Receiver {
    WordLists.isControllerClass(word) || word.hasSuffix("Delegate")
      ? Receiver(className: word) : Receiver(label: word)
  }
}
