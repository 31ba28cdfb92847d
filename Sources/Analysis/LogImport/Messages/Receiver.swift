/// The object that received a callback, as stated by the line.
struct Receiver: Hashable {
  /// The class without its module; empty if it is not stated.
  var className = ""
  /// The name that the author gave the instance; empty if there is none.
  var label = ""
  /// The address as printed, with `0x`; empty if it is not stated.
  var pointer = ""

  /// The receiver of a line that names none.
  static let unstated = Receiver()

  /// Whether the line names no receiver.
  var isUnstated: Bool { self == .unstated }

  /// Creates a receiver from a word: a class if the word has the form of one, else a label.
  static func named(_ word: String) -> Receiver {
    WordLists.isControllerClass(word) || word.hasSuffix("Delegate")
      ? Receiver(className: word) : Receiver(label: word)
  }
}
