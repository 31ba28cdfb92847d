import Synchronization
package import TraceAnalysis
import TraceModel
package import TraceRecorder

/// The facts that assertions read from the trace of a test.
///
/// Each assertion adds the events since the previous one, so that a test with *n* events and any
/// number of assertions indexes each event once.
struct AssertionIndex: Sendable {
  /// The names of the objects in messages.
  private(set) var labels = Labels()
  private var generation = 0
  private var eventCount = 0
  private var followers: [SubjectID: AppearanceFollower] = [:]
  private var begins: [SubjectID: [Int]] = [:]
  private var views = ViewOwners()

  /// Adds the events that are not indexed yet.
  ///
  /// - Parameters:
  ///   - trace: The trace so far.
  ///   - generation: Its generation; the index of another one is built again.
  mutating func follow(_ trace: Trace, generation: Int) {
    if generation != self.generation {
      self = AssertionIndex()
      self.generation = generation
    }
    labels.follow(trace)
    for position in eventCount..<trace.events.count {
      let kind = trace.events.kinds[position]
      guard kind == .begin || kind == .hierarchy else { continue }
      let event = trace.events[position]
      views.read(event)
      guard kind == .begin else { continue }
      begins[event.subject, default: []].append(position)
      if AppearanceFollower.moves(event), AppearanceState.after(event.name) != nil {
        followers[event.subject, default: AppearanceFollower()].read(event)
      }
    }
    eventCount = trace.events.count
  }

  /// The appearance of a controller after the last event.
  func appearance(of controller: SubjectID) -> AppearanceFollower {
    followers[controller] ?? AppearanceFollower()
  }

  /// The begins of callbacks of some receivers, ascending.
  func begins(of receivers: Set<Call.Receiver>) -> [Begin] {
    var found: [Begin] = []
    for (subject, positions) in begins {
      for receiver in self.receivers(of: subject) where receivers.contains(receiver) {
        found += positions.map { Begin(position: $0, receiver: receiver) }
      }
    }
    return found.sorted { $0.position < $1.position }
  }

  /// The begin of a callback.
  struct Begin {
    /// The index among the events.
    let position: Int
    /// The receiver that an assertion has named.
    let receiver: Call.Receiver
  }

  private func receivers(of subject: SubjectID) -> [Call.Receiver] {
    guard let view = views.owner(of: subject) else { return [.object(subject)] }
    return [.object(subject), .views(labels.className(of: view))]
  }
}

/// The names of objects in messages: class and number among the objects of the class.
struct Labels: Sendable {
  /// The numbers of the objects.
  private(set) var numbering = ObjectNumbering()
  private var subjectCount = 0
  private var classNames: [SubjectID: String] = [:]

  /// The class of an object.
  func className(of id: SubjectID) -> String { classNames[id] ?? "" }

  /// The receiver of a call in messages.
  subscript(receiver: Call.Receiver) -> String {
    switch receiver {
    case .object(let id): self[id]
    case .views(let className): className
    }
  }

  /// Adds the objects that have no name yet.
  mutating func follow(_ trace: Trace) {
    for subject in trace.subjects[subjectCount...] {
      numbering.add(subject.id, className: subject.className)
      classNames[subject.id] = subject.className
    }
    subjectCount = trace.subjects.count
  }

  subscript(id: SubjectID) -> String {
    id == .none ? "nil" : numbering[id] ?? "an object outside this test (#\(id.number))"
  }
}

/// The trace of a test as its assertions see it: read, indexed and analyzed event by event.
package final class ObservedTest: Sendable {
  private struct Analysis {
    var analyzer: Analyzer
    var generation: Int
    var eventCount = 0
  }

  private let index = Mutex(AssertionIndex())
  private let analysis = Mutex<Analysis?>(nil)

  /// Returns the trace of a context so far, and its index.
  ///
  /// - Throws: An error when the trace can't be read back.
  static func read(_ context: RecordingContext) throws -> (trace: Trace, index: AssertionIndex) {
    let (trace, generation) = try context.continuedTrace()
    let test = context.attachment { ObservedTest() }
    let index = test.index.withLock { index in
      index.follow(trace, generation: generation)
      return index
    }
    return (trace, index)
  }

  /// Returns the findings about the trace of a context so far.
  ///
  /// - Throws: An error when the trace can't be read back.
  package static func report(on context: RecordingContext) throws -> AnalysisReport {
    let (trace, generation) = try context.continuedTrace()
    let test = context.attachment { ObservedTest() }
    return test.analysis.withLock { analysis in
      var current =
        analysis ?? Analysis(analyzer: Analyzer(header: trace.header), generation: generation)
      analysis = nil
      if current.generation != generation {
        current = Analysis(analyzer: Analyzer(header: trace.header), generation: generation)
      }
      for position in current.eventCount..<trace.events.count {
        current.analyzer.consume(trace.events[position], names: trace.names)
      }
      current.eventCount = trace.events.count
      var ending = current.analyzer
      analysis = current
      return ending.finish(end: trace.end, problems: trace.problems)
    }
  }
}
