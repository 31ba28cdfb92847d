import AnalysisEngine
public import Findings
import TraceModel

extension Finding {
  /// The finding in one line that editors parse: `path:line: severity: subject: message [id]`.
  ///
  /// - Parameter fileName: The name of the input as the user entered it.
  /// - Returns: The line with a line feed; the line number is left out when there is none.
  public func short(fileName: String) -> String {
    let location = line > 0 ? "\(fileName):\(line)" : fileName
    let subject = subject == .none ? "" : "\(object.text): "
    return VisibleText.of("\(location): \(severity.rawValue): \(subject)\(message) [\(rule)]")
      + "\n"
  }
}
