import AnalysisEngine
public import Findings
import TraceModel

extension Finding {
  /// The finding in one line that editors parse: `path:line: severity: subject: message [id]`.
  ///
  /// The path is that of the app's source, with line and column, if the trace states it.
  ///
  /// - Parameter fileName: The name of the input as the user entered it.
  /// - Returns: The line with a line feed; the line number is left out when there is none.
  public func short(fileName: String) -> String {
    let location = source?.description ?? (line > 0 ? "\(fileName):\(line)" : fileName)
    let subject = subject == .none ? "" : "\(object.text): "
    return VisibleText.of("\(location): \(severity.rawValue): \(subject)\(message) [\(rule)]")
      + "\n"
  }
}
