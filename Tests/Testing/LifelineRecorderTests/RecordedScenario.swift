import Findings
import HeadlessUIKit
import LifelineRecorder
import ScenarioCorpus
import Scenarios
import TraceAnalysis
import TraceFormat
import TraceModel
import TraceRecorder

/// A scenario of the corpus that ran with a recording beside the runtime's own trace.
@MainActor
struct RecordedScenario {
  /// The runtime's own trace, with the hidden children.
  let own: Trace
  /// The trace of the recording.
  let recorded: Trace
  /// The objects of the recording in the runtime's own trace.
  private let subjects: [SubjectID: SubjectID]
  /// The hidden children and their views in the runtime's own trace.
  private let hidden: Set<SubjectID>
  /// The controllers with hidden children in the runtime's own trace.
  private let hosts: Set<SubjectID>

  static let hiddenClasses: Set<String> = ["ObserverController", "ObserverView"]

  init(_ path: String, views: Bool = false) async throws {
    let scenario = try Corpus.scenario(path)
    let context = RecordingContext.inMemory(
      title: scenario.title,
      behavior: scenario.behavior,
      failurePolicy: .record
    )
    let recording = RecordingContext.$current.withValue(context) {
      LifelineRecording(title: path, time: VirtualTime(), sink: MemorySink(), views: views)
    }
    var subjects: [SubjectID: SubjectID] = [:]
    recording.didMeet = { object, subject in
      subjects[subject] = Self.ownSubject(of: object)
    }
    _ = try await scenario.run(in: context) {
      recording.stop()
      return try context.traceBytes()
    }
    own = try context.trace()
    var reader = TraceReader(bytes: try recording.bytes())
    recorded = try Trace(reading: &reader)
    self.subjects = subjects
    let hidden = Set(
      own.subjects.filter { Self.hiddenClasses.contains($0.className) }.map(\.id)
    )
    self.hidden = hidden
    hosts = Set(
      own.events.filter { $0.name == .parentRelation && hidden.contains($0.subject) }
        .map(\.argument)
    )
  }

  private static func ownSubject(of object: AnyObject) -> SubjectID? {
    switch object {
    case let controller as UIViewController: controller.traceSubject
    case let view as UIView: view.traceSubject
    case let scene as UIScene: scene.traceSubject
    case let application as UIApplication: application.traceSubject
    default: nil
    }
  }

  /// The observed callbacks of controllers with hidden children in the runtime's own trace.
  ///
  /// A call of the app itself is no callback that a parent forwards.
  var ownCallbacks: [String] {
    own.events.filter {
      isObserved($0) && hosts.contains($0.subject) && !$0.flags.contains(.direct)
    }.map { text($0, of: $0.subject) }
  }

  /// The observed callbacks of controllers in the recording.
  var recordedCallbacks: [String] {
    recorded.events.filter(isObserved).compactMap { event in
      guard let subject = subjects[event.subject], own.subject(subject)?.kind.isController == true
      else { return nil }
      return text(event, of: subject)
    }
  }

  private func isObserved(_ event: TraceEvent) -> Bool {
    event.beginsCallback && LifelineRecording.observed.contains(event.name)
  }

  private func text(_ event: TraceEvent, of subject: SubjectID) -> String {
    let animated = event.animated.map { "(\($0))" } ?? ""
    return "\(own.subject(subject)?.displayName ?? "?").\(event.name.knownText)\(animated)"
  }

  /// The findings of a trace, by rule and class.
  static func findings(_ trace: Trace, class className: (Finding) -> String) -> [String] {
    analyze(trace).findings.map { "\($0.rule) \(className($0))" }
  }

  /// The findings about the recording, with the classes of the runtime's own trace.
  var recordedFindings: [String] {
    Self.findings(recorded) { finding in
      subjects[finding.subject].flatMap { own.subject($0)?.className } ?? finding.className
    }
  }

  /// What must not change in the runtime's own trace because of a recording: the births and deaths, the
  /// hierarchy, the loading and the appearance of all objects but the hidden children.
  static func facts(_ trace: Trace) -> [String] {
    let visible = trace.subjects.filter { !hiddenClasses.contains($0.className) }
    let numbers = Dictionary(
      visible.enumerated().map { ($1.id, "\($1.className)-\($0)") },
      uniquingKeysWith: { first, _ in first }
    )
    return trace.events.compactMap { event in
      guard let subject = numbers[event.subject] else { return nil }
      let argument = numbers[event.argument] ?? (event.argument == .none ? "nil" : nil)
      guard let argument else { return nil }
      switch event.kind {
      case .birth: return "birth of \(subject)"
      case .death: return "death of \(subject)"
      case .hierarchy where relations.contains(event.name):
        // The view of a hidden child has a position among the subviews.
        let index = event.name == .superviewRelation ? 0 : event.index
        return "\(subject).\(event.name.knownText) = \(argument) \(index)"
      case .begin where callbacks.contains(event.name):
        return "\(subject).\(event.name.knownText) \(argument)"
      default: return nil
      }
    }
  }

  private static let relations: Set<Name> = [
    .superviewRelation, .parentRelation, .viewRelation, .windowRelation, .stackRelation,
    .selectedRelation, .presentedRelation, .rootRelation,
  ]
  private static let callbacks: Set<Name> = [
    .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .willMoveToParent, .didMoveToParent, .willMoveToWindow, .didMoveToWindow,
    .willMoveToSuperview, .didMoveToSuperview,
  ]
}
