package import TraceModel

/// A run and what was observed of it on a device, as a file states them.
package struct Scenario: Sendable {
  /// An object of the run.
  struct Object: Sendable {
    /// The name by which the file speaks of it.
    let name: String
    /// What stands for its class in traces: the name unless the file says otherwise.
    var label: String
    /// The class and how the object is created.
    let type: ObjectClass
    /// The arguments of its creation.
    let arguments: [Argument]
    /// Whether a controller forwards its appearance to children without further ado.
    var forwardsAppearance = true
    /// Where it is declared.
    let place: Place

    /// What the object cannot be created without and the runtime does not have.
    var waitsFor: [String] { type.make == nil ? [type.baseName] : [] }
  }

  /// Another order that is right too.
  struct Alternative: Sendable {
    /// Why it is.
    let because: String
    /// What is observed then.
    let expectation: [ExpectedLine]
  }

  /// How many times something comes.
  struct Count: Sendable {
    let line: ExpectedLine
    let number: Int
  }

  /// What it shows, in a few words.
  package var title = ""
  /// The identity of the evidence.
  package var id = ""
  /// Where the evidence is published.
  package var source = ""
  /// What sort of evidence it is.
  package var evidence = Evidence.statement
  /// How sure it is.
  package var certainty = Certainty.medium
  /// The platform that the evidence names.
  package var platform = ""
  /// The version of UIKit that the run follows.
  package var behavior = BehaviorVersion.newest
  /// What is noteworthy.
  package var notes = ""
  /// Why the expectation is not the evidence's log word for word; empty when it is.
  package var derived = ""
  /// Why the run is known to differ; empty when it should hold.
  package var differs = ""
  /// The rules of `rules.yml` that it shows, such as `3.1`.
  package var rules: [String] = []
  /// Which of several logs in one piece of evidence this is, such as `a`.
  package var part = ""
  var objects: [Object] = []
  var hooks: [String: [String: [Statement]]] = [:]
  var blocks: [String: [Statement]] = [:]
  var setup: [Statement] = []
  var steps: [Statement] = []
  var expectation: [ExpectedLine] = []
  /// Whether there is a log; else only counts and checks are compared.
  var expectsOrder = true
  /// Whether the log goes on behind what is expected.
  package var expectsPrefix = false
  /// How many times lines come, whatever their order.
  var counts: [Count] = []
  var accepts: [Alternative] = []
  /// The callbacks that the log would have shown, as `A.viewDidLoad`; `nil` when they follow from
  /// the expectation.
  var observes: [String]?
  /// How layout passes are compared.
  var layout = LayoutRule.Mode.asked

  /// What of UIKit the run needs and the runtime does not have yet, in alphabetical order.
  package var waitsFor: [String] {
    Set(objects.flatMap(\.waitsFor) + statements.flatMap(\.waitsFor)).sorted()
  }

  /// All lines that are run.
  var statements: [Statement] {
    setup + steps + blocks.values.flatMap(\.self)
      + hooks.values.flatMap { $0.values.flatMap(\.self) }
  }

  /// The lines of the expectation as they are written.
  package var expectedLines: [String] { expectation.map(\.text) }

  /// What is counted, as it is written.
  package var countedLines: [String] { counts.map(\.line.text) }

  /// The warnings and exceptions of the expectation, without addresses; an exception's name leads.
  package var diagnosticLines: [String] {
    expectation.compactMap { line in
      guard case .diagnostic(let text) = line.content else { return nil }
      return text
    }
  }

  /// What each line of the expectation is compared as, such as `UIView.layoutSubviews`; `nil` for
  /// what the runtime never sends.
  package var comparedKeys: [String?] {
    let kinds = Dictionary(objects.map { ($0.name, $0.type.kind) }) { first, _ in first }
    return expectation.map { line in
      guard !line.isUnmodelled else { return nil }
      let family = line.object.flatMap { kinds[$0]?.family.className }
      return family.map { "\($0).\(line.callback)" } ?? line.text
    }
  }

  /// Which lines of the expectation are layout callbacks.
  package var layoutLines: [Bool] { expectation.map(\.isLayout) }

  /// Whether layout callbacks are compared like all others.
  package var comparesLayoutExactly: Bool { layout == .exact }

  /// Whether the file lists the callbacks that its log would have shown.
  package var statesObserved: Bool { observes != nil }

  /// What the expectation prints and the runtime never sends, in alphabetical order.
  package var unmodelled: [String] {
    Set(expectation.filter(\.isUnmodelled).map(\.callback)).sorted()
  }
}

/// What sort of evidence a scenario rests on.
package enum Evidence: String, Sendable, CaseIterable {
  /// A printed log.
  case consoleLog = "console-log"
  /// A picture of a printed log.
  case consoleScreenshot = "console-screenshot"
  /// An order that a test asserts against UIKit.
  case testAssertion = "test-assertion"
  /// An order that an author wrote down.
  case authorList = "author-list"
  /// A sentence.
  case statement
  /// The text of a warning or exception.
  case warningText = "warning-text"
  /// A fact that a test of another project asserts against UIKit.
  case assertedFact = "asserted-fact"
  /// A fact that a published trace of UIKit shows.
  case tracedFact = "traced-fact"
  /// A project that imitates UIKit; not evidence of UIKit itself.
  case clone = "clone-source-or-test"
  /// No evidence: a run of the project's own.
  case own
}

/// How sure the evidence is.
package enum Certainty: String, Sendable, CaseIterable {
  case high
  case medium
  case low
}
