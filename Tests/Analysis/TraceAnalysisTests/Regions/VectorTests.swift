import Findings
import Foundation
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

/// A word of callbacks with the rules that it breaks, from `traces/rules/vectors.jsonl`.
struct Vector: Decodable, Sendable, CustomTestStringConvertible {
  var name: String
  var region: String
  var start: String
  var observed: [String]?
  var events: [String]
  var findings: [String]

  var testDescription: String { name }

  static let all: [Vector] = {
    let url = repositoryRoot.appending(path: "traces/rules/vectors.jsonl")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(Vector.self, from: Data($0.utf8))
    }
  }()

  /// The root of the repository.
  static let repositoryRoot = Repository.root

  /// The events of one controller that spell the word.
  func makeEvents() throws -> EventBuilder {
    var builder = EventBuilder()
    let parents = [
      "p": builder.birth("Parent", alreadyAlive: true),
      "q": builder.birth("Parent", alreadyAlive: true),
      "nil": SubjectID.none,
    ]
    let view = builder.birth("View", .view)
    if region == "memory" { builder.identity = .pointer }
    let child = builder.birth("Child", kind, alreadyAlive: start == "unknown")
    // An application without a window is a matter of its own.
    if let root = parents["p"], region == "application" {
      builder.relate(view, .rootRelation, root)
    }
    for event in events {
      if event == "deinit" {
        builder.death(child)
      } else if event == "view=nil" {
        builder.relate(child, .viewRelation, .none)
      } else if let open = event.firstIndex(of: "("), event.hasSuffix(")"), !event.contains(":") {
        let name: Name = event.hasPrefix("will") ? .willMoveToParent : .didMoveToParent
        let parent = String(event[event.index(after: open)...].dropLast())
        builder.callback(child, name, to: parents[parent])
      } else {
        builder.callback(child, try #require(builder.names.find(event)))
      }
    }
    _ = view
    return builder
  }

  /// What the vector is about.
  private var kind: SubjectKind {
    switch region {
    case "window": .view
    case "application": .application
    case "scene": .scene
    default: .viewController
    }
  }

  /// What is observed by the vector's own statement.
  var observation: Observation {
    guard let observed else { return .everything }
    let table = NameTable()
    return .fixed(Set(observed.compactMap { table.find($0) }))
  }
}

struct `The vectors of callbacks` {
  @Test func `the vectors exist`() {
    #expect(Vector.all.count == 103)
  }

  @Test(arguments: Vector.all)
  func `a vector breaks exactly the rules that it names`(vector: Vector) throws {
    let report = try vector.makeEvents().analyze(observed: vector.observation)
    #expect(report.rules == vector.findings)
  }
}
