package import TraceModel
import TraceRecorder

/// The receivers that traces show for blocks of the app.
package enum BlockOwner: String, Hashable {
  case mainQueue = "DispatchQueue.main"
  case timers = "Timer"
  case animations = "UIView.animate"
  case layers = "CATransaction"
}

extension Runtime {
  /// The runtime of the current context if it exists; for code outside the main actor.
  package nonisolated static var running: Runtime? {
    RecordingContext.current?.existingAttachment(of: Runtime.self)
  }

  /// The mailbox for work posted from outside the main actor.
  package nonisolated var mailbox: Mailbox { loop.mailbox }

  /// Runs a block of the app; the trace shows it as a callback of its owner.
  package func runBlock(_ name: Name, on owner: BlockOwner, _ body: () -> Void) {
    inContext {
      dispatcher.invoke(name, to: recording.subject(of: owner), body)
    }
  }
}
