/// A line of `setup`, `steps` or a hook, parsed and checked.
struct Statement: Sendable {
  /// The effect of a line.
  indirect enum Action: Sendable {
    /// A call, an assignment or a word.
    case verb(Verb, ObjectPath?, [Argument])
    /// Creates and activates constraints.
    case constrain([ConstraintForm])
    /// Creates and activates the constraints of a visual format.
    case constrainVisually(VisualForm)
    /// Reads a path, such as `A.view`.
    case read(ObjectPath)
    /// Advances the clock until a moment of the run, then runs a line.
    case at(Duration, Statement)
    /// Schedules a line, as `DispatchQueue.main.asyncAfter` does.
    case after(Duration, Statement)
    /// Compares a value with an expected value.
    case check(Check)
    /// A statement of a hook that calls super.
    case callSuper
    /// A statement of a hook that prevents the call of super.
    case withoutSuper
    /// A statement of a block that prevents the log of the block's name.
    case withoutLog
  }

  /// The effect.
  let action: Action
  /// The line as written.
  let text: String
  let position: FilePosition

  /// Whether the line determines the call of super.
  var isAboutSuper: Bool {
    switch action {
    case .callSuper, .withoutSuper: true
    default: false
    }
  }

  /// Whether the line prevents the log of a block's name.
  var isWithoutLog: Bool { if case .withoutLog = action { true } else { false } }

  /// The verbs, properties and classes that the runtime does not have.
  var waitsFor: [String] {
    switch action {
    case .verb(let verb, let receiver, let arguments):
      var result = verb.action == nil ? [verb.name] : []
      let paths =
        [receiver].compactMap(\.self)
        + arguments.flatMap { argument -> [ObjectPath] in
          switch argument {
          case .object(let path?): [path]
          case .objects(let paths): paths
          default: []
          }
        }
      for property in paths.flatMap(\.properties) where property.read == nil {
        result.append(property.name)
      }
      return result
    case .read(let path): return path.properties.filter { $0.read == nil }.map(\.name)
    case .at(_, let statement), .after(_, let statement): return statement.waitsFor
    case .constrain, .constrainVisually, .check, .callSuper, .withoutSuper, .withoutLog: return []
    }
  }
}
