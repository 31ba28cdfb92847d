import Foundation
import TestSupport
import Testing

struct `SARIF reports` {
  /// The known reasons for which code scanning refuses a file: github.com/github/codeql-action issues 1738, 2456, 2459,
  /// github.com/github/codeql issue 11512.
  @Test func `a SARIF report stays within the subset that code scanning accepts`() throws {
    let text = try String(
      contentsOf: Repository.url("traces/reports/device.sarif"),
      encoding: .utf8
    )
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let runs = try #require(document?["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    let run = try #require(runs.first)
    #expect(run["originalUriBaseIds"] == nil)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect((result["message"] as? [String: Any])?["text"] is String)
      let locations = try #require(result["locations"] as? [[String: Any]])
      let related = try #require(result["relatedLocations"] as? [[String: Any]])
      #expect(!locations.isEmpty && !related.isEmpty)
      for location in locations + related {
        let physical = try #require(location["physicalLocation"] as? [String: Any])
        let artifact = try #require(physical["artifactLocation"] as? [String: Any])
        let uri = try #require(artifact["uri"] as? String)
        #expect(uri == "traces/reports/device.log")
        let region = physical["region"] as? [String: Any]
        #expect((region?["startLine"] as? Int ?? 0) >= 1)
      }
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(prints["primaryLocationLineHash"]?.hasSuffix(":1") == true)
      #expect(["error", "warning", "note"].contains(result["level"] as? String ?? ""))
    }
    for rule in rules {
      #expect((rule["help"] as? [String: Any])?["markdown"] is String)
      #expect((rule["shortDescription"] as? [String: Any])?["text"] is String)
    }
  }
}
