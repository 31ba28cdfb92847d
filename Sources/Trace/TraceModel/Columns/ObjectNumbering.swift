/// Labels objects by class and number among the objects of that class: `HomeViewController#2`.
///
/// Objects of other classes do not change a label, so labels of two traces can be compared. In a
/// whole trace, SwiftUI nodes are labeled by their structural paths, which other nodes do not
/// change either.
public struct ObjectNumbering: Sendable {
  private var counts: [String: Int] = [:]
  private var labels: [SubjectID: String] = [:]

  /// Creates a numbering without objects.
  public init() {}

  /// Creates the labels of the objects of a trace.
  public init(of trace: Trace) {
    let paths = trace.nodeLabels()
    for subject in trace.subjects {
      if let path = paths[subject.birth] {
        add(subject.id, label: path)
      } else {
        add(subject.id, className: subject.className)
      }
    }
  }

  /// Adds an object with a label that the caller determines.
  public mutating func add(_ id: SubjectID, label: String) { labels[id] = label }

  /// Adds an object and returns its label; an empty class is labeled `unnamed`.
  @discardableResult
  public mutating func add(_ id: SubjectID, className: String) -> String {
    let number = counts[className, default: 0] + 1
    counts[className] = number
    let label = "\(className.isEmpty ? "unnamed" : className)#\(number)"
    labels[id] = label
    return label
  }

  /// The label of an object, `nil` for an object that was not added.
  public subscript(id: SubjectID) -> String? { labels[id] }

  /// Returns the name of a call with its recorded arguments: `willMove(toParent: Home#1)`.
  public func text(of call: TraceEvent, name: String) -> String {
    var arguments: [String] = []
    if let argument = call.statedArgument {
      arguments.append(argument == .none ? "nil" : labels[argument] ?? "#\(argument.number)")
    }
    if let animated = call.animated { arguments.append("animated: \(animated)") }
    guard !arguments.isEmpty else { return name }
    let list = arguments.joined(separator: ", ")
    return name.hasSuffix(":)") ? "\(name.dropLast()) \(list))" : "\(name)(\(list))"
  }
}
