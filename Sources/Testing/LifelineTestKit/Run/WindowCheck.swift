import HeadlessUIKit
import TraceModel

/// Finds windows that were deallocated before their content appeared.
///
/// A window without a strong reference is deallocated at once with its content, and a test that
/// settles afterwards passes without testing anything. A window is reported if it was visible, its
/// root controller never appeared, there or later in another window, and the test moved the clock
/// after the deallocation. Releasing a window after its content appeared, or at the end of the
/// test, is fine.
enum WindowCheck {
  /// A window while the trace is read.
  private struct Window {
    var root = SubjectID.none
    var isHidden = false
  }

  /// A window that was deallocated before its root appeared.
  private struct Loss {
    var window: SubjectID
    var root: SubjectID
    var time: Instant
  }

  static func problems(in trace: Trace, steps: SourceSteps) -> [TestProblem] {
    guard trace.subjects.contains(where: { $0.kind == .window && $0.death != nil }) else {
      return []
    }
    var windows: [SubjectID: Window] = [:]
    var appeared: Set<SubjectID> = []
    var losses: [Loss] = []
    for event in trace.events {
      switch event.kind {
      case .birth where event.subjectKind == .window: windows[event.subject] = Window()
      case .hierarchy where event.name == .rootRelation:
        windows[event.subject]?.root = event.argument
      case .hierarchy where event.name == .hiddenProperty:
        windows[event.subject]?.isHidden = event.flags.contains(.on)
      case .begin where event.name == .viewDidAppear: appeared.insert(event.subject)
      case .death:
        guard let window = windows.removeValue(forKey: event.subject), !window.isHidden,
          window.root != .none, !appeared.contains(window.root)
        else { continue }
        losses.append(Loss(window: event.subject, root: window.root, time: event.time))
      default: continue
      }
    }
    return losses.compactMap { loss in
      guard !appeared.contains(loss.root), let move = steps.firstClockMove(since: loss.time) else {
        return nil
      }
      let window = trace.subject(loss.window)?.displayName ?? "a window"
      let root = trace.subject(loss.root)?.displayName ?? "its root controller"
      return TestProblem(
        "\(window) was deallocated before \(root) appeared in it: nothing retained the window when "
          + "the clock moved at \(move)",
        help: "retain the window until the end of the test: return it from the function that "
          + "creates it, or store it in a property of the suite; checksWindows: false disables the "
          + "check",
        moment: loss.time
      )
    }
  }
}
