import Foundation
import TestSupport
import TraceAnalysis
import TraceFormat
import TraceModel

/// A recorded trace whose callbacks can be taken out, doubled and exchanged.
struct MutableTrace {
  /// A change of one or two callbacks of one controller.
  enum Mutation: String, CaseIterable { case deletion, duplication, swap }

  /// A callback of a controller: where it begins and ends.
  struct Callback {
    var begin: Int
    var end: Int
  }

  private var events: [TraceEvent] = []
  private let names: NameTable
  private let header: TraceHeader
  private let end: TraceEnd
  /// The callbacks of each controller, in the order of the trace.
  private(set) var callbacks: [SubjectID: [Callback]] = [:]

  /// Reads a trace.
  init(path: String) throws { try self.init(reader: TraceReader(path: path)) }

  /// Reads a trace.
  init(reader: consuming TraceReader) throws {
    var reader = reader
    var open: [UInt32: [Int]] = [:]
    var pairs: [Callback] = []
    while var event = try reader.next() {
      // The end closes what is innermost, whatever stands there after a change.
      if event.kind == .end {
        event.name = .empty
        event.subject = .none
      }
      let place = events.count
      events.append(event)
      if event.kind == .begin {
        open[event.thread, default: []].append(place)
      } else if event.kind == .end, let begin = open[event.thread]?.popLast() {
        pairs.append(Callback(begin: begin, end: place))
      }
    }
    names = reader.names
    header = reader.header
    end = reader.end
    for pair in pairs { note(pair) }
    for id in callbacks.keys { callbacks[id]?.sort { $0.begin < $1.begin } }
  }

  private mutating func note(_ callback: Callback) {
    let event = events[callback.begin]
    guard event.beginsCallback, InstanceWord.alphabet.contains(event.name),
      !event.flags.contains(.direct)
    else { return }
    callbacks[event.subject, default: []].append(callback)
  }

  /// Whether a parent that a controller's callbacks name is a container of UIKit's.
  func hasUIKitParent(_ id: SubjectID) -> Bool {
    let parents = Set(word(of: id).letters.compactMap(\.parent))
    return events.contains {
      $0.kind == .birth && parents.contains($0.subject)
        && ($0.subjectKind == .navigationController || $0.subjectKind == .tabBarController)
    }
  }

  /// The places of the events that end callbacks, calls and spans.
  var ends: [Int] { events.indices.filter { events[$0].kind == .end } }

  /// Returns the report after the event at a place is removed.
  func report(without place: Int) -> AnalysisReport {
    var changed = events
    changed.remove(at: place)
    return analyze(changed)
  }

  /// The places of the events that state parents, and of the callbacks that name them.
  var parents: [Int] {
    events.indices.filter {
      events[$0].kind == .hierarchy && events[$0].name == .parentRelation
        || events[$0].beginsCallback && events[$0].statedArgument != nil
          && (events[$0].name == .willMoveToParent || events[$0].name == .didMoveToParent)
    }
  }

  /// The event at a place.
  func event(at place: Int) -> TraceEvent { events[place] }

  /// The last parent of a controller before a place, by the hierarchy.
  func formerParent(of id: SubjectID, before place: Int) -> SubjectID {
    events[..<place].last {
      $0.kind == .hierarchy && $0.name == .parentRelation && $0.subject == id
        && $0.argument != .none
    }?.argument ?? .none
  }

  /// The kind of an object; `nil` for an object that the trace does not create.
  func kind(of id: SubjectID) -> SubjectKind? {
    events.first { $0.kind == .birth && $0.subject == id }?.subjectKind
  }

  /// Returns the report after an event at a place is removed, for a callback with its end, or names
  /// a different parent.
  func report(parent: SubjectID?, at place: Int) -> AnalysisReport {
    var changed = events
    if let parent {
      changed[place].argument = parent
    } else if events[place].kind == .hierarchy {
      changed.remove(at: place)
    } else if let callback = callbacks[events[place].subject]?.first(where: { $0.begin == place }) {
      changed.remove(at: callback.end)
      changed.remove(at: callback.begin)
    }
    return analyze(changed)
  }

  /// The controllers, in the order of their numbers.
  var controllers: [SubjectID] { callbacks.keys.sorted() }

  /// The callbacks of a controller as a word.
  func word(of id: SubjectID) -> InstanceWord {
    InstanceWord(letters: (callbacks[id] ?? []).map { letter(events[$0.begin]) })
  }

  /// Returns the word that a mutation makes; `nil` where there is nothing to change.
  func word(of id: SubjectID, _ mutation: Mutation, at place: Int) -> InstanceWord? {
    var letters = word(of: id).letters
    switch mutation {
    case .deletion: letters.remove(at: place)
    case .duplication: letters.insert(letters[place], at: place)
    case .swap:
      guard place + 1 < letters.count, letters[place] != letters[place + 1] else { return nil }
      letters.swapAt(place, place + 1)
    }
    return InstanceWord(letters: letters)
  }

  /// Returns what the analyzer says.
  func report() -> AnalysisReport { analyze(events) }

  /// Returns what the analyzer says after a mutation.
  func report(_ id: SubjectID, _ mutation: Mutation, at place: Int) -> AnalysisReport {
    let list = callbacks[id] ?? []
    let callback = list[place]
    var changed = events
    switch mutation {
    case .deletion:
      changed.remove(at: callback.end)
      changed.remove(at: callback.begin)
    case .duplication:
      changed.insert(events[callback.end], at: callback.begin)
      changed.insert(events[callback.begin], at: callback.begin)
    case .swap:
      let other = list[place + 1]
      exchange(&changed, callback.begin, other.begin)
    }
    return analyze(changed)
  }

  private func exchange(_ events: inout [TraceEvent], _ first: Int, _ second: Int) {
    let (one, other) = (events[first], events[second])
    events[first] = other
    events[second] = one
    (events[first].time, events[second].time) = (one.time, other.time)
    (events[first].line, events[second].line) = (one.line, other.line)
  }

  private func letter(_ event: TraceEvent) -> InstanceWord.Letter {
    InstanceWord.Letter(name: event.name, parent: event.statedArgument)
  }

  private func analyze(_ events: [TraceEvent]) -> AnalysisReport {
    var analyzer = Analyzer(options: .pedantic, header: header)
    for event in events { analyzer.consume(event, names: names) }
    return analyzer.finish(end: end, problems: [])
  }
}
