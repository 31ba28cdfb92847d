/// Labels objects by class and number among the objects of that class: `HomeViewController#2`.
///
/// Objects of other classes do not change a label, so labels of two traces can be compared.
public struct ObjectNumbering: Sendable {
  private var counts: [String: Int] = [:]
  private var labels: [SubjectID: String] = [:]

  /// Creates a numbering without objects.
  public init() {}

  /// Creates the labels of the objects of a trace.
  public init(of trace: Trace) {
    for subject in trace.subjects { add(subject.id, className: subject.className) }
  }

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
