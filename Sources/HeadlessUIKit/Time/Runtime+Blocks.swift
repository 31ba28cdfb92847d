import TraceModel
import TraceRecorder

/// Who runs blocks of the app that no object of the app receives.
enum BlockOwner: String, Hashable {
  case mainQueue = "DispatchQueue.main"
  case timers = "Timer"
  case animations = "UIView.animate"
}

extension Runtime {
  /// The runtime of the current context, when it was made; for code outside of the main actor.
  nonisolated static var running: Runtime? {
    RecordingContext.current?.existingAttachment(of: Runtime.self)
  }

  /// Where work is posted from outside of the main actor.
  nonisolated var mailbox: Mailbox { loop.mailbox }

  /// Runs a block of the app within the run, as a callback of its owner in the trace.
  func runBlock(_ name: Name, on owner: BlockOwner, _ body: () -> Void) {
    inContext {
      dispatcher.tell(name, to: recording.subject(of: owner), body)
    }
  }
}
