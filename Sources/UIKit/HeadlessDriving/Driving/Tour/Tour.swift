/// The result of a tour of an app: the screens, in order, and the actions on each.
///
/// ``HeadlessApp/tour(upTo:limits:typing:avoiding:fileID:filePath:line:column:)`` creates one.
/// Printing it gives a readable report.
public struct Tour: Sendable {
  /// An action that a user can perform on a screen.
  public struct Step: Hashable, Sendable {
    /// The action of the user.
    public let kind: Kind
    /// The text by which the user recognizes the touched object, such as the title of a button; the
    /// class for what has no text.
    public package(set) var label: String
    /// The name of the screen: ``Screen/name``.
    public let screen: String

    /// Returns the first 60 characters of a text, in one line.
    static func label(_ text: String) -> String {
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return line.count > 60 ? line.prefix(59) + "…" : line
    }
  }

  /// A screen: one or more visible controllers.
  ///
  /// Screens with controllers of the same classes are the same screen, so that the details of all
  /// rows of a list are one screen. Alerts differ by the titles of their actions, and controllers
  /// of the class `UIViewController` itself by their titles.
  public struct Screen: Hashable, Sendable {
    /// The position in ``Tour/screens``, counted from 1.
    public let number: Int
    /// The classes of the visible controllers: `Content`, `Container[Menu, Content]`, and
    /// `Message over Content` for two windows.
    public let name: String
    /// The title when the screen appeared first; empty if there is none.
    public let title: String
    /// The number of the action that showed the screen first; `nil` for the first screen.
    public let arrival: Int?
    /// Whether an action of a user has led to a different screen.
    public package(set) var wasLeft = false
  }

  /// An action that was performed.
  public struct Action: Hashable, Sendable {
    /// The position in ``Tour/actions``, counted from 1; the trace has a mark with this number.
    public let number: Int
    /// The performed action.
    public package(set) var step: Step
    /// The number of the screen on which it was done.
    public let screen: Int
    /// Whether the action was repeated, on the way to a screen where other actions were left.
    public let isRepeated: Bool
    /// The consequence.
    public package(set) var outcome = Outcome.nothing
    /// The exceptions that UIKit would have thrown meanwhile.
    public package(set) var exceptions: [String] = []
    /// The work that was still pending when the time for settling was over.
    public package(set) var pending: [String] = []
  }

  /// The consequence of an action.
  public enum Outcome: Hashable, Sendable {
    /// A different screen, with its number; new if its ``Screen/arrival`` is this action.
    case opened(Int)
    /// Changes of the same screen.
    case changed
    /// No change of views, texts, values or bars.
    case nothing
    /// The action could not be performed, for a reason.
    case failed(String)
  }

  /// An action that was not performed.
  public struct Skipped: Hashable, Sendable {
    /// The action.
    public let step: Step
    /// Why it was not performed.
    public let reason: String
  }

  /// Why the tour has ended.
  public enum End: Hashable, Sendable {
    /// No action was left on a screen to which a way is known.
    case nothingLeft
    /// The maximum number of actions was performed.
    case actions
    /// The maximum time of the app has elapsed.
    case time
    /// No window is visible.
    case noScreen
  }

  /// The screens, in the order in which they were shown first.
  public package(set) var screens: [Screen] = []
  /// The actions, in the order in which they were performed.
  public package(set) var actions: [Action] = []
  /// The actions that were not performed, by screen.
  public package(set) var skipped: [Skipped] = []
  /// Why the tour has ended.
  public package(set) var end = End.nothingLeft
  /// The time that elapsed on the app's clock.
  public package(set) var duration = Duration.zero

  init() {}

  /// The actions after which nothing had changed.
  public var withoutEffect: [Action] { actions.filter { $0.outcome == .nothing } }

  /// The screens, other than a single one, that no action has left.
  public var deadEnds: [Screen] { screens.count > 1 ? screens.filter { !$0.wasLeft } : [] }

  /// Returns the first screen whose name contains a text; `nil` if there is none.
  public func screen(named text: String) -> Screen? {
    screens.first { $0.name.contains(text) }
  }
}
