import HeadlessUIKit
package import TraceModel

/// A run and the log of a device that it should reproduce, as stated in a file.
package struct Scenario: Sendable {
  /// An object of the run.
  struct Object: Sendable {
    /// The name in the file.
    let name: String
    /// Replaces the name of the class in traces; by default the object's name.
    var label: String
    /// The class and its initializer.
    let type: ObjectClass
    /// The arguments of the initializer.
    let arguments: [Argument]
    /// The controller's `shouldAutomaticallyForwardAppearanceMethods`.
    var forwardsAppearance = true
    /// The device of a window.
    var device: HeadlessDevice?
    /// The position of the declaration.
    let position: FilePosition

    /// The API that the object needs and the runtime does not have.
    var waitsFor: [String] { type.make == nil ? [type.baseName] : [] }
  }

  /// A different order that is also correct.
  struct Alternative: Sendable {
    /// The reason why it is correct.
    let because: String
    /// The expected lines in this order.
    let expectation: [ExpectedLine]
  }

  /// The expected number of occurrences of a callback.
  struct Count: Sendable {
    let line: ExpectedLine
    let number: Int
  }

  /// A short title.
  package var title = ""
  /// The id of the evidence.
  package var id = ""
  /// The address at which the evidence is published.
  package var source = ""
  /// The kind of evidence.
  package var evidence = Evidence.statement
  /// The certainty of the evidence.
  package var certainty = Certainty.medium
  /// The platform that the evidence names.
  package var platform = ""
  /// The UIKit version that the run follows.
  package var behavior = BehaviorVersion.newest
  /// Remarks.
  package var notes = ""
  /// The reason why the expectation is not the evidence's exact log; empty if it is.
  package var derived = ""
  /// The reason for a known difference of the run; empty if it should match.
  package var differs = ""
  /// The demonstrated rules of `rules.yml`, such as `3.1`.
  package var rules: [String] = []
  /// The letter of the log if the evidence has several, such as `a`.
  package var part = ""
  /// The rules whose findings the file accepts.
  package var suppressions: [ScenarioSuppression] = []
  var objects: [Object] = []
  var hooks: [String: [String: [Statement]]] = [:]
  var blocks: [String: [Statement]] = [:]
  var setup: [Statement] = []
  var steps: [Statement] = []
  var expectation: [ExpectedLine] = []
  /// Whether the file has a log; if not, only counts and checks are compared.
  var expectsOrder = true
  /// Whether the log continues after the expected lines.
  package var expectsPrefix = false
  /// The expected numbers of occurrences, in any order.
  var counts: [Count] = []
  var accepts: [Alternative] = []
  /// The callbacks that the log would have shown, as `A.viewDidLoad`; `nil` if they follow from the
  /// expectation.
  var observes: [String]?
  /// The comparison of layout passes.
  var layout = LayoutRule.Mode.asked

  /// The UIKit API that the run needs and the runtime does not have, in alphabetical order.
  package var waitsFor: [String] {
    Set(objects.flatMap(\.waitsFor) + statements.flatMap(\.waitsFor)).sorted()
  }

  /// All lines that are run.
  var statements: [Statement] {
    setup + steps + blocks.values.flatMap(\.self)
      + hooks.values.flatMap { $0.values.flatMap(\.self) }
  }

  /// The expected lines as text.
  package var expectedLines: [String] { expectation.map(\.text) }

  /// The expected counts as text.
  package var countedLines: [String] { counts.map(\.line.text) }

  /// The expected warnings and exceptions, without addresses; an exception starts with its name.
  package var diagnosticLines: [String] {
    expectation.compactMap { line in
      guard case .diagnostic(let text) = line.content else { return nil }
      return text
    }
  }

  /// The callback of each expected line, such as `UIView.layoutSubviews`; `nil` for lines that the
  /// runtime never sends.
  package var comparedKeys: [String?] {
    let kinds = Dictionary(objects.map { ($0.name, $0.type.kind) }) { first, _ in first }
    return expectation.map { line in
      guard !line.isUnmodelled else { return nil }
      let family = line.object.flatMap { kinds[$0]?.family.className }
      return family.map { "\($0).\(line.callback)" } ?? line.text
    }
  }

  /// Whether each expected line is a layout callback.
  package var layoutLines: [Bool] { expectation.map(\.isLayout) }

  /// Whether layout callbacks are compared like all other callbacks.
  package var comparesLayoutExactly: Bool { layout == .exact }

  /// Whether a run of the file is compared with nothing: there are no expected lines that the
  /// runtime sends, counts, checks or listed callbacks.
  package var comparesNothing: Bool {
    expectation.allSatisfy(\.isUnmodelled) && counts.isEmpty && (observes ?? []).isEmpty
      && !statements.contains { CheckLog.check(in: $0) != nil }
  }

  /// Whether the file lists the callbacks that its log would have shown.
  package var statesObserved: Bool { observes != nil }

  /// The expected lines that the runtime never sends, in alphabetical order.
  package var unmodelled: [String] {
    Set(expectation.filter(\.isUnmodelled).map(\.callback)).sorted()
  }
}

/// The kind of evidence for a scenario.
package enum Evidence: String, Sendable, CaseIterable {
  /// A printed log.
  case consoleLog = "console-log"
  /// A picture of a printed log.
  case consoleScreenshot = "console-screenshot"
  /// An order that a test asserts on UIKit.
  case testAssertion = "test-assertion"
  /// An order that an author documents.
  case authorList = "author-list"
  case statement
  /// The text of a warning or exception.
  case warningText = "warning-text"
  /// A fact that a test of another project asserts on UIKit.
  case assertedFact = "asserted-fact"
  /// A fact in a published trace of UIKit.
  case tracedFact = "traced-fact"
  /// A project that imitates UIKit; not evidence about UIKit itself.
  case clone = "clone-source-or-test"
  /// No evidence: a run of this project.
  case own
}

/// The certainty of the evidence.
package enum Certainty: String, Sendable, CaseIterable {
  case high
  case medium
  case low
}
