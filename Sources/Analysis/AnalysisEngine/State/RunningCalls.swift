import Findings
package import TraceModel

/// The callbacks and calls that are running on each thread.
package struct RunningCalls {
  /// The largest number of names that only the trace defines; later ones have no text.
  private static let mostOwnNames = 10_000

  package var threads: [ThreadStack] = []
  /// The index of the thread of the current event in ``threads``.
  package var currentThread = 0
  /// The texts of names that only the trace defines, by the numbers of the names.
  private var ownTexts: [UInt32: String] = [:]

  /// The innermost running slice of the current thread.
  package var innermost: OpenSlice? {
    threads.isEmpty ? nil : threads[currentThread].slices.last
  }

  /// The innermost running callback of the current thread.
  package var innermostCallback: OpenSlice? { innermost { $0.isCallback } }

  /// The innermost running call of the app with a name, or `nil`.
  package func openCall(_ name: Name) -> OpenSlice? { innermost { $0.isCall && $0.name == name } }

  /// The running calls between the innermost callback and the callback around it, innermost first.
  package var callsAroundCallback: [OpenSlice] {
    threads.isEmpty
      ? [] : threads[currentThread].slices.dropLast().reversed().prefix { $0.isCall }
  }

  /// The innermost running callback of an object with a name, or `nil`.
  package func openCallback(_ name: Name, of id: SubjectID) -> OpenSlice? {
    innermost { $0.isCallback && $0.name == name && $0.subject == id }
  }

  /// The innermost running callback of a different object, or `nil`.
  package func callback(around id: SubjectID) -> OpenSlice? {
    innermost { !$0.isCall && $0.subject != id }
  }

  /// Whether a callback runs directly inside a callback of the same object, as in a wrong call of
  /// super.
  package func isInCallbackOfSameObject(_ callback: CallbackEvent) -> Bool {
    guard !threads.isEmpty else { return false }
    let outer = threads[currentThread].slices.dropLast().last
    return outer?.isCallback == true && outer?.subject == callback.subject
  }

  private func innermost(where matches: (OpenSlice) -> Bool) -> OpenSlice? {
    threads.isEmpty ? nil : threads[currentThread].slices.last(where: matches)
  }

  /// Keeps the text of a slice's name that only the trace defines.
  mutating func noteName(_ name: Name, in names: NameTable) {
    guard !name.isEmpty, name.knownText.isEmpty, ownTexts[name.id] == nil else { return }
    guard ownTexts.count < Self.mostOwnNames else { return }
    ownTexts[name.id] = names[name]
  }

  /// The text of a slice's name; empty when it is not known.
  package func text(of name: Name) -> String {
    let text = name.knownText
    return text.isEmpty ? ownText(of: name) : text
  }

  /// The text of a name that only the trace defines; empty for other names.
  func ownText(of name: Name) -> String {
    name.knownText.isEmpty ? ownTexts[name.id] ?? "" : ""
  }
}
