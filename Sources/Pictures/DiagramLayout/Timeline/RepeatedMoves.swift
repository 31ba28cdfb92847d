internal import TraceModel

/// Finds the calls of `didMove(toParent:)` that UIKit sends again, although the app called it
/// before.
///
/// UIKit does so after an appearance of a child that a window drives: see `repeatDidMove` in
/// `HeadlessUIKit`, where the evidence is named. A trace contains the same event for both calls, so
/// the second one is recognized by its position: it names the parent of the first one and directly
/// follows `viewDidAppear`, outside that call.
struct RepeatedMoves {
  /// The indices of the calls in the history.
  private(set) var spans: Set<Int> = []

  /// The addition of the label of such a call to its name.
  static let words = " again, by UIKit"
  /// Explains the label, in lines below the title of a picture.
  static let notes = [
    "UIKit sends didMove(toParent:) again after an appearance that a window drives",
    "The app calls it once; logs of iOS 9 and Mac Catalyst 26.5 show the second call",
  ]

  /// The last moves of a controller.
  private struct Course {
    /// The parent that the last `didMove(toParent:)` named.
    var parent = SubjectID.none
    /// The call of `viewDidAppear` without a later callback other than layout.
    var appearance: Int?
  }

  /// Finds the calls in a history.
  init(_ history: TraceHistory) {
    var courses: [Int: Course] = [:]
    for (number, span) in history.spans.enumerated() where span.isCallback {
      guard let life = span.subject, history.subjects[life].kind.isController else { continue }
      switch span.name {
      case .viewDidAppear: courses[life, default: Course()].appearance = number
      case .didMoveToParent:
        let parent = history.trace.events[span.begin].statedArgument ?? .none
        let course = courses[life] ?? Course()
        if parent != .none, parent == course.parent, let around = course.appearance,
          let end = history.spans[around].end, end < span.begin,
          history.spans[around].parent == span.parent
        {
          spans.insert(number)
        }
        courses[life] = Course(parent: parent)
      case .willMoveToParent: courses[life] = Course()
      case let name where name.group == .layout: break
      default: courses[life]?.appearance = nil
      }
    }
  }
}
