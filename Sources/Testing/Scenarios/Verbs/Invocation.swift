import Foundation
import HeadlessUIKit
import TraceModel

/// A call of a verb during a run, with the current receiver and arguments.
@MainActor
struct Invocation {
  let run: ScenarioRun
  /// The receiver; `nil` for words.
  let target: ObjectPath?
  let arguments: [Argument]
  /// The position of the line.
  let position: FilePosition

  /// Returns the receiver.
  ///
  /// - Throws: ``ScenarioError`` if the value of the path is `nil` or of a different class.
  func receiver<Object: NSObject>(_ type: Object.Type = Object.self) throws(ScenarioError) -> Object
  {
    guard let target else {
      throw ScenarioError(
        .badStatement,
        at: position,
        "there is no receiver",
        help: "write the object in front: A.view"
      )
    }
    return try object(target)
  }

  /// Returns an argument that is an object.
  func object<Object: NSObject>(
    _ index: Int,
    _ type: Object.Type = Object.self
  ) throws(ScenarioError) -> Object {
    guard let object: Object = try optionalObject(index) else {
      throw ScenarioError(
        .nilObject,
        at: position,
        "the argument is nil, expected an object",
        help: "name an object"
      )
    }
    return object
  }

  /// Returns an argument that is an object or `nil`.
  func optionalObject<Object: NSObject>(_ index: Int) throws(ScenarioError) -> Object? {
    guard arguments.indices.contains(index), case .object(let path?) = arguments[index] else {
      return nil
    }
    return try object(path)
  }

  /// Returns an argument that is a list of objects.
  func objects<Object: NSObject>(_ index: Int) throws(ScenarioError) -> [Object] {
    guard arguments.indices.contains(index), case .objects(let paths) = arguments[index] else {
      return []
    }
    var result: [Object] = []
    for path in paths { result.append(try object(path)) }
    return result
  }

  /// Returns an argument that is a Boolean value; `false` if it is omitted.
  func flag(_ index: Int) -> Bool {
    guard arguments.indices.contains(index), case .flag(let flag) = arguments[index] else {
      return false
    }
    return flag
  }

  /// Returns an argument that is a number; 0 if it is omitted.
  func number(_ index: Int) -> Double {
    guard arguments.indices.contains(index), case .number(let number) = arguments[index] else {
      return 0
    }
    return number
  }

  /// Returns an argument that is the index of a tab.
  ///
  /// - Throws: `ScenarioError` with code `bad-argument` if there is no such tab.
  func tabIndex(_ index: Int, of tabs: UITabBarController) throws(ScenarioError) -> Int {
    let tab = Int(number(index))
    let count = tabs.viewControllers?.count ?? 0
    guard (0..<count).contains(tab) else {
      throw ScenarioError(
        .badArgument,
        at: position,
        "there is no tab \(tab): the tab bar has \(count.counted("tab"))",
        help: "tabs are counted from 0"
      )
    }
    return tab
  }

  /// Returns an argument that is a text, a name or a choice; empty if it is omitted.
  func text(_ index: Int) -> String {
    guard arguments.indices.contains(index) else { return "" }
    return switch arguments[index] {
    case .text(let text), .name(let text), .choice(let text): text
    default: ""
    }
  }

  /// Returns an argument that is a duration; zero if it is omitted.
  func duration(_ index: Int) -> Duration {
    guard arguments.indices.contains(index), case .duration(let duration) = arguments[index] else {
      return .zero
    }
    return duration
  }

  /// Returns an argument that is a rectangle; empty if it is omitted.
  func rect(_ index: Int) -> CGRect {
    guard arguments.indices.contains(index), case .rect(let rect) = arguments[index] else {
      return .zero
    }
    return rect
  }

  /// Returns an argument that is a size; zero if it is omitted.
  func size(_ index: Int) -> CGSize {
    guard arguments.indices.contains(index), case .size(let size) = arguments[index] else {
      return .zero
    }
    return size
  }

  /// Returns an argument that is insets; zero if they are omitted.
  func insets(_ index: Int) -> UIEdgeInsets {
    guard arguments.indices.contains(index), case .insets(let insets) = arguments[index] else {
      return .zero
    }
    return insets
  }

  /// Returns an argument that is a block, or `nil` if it is omitted.
  ///
  /// The block logs its name and then runs its hooks.
  func block(_ index: Int) -> (@MainActor () -> Void)? {
    guard arguments.indices.contains(index), case .block(let name?) = arguments[index] else {
      return nil
    }
    return { [weak run] in run?.runBlock(name) }
  }

  private func object<Object: NSObject>(_ path: ObjectPath) throws(ScenarioError) -> Object {
    let object = try run.object(at: path)
    guard let typed = object as? Object else {
      throw ScenarioError(
        .badArgument,
        at: path.position,
        "'\(path.text)' is a \(type(of: object)), expected a \(Object.self)",
        help: "name an object of that class"
      )
    }
    return typed
  }
}
