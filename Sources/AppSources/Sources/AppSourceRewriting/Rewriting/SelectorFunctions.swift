/// The functions that rewritten code calls to create selectors.
///
/// The initializers of `Selector` are ambiguous in Swift 5 mode, where methods of the main actor
/// are not `Sendable`. A name for each number of parameters also chooses among methods of one base
/// name.
enum SelectorFunctions {
  /// The code, at the level of a file.
  ///
  /// Its `nonisolated(unsafe)` is safe, because only the main actor calls the method.
  static let code = """
    func _lifelineSelector0<Target: AnyObject, Result>(
      _ name: String,
      _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) -> Selector {
      #if !swift(>=6)
      nonisolated(unsafe) let method = method
      #endif
      let call: @MainActor @Sendable (Target) -> @MainActor @Sendable () -> Result = { target in
        { method(target)() }
      }
      return Selector(name, call)
    }

    func _lifelineSelector1<Target: AnyObject, Sender, Result>(
      _ name: String,
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) -> Selector {
      #if !swift(>=6)
      nonisolated(unsafe) let method = method
      #endif
      let call: @MainActor @Sendable (Target) -> @MainActor @Sendable (Sender) -> Result = { target in
        { method(target)($0) }
      }
      return Selector(name, call)
    }

    func _lifelineSelector2<Target: AnyObject, Sender, Event, Result>(
      _ name: String,
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) -> Selector {
      #if !swift(>=6)
      nonisolated(unsafe) let method = method
      #endif
      let call: @MainActor @Sendable (Target) -> @MainActor @Sendable (Sender, Event) -> Result = { target in
        { method(target)($0, $1) }
      }
      return Selector(name, call)
    }

    @_disfavoredOverload
    func _lifelineSelector<Target: AnyObject, Result>(
      _ name: String,
      _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) -> Selector { _lifelineSelector0(name, method) }

    func _lifelineSelector<Target: AnyObject, Sender, Result>(
      _ name: String,
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) -> Selector { _lifelineSelector1(name, method) }

    func _lifelineSelector<Target: AnyObject, Sender, Event, Result>(
      _ name: String,
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) -> Selector { _lifelineSelector2(name, method) }

    #if swift(>=6)
    @_disfavoredOverload
    func _lifelineSelector0<Target: AnyObject, Result>(
      _ name: String,
      _ method: @escaping @Sendable (Target) -> () -> Result
    ) -> Selector { Selector(name, method) }

    @_disfavoredOverload
    func _lifelineSelector1<Target: AnyObject, Sender, Result>(
      _ name: String,
      _ method: @escaping @Sendable (Target) -> (Sender) -> Result
    ) -> Selector { Selector(name, method) }

    @_disfavoredOverload
    func _lifelineSelector2<Target: AnyObject, Sender, Event, Result>(
      _ name: String,
      _ method: @escaping @Sendable (Target) -> (Sender, Event) -> Result
    ) -> Selector { Selector(name, method) }

    #endif
    """
}
