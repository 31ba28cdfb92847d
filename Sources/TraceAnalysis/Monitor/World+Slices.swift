import Findings
import TraceModel

extension World {
  /// The innermost running callback of the current thread.
  var innermostCallback: OpenSlice? {
    threads.isEmpty ? nil : threads[currentThread].slices.last { $0.isCallback }
  }

  /// The innermost running callback of a name of an object, or `nil`.
  func openCallback(_ name: Name, of id: SubjectID) -> OpenSlice? {
    guard !threads.isEmpty else { return nil }
    return threads[currentThread].slices.last {
      $0.isCallback && $0.name == name && $0.subject == id
    }
  }

  /// Whether a callback that the app called stands directly in another one of the same object: it may
  /// be a wrong call of super.
  func innermostCallbackAround(_ callback: CallbackEvent) -> Bool {
    guard !threads.isEmpty else { return false }
    let outer = threads[currentThread].slices.dropLast().last
    return outer?.isCallback == true && outer?.subject == callback.subject
  }

  /// The evidence of a running slice.
  func evidence(_ slice: OpenSlice, note: String) -> Finding.Evidence {
    let (name, ownText) = nameAndText(of: slice.name)
    return Finding.Evidence(
      event: slice.event,
      time: slice.time,
      isTimed: !slice.isUntimed,
      line: slice.line,
      object: object(slice.subject),
      name: name,
      ownText: ownText,
      note: note
    )
  }

  /// More names of slices than these are not kept; their slices are told by their lines.
  private static let mostSliceNames = 10_000

  /// Keeps the text of a slice that is none of UIKit's.
  mutating func noteSliceName(_ name: Name, in names: NameTable) {
    guard !name.isEmpty, Vocabulary.text(name).isEmpty, sliceNames[name.id] == nil else { return }
    guard sliceNames.count < Self.mostSliceNames else { return }
    sliceNames[name.id] = names[name]
  }

  /// The text of a slice's name; empty when it is not known.
  func text(of name: Name) -> String {
    let text = Vocabulary.text(name)
    return text.isEmpty ? sliceNames[name.id] ?? "" : text
  }

  /// A name that Lifeline knows, or else the text that the trace defines for it.
  func nameAndText(of name: Name) -> (Name, String) {
    Vocabulary.text(name).isEmpty ? (.empty, sliceNames[name.id] ?? "") : (name, "")
  }

  /// The evidence of a death: the current event.
  func deathEvidence(_ slot: Int, note: String) -> Finding.Evidence {
    Finding.Evidence(
      event: currentEvent,
      time: now,
      line: line,
      object: object(slot: slot),
      name: .deinitializer,
      note: note
    )
  }

  /// Whether a controller's view is known not to be loaded.
  func isUnloaded(_ slot: Int) -> Bool {
    slot >= 0 && population[slot].load == StateSet(LoadStep.unloaded.rawValue)
  }

  /// Whether several objects may share the subject in a slot.
  func isShared(_ slot: Int) -> Bool {
    guard slot >= 0 else { return false }
    let identity = population[slot].identity
    return identity == .className || identity == .anonymous
  }

  /// Whether an object is a page controller.
  func isPageController(_ id: SubjectID) -> Bool {
    population.find(id).map { population[$0].kind == .pageViewController } ?? false
  }

  /// Whether an object is a navigation controller.
  func isNavigationController(_ id: SubjectID) -> Bool {
    population.find(id).map { population[$0].kind == .navigationController } ?? false
  }
}
