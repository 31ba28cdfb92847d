import HeadlessUIKit

struct FailedCheck: Sendable {
  let position: FilePosition
  /// The line as written.
  let text: String
  /// The found value; `nil` if the run never reached the line.
  let found: String?

  /// The lines of the comparison.
  var lines: [String] {
    let what = "line \(position.line): \(text)"
    guard let found else { return ["- \(what)   (the run never reached this line)"] }
    return ["- \(what)", "+ line \(position.line): found \(found)"]
  }
}

/// The performed and the failed checks of a run.
struct CheckLog {
  private var made: Set<FilePosition> = []
  private var failed: [FilePosition: FailedCheck] = [:]

  /// Records a check; if a line runs several times, the first failure is kept.
  mutating func note(_ statement: Statement, failure: String?) {
    made.insert(statement.position)
    guard let failure, failed[statement.position] == nil else { return }
    failed[statement.position] = FailedCheck(
      position: statement.position,
      text: statement.text,
      found: failure
    )
  }

  /// Returns the checks of a scenario that failed or were never reached, in the order of the file.
  func failures(among statements: [Statement]) -> [FailedCheck] {
    let all = statements.compactMap { statement -> FailedCheck? in
      guard let check = Self.check(in: statement) else { return nil }
      if let failure = failed[check.position] { return failure }
      guard !made.contains(check.position) else { return nil }
      return FailedCheck(position: check.position, text: check.text, found: nil)
    }
    return all.sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
  }

  static func check(in statement: Statement) -> Statement? {
    switch statement.action {
    case .check: statement
    case .at(_, let inner), .after(_, let inner): check(in: inner)
    case .verb, .constrain, .constrainVisually, .read, .callSuper, .withoutSuper, .withoutLog: nil
    }
  }
}

extension ScenarioRun {
  /// Compares a value with its expected value, and records a difference.
  ///
  /// Checks in `setup`, and in hooks that run during it, are skipped.
  func check(_ check: Check, of statement: Statement) throws(ScenarioError) {
    guard isComparing else { return }
    let object = try value(of: check.path)
    var isEqual = false
    var found: String
    if let property = check.property {
      guard let object else {
        checks.note(statement, failure: "'\(check.path.text)' is nil")
        return
      }
      switch property.read(object) {
      case .objects(let objects):
        found = "[" + objects.map(name).joined(separator: ", ") + "]"
        var expected: [NSObject] = []
        if case .objects(let paths) = check.expected {
          for path in paths { expected.append(try self.object(at: path)) }
        }
        isEqual = objects.count == expected.count && zip(objects, expected).allSatisfy { $0 === $1 }
      case .text(let text):
        found = text
        if case .text(text) = check.expected { isEqual = true }
      case .lengths(let whole):
        var lengths = try converted(whole, of: object, check)
        if let component = check.component, !lengths.isEmpty { lengths = component.part(lengths) }
        found = ValueProperty.text(lengths: lengths)
        if case .lengths(let expected) = check.expected {
          isEqual = Self.areEqual(lengths, expected, scale: scale(of: object))
        }
      }
    } else {
      found = object.map(name) ?? "nil"
      if case .object(let path) = check.expected {
        isEqual =
          try object === path.map { path throws(ScenarioError) in try self.object(at: path) }
      }
    }
    checks.note(statement, failure: isEqual != check.isNegated ? nil : found)
  }

  /// Returns the lengths of a rectangle in the coordinates that the check names.
  private func converted(
    _ lengths: [Double],
    of object: NSObject,
    _ check: Check
  ) throws(ScenarioError) -> [Double] {
    guard let path = check.space, lengths.count == 4,
      let space = try self.object(at: path) as? UIView
    else { return lengths }
    let view = object as? UIView ?? (object as? UILayoutGuide)?.owningView
    // A frame is in the coordinates of the superview; bounds and guides are in those of the view.
    let own = check.property?.name == "frame" ? view?.superview : view
    let rect = CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    return own.map { ValueProperty.lengths($0.convert(rect, to: space)) } ?? lengths
  }

  /// Whether lengths differ by less than a pixel, with a tolerance for the rounding of decimals.
  private static func areEqual(_ lengths: [Double], _ expected: [Double], scale: Double) -> Bool {
    lengths.count == expected.count
      && zip(lengths, expected).allSatisfy { abs($0 - $1) < 1 / scale - 0.001 }
  }

  /// The pixels per point of the window of a view.
  private func scale(of object: NSObject) -> Double {
    let view = object as? UIView ?? (object as? UILayoutGuide)?.owningView
    return Double(view?.window?.device?.scale ?? HeadlessDevice.defaultScale)
  }

  /// Returns the value of a path; `nil` if a property on the way is `nil`.
  private func value(of path: ObjectPath) throws(ScenarioError) -> NSObject? {
    var current = try object(named: path.name, at: path.position)
    for property in path.properties {
      guard let next = property.read?(current) else { return nil }
      current = next
    }
    return current
  }

  private func name(_ object: NSObject) -> String {
    if let name = self.name(of: object) { return name }
    if let view = object as? UIView, let owner = view.next as? UIViewController,
      owner.viewIfLoaded === view, let name = self.name(of: owner)
    {
      return "\(name).view"
    }
    return "a \(type(of: object))"
  }
}
