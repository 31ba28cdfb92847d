import HeadlessUIKit

extension View {
  /// Prints what caused the evaluation of the body that is running.
  ///
  /// The text of a first body with state is `ContentView: @self, @identity, _name changed.`
  public static func _printChanges() {
    guard let text = ViewGraph.evaluating?.textOfChanges(in: Self.self) else { return }
    print(text)
  }

  /// Marks in the trace what caused the evaluation of the body that is running.
  ///
  /// The text is that of ``_printChanges()``.
  public static func _logChanges() {
    guard let graph = ViewGraph.evaluating, let text = graph.textOfChanges(in: Self.self) else {
      return
    }
    graph.runtime.recordMark(text)
  }
}

extension ViewGraph {
  /// The causes of the evaluation that is running, in SwiftUI's words.
  fileprivate func textOfChanges(in type: any View.Type) -> String? {
    guard let node = evaluatingNode else { return nil }
    let causes = node.presentCauses
    // The module is not printed, an enclosing type is; a local type has a context in parentheses.
    let components = String(reflecting: type).split(separator: ".").dropFirst()
      .filter { !$0.hasPrefix("(") }
    let name = components.joined(separator: ".").prefix { $0 != "<" }
    return causes.isEmpty ? "\(name): unchanged." : "\(name): \(causes) changed."
  }
}
