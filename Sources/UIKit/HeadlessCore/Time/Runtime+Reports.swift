import Foundation
import TraceModel

extension Runtime {
  /// Reports work that the run's clock can't control, in the trace and on standard error, once per
  /// source location.
  package nonisolated func reportRealTime(_ message: String, help: String) {
    let location = WorkOrigin.capture().location.map { ", scheduled at \($0)" } ?? ""
    report("\(message)\(location)", help: help)
  }

  /// Reports a message once.
  package nonisolated func report(_ message: String, help: String) {
    guard mailbox.isNew(message) else { return }
    FileHandle.standardError.write(Data("HeadlessUIKit: note: \(message); \(help)\n".utf8))
    mailbox.add(
      Mailbox.Post(due: mailbox.now, label: "a report", isStep: true) { [self] in
        let name = recording.name("outside-the-clock")
        recording.diagnostic(name, message: "\(message); \(help)", subject: .none)
      }
    )
  }
}
