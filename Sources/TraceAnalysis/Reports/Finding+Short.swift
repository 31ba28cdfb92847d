public import Findings
import TraceModel

extension Finding {
  /// The finding in one line that editors understand: `path:line: severity: subject: message [id]`.
  ///
  /// - Parameter fileName: The name of the input as the user wrote it.
  /// - Returns: The line with a line feed; the line number is left out when there is none.
  public func short(fileName: String) -> String {
    let place = line > 0 ? "\(fileName):\(line)" : fileName
    let subject = subject == .none ? "" : "\(object.text): "
    return VisibleText.of("\(place): \(severity.rawValue): \(subject)\(message) [\(rule)]") + "\n"
  }
}
