import TraceModel

/// Callbacks that would never end are refused before they overflow the stack or the memory.
///
/// Three causes are refused: a callback that is nested in itself, a chain of objects, each
/// created in a callback of the previous object, and a stack without room. A level of a recursion
/// can continue with further calls, so that its calls are also refused while it returns.
extension Dispatcher {
  /// The number of times that a callback may be nested in itself.
  static let nestingLimit = 100
  /// The length of a chain of objects, each created in a callback of the previous object.
  static let chainLimit = 500
  /// The number of creations among which a report looks for the callback that repeats.
  private static let longestCycle = 40

  /// A callback of one object.
  struct Call: Hashable {
    let callback: Name
    let subject: SubjectID
  }

  /// The state of the limits.
  struct Endless {
    /// The callback in which an object was created.
    struct Origin {
      var creator = SubjectID.none
      var callback = Name.empty
      /// The length of the chain of creations up to the object.
      var length: Int32 = 0
      /// The class of the creator and the callback, near the limit: the creator may be deallocated.
      var place = ""
    }

    /// The origins of objects, by their numbers.
    var origins: [Origin] = []
    /// The callback that is recorded as the creator of new objects.
    var creator: Call?
    /// The number of steps of recursive passes that are running.
    var depthOfPass = 0
    /// The calls of a recursion that returns.
    var recursion: Set<Call> = []
    /// The callbacks that create objects without end, with their classes; objects that callbacks
    /// created no longer receive them.
    var creations: Set<String> = []
    /// The number of running callbacks at which the recursion has returned; `nil` if there is none.
    var returnsAt: Int?
    var reported: Set<String> = []
  }

  /// Stores in which callback an object is created.
  func noteBirth(of subject: SubjectID) {
    guard let creator = endless.creator else { return }
    let index = Int(subject.number)
    while endless.origins.count <= index { endless.origins.append(Endless.Origin()) }
    let length = origin(of: creator.subject).length + 1
    let isLate = length > Self.chainLimit - Self.longestCycle
    endless.origins[index] = Endless.Origin(
      creator: creator.subject,
      callback: creator.callback,
      length: length,
      place: isLate ? name(creator.callback, creator.subject) : ""
    )
  }

  private func origin(of subject: SubjectID) -> Endless.Origin {
    let index = Int(subject.number)
    return endless.origins.indices.contains(index) ? endless.origins[index] : Endless.Origin()
  }

  /// Whether a callback is not called because it would not end; the reason is reported once.
  func refuses(_ callback: Name, of subject: SubjectID) -> Bool {
    if !endless.recursion.isEmpty,
      endless.recursion.contains(Call(callback: callback, subject: subject))
    {
      return true
    }
    let origin = origin(of: subject)
    if origin.length > 0, !endless.creations.isEmpty,
      endless.creations.contains(name(callback, subject))
    {
      return true
    }
    guard origin.length < Self.chainLimit else {
      refuseChain(to: subject, origin)
      return true
    }
    guard isNested else { return false }
    let isEndless = isEndless(callback, of: subject)
    guard isEndless || StackSpace.isLow else { return false }
    beginReturning()
    let place = name(callback, subject)
    if origin.length > 0 {
      endless.creations.insert(name(origin.callback, origin.creator))
      endless.creations.insert(place)
    }
    let message =
      isEndless
      ? "endless recursion: \(place) is nested in itself \(Self.nestingLimit) times"
      : "the stack has no room for \(place): \(frames.count) callbacks are nested"
    report(.badAccess, at: place, message, about: subject)
    return true
  }

  /// Begins a step of a pass over the hierarchy that calls itself for subviews.
  ///
  /// - Returns: Whether the step may run; ``endStep()`` ends it.
  func beginStep(_ callback: Name, of view: SubjectID) -> Bool {
    if refuses(callback, of: view) { return false }
    guard endless.depthOfPass < Self.nestingLimit || !StackSpace.isLow else {
      let place = name(callback, view)
      if origin(of: view).length > 0 { endless.creations.insert(place) }
      report(
        .badAccess,
        at: place,
        "the stack has no room for \(place): \(endless.depthOfPass) views are nested",
        about: view
      )
      return false
    }
    endless.depthOfPass += 1
    return true
  }

  /// Ends a step of a pass.
  func endStep() {
    endless.depthOfPass -= 1
  }

  /// Allows the calls of a recursion again when it has returned.
  func endReturning() {
    guard let depth = endless.returnsAt, frames.count <= depth else { return }
    endless.returnsAt = nil
    endless.recursion = []
  }

  /// Ends the process when methods of the app, which the runtime can't refuse, leave no stack.
  func checkStack(_ callback: Name, of subject: SubjectID) {
    guard StackSpace.isExhausted else { return }
    let place = name(callback, subject)
    let message = """
      endless recursion: methods of the app call each other until the stack has no room; the last \
      call is \(place)
      """
    report(.badAccess, at: place, message, about: subject)
    fatalError("\(CrashName.badAccess.rawValue): \(message)")
  }

  private func refuseChain(to subject: SubjectID, _ origin: Endless.Origin) {
    let place = repeatedPlace(origin)
    endless.creations.insert(place)
    report(
      .resource,
      at: place,
      """
      endless creation: \(place) created the last of \(Self.chainLimit) objects each of which was \
      created in a callback of the one before; it is not called any more for such objects
      """,
      about: subject
    )
  }

  /// The last callback of a chain that has created objects in it before; others, such as
  /// `loadView`, create objects at the end of the chain.
  private func repeatedPlace(_ last: Endless.Origin) -> String {
    var places: Set<String> = []
    var origin = last
    while !origin.place.isEmpty {
      if !places.insert(origin.place).inserted { return origin.place }
      origin = self.origin(of: origin.creator)
    }
    return last.place
  }

  /// Refuses calls that are nested in themselves until the outermost call returns.
  private func beginReturning() {
    var seen: Set<Call> = []
    for frame in frames where !seen.insert(frame.call).inserted {
      endless.recursion.insert(frame.call)
    }
    guard let first = frames.firstIndex(where: { endless.recursion.contains($0.call) }) else {
      return
    }
    endless.returnsAt = min(endless.returnsAt ?? .max, first)
  }

  /// Reports a refused call, once for each class and callback.
  private func report(
    _ crash: CrashName,
    at place: String,
    _ message: String,
    about subject: SubjectID
  ) {
    guard endless.reported.insert("\(crash) \(place)").inserted else { return }
    didRefuse?(crash, message, subject)
  }
}
