import Foundation
import LifelineCommand
import TestSupport
import Testing
import TraceQueries

/// The queries in the article about SQL, which are run as they are written.
@MainActor
@Suite(.serialized)
struct `The article about questions` {
  private nonisolated static let article = "Sources/Documentation/Articles/questions.md"

  /// A query of the article, with the story that it asks.
  struct Query: CustomTestStringConvertible, Sendable {
    let name: String
    let story: String
    let sql: String

    var testDescription: String { name }

    static let all: [Query] = {
      let url = Repository.url(article)
      let text = (try? String(decoding: Data(contentsOf: url), as: UTF8.self)) ?? ""
      let pattern = #/<!-- query ([a-z]+) ([a-z0-9-]+) -->\n```sql\n([^`]*)\n```/#
      return text.matches(of: pattern).map {
        Query(name: String($0.1), story: String($0.2), sql: String($0.3))
      }
    }()
  }

  @Test func `the article asks ten questions`() {
    #expect(Query.all.count == 10)
    #expect(Set(Query.all.map(\.name)).count == 10)
  }

  @Test(arguments: Query.all)
  func `each query has the answer in the article`(query: Query) async throws {
    let path = Repository.url("traces/stories/\(query.story).json").path
    let run = try await JobRun { try await QueryJob([path], sql: query.sql).run() }
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").count > 2, "the answer has no row")
    let text = "```text\n\(run.output)```"
    try expectReadme(block: query.name, of: Self.article, equals: text)
  }

  @Test func `the article contains the schema`() throws {
    let text = "```sql\n\(TraceDatabase.schema)```"
    try expectReadme(block: "schema", of: Self.article, equals: text)
  }
}
