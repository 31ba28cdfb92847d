import Findings
import Foundation
import TestSupport
import Testing
import TraceModel
import TracePage

struct `The page of a trace` {
  @Test func `the page of a trace is the same for the same trace`() throws {
    let analyzed = AnalyzedTrace.random(seed: 21, objects: 50)
    let first = try TracePage(analyzed.trace, findings: analyzed.findings).html()
    #expect(try TracePage(analyzed.trace, findings: analyzed.findings).html() == first)
  }

  @Test func `an empty trace has a page`() throws {
    let trace = Trace(header: TraceHeader(clock: .virtual, title: ""))
    let page = try DecodedPage(try TracePage(trace, findings: []).html())
    #expect(page.text.contains("<title>Trace</title>"))
    #expect(page["events.kind"].isEmpty)
  }

  @Test func `the page of a trace permits only its own script and style, and no request`() throws {
    let trace = AnalyzedTrace.random(seed: 1, objects: 5).trace
    let text = String(decoding: try TracePage(trace, findings: []).html(), as: UTF8.self)
    let policy = try #require(text.firstMatch(of: #/Content-Security-Policy" content="([^"]*)"/#)).1
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(!policy.contains("unsafe"))
    let script = try #require(text.components(separatedBy: "<script>").last)
      .components(separatedBy: "</script>")[0]
    let style = try #require(text.components(separatedBy: "<style>").last)
      .components(separatedBy: "</style>")[0]
    for part in [script, style] {
      let hash = Data(SHA256.hash(Array(part.utf8))).base64EncodedString()
      #expect(policy.contains("'sha256-\(hash)'"))
      #expect(!part.contains("http://") || part.contains("http://www.w3.org/2000/svg"))
      #expect(!part.contains("https://") && !part.contains("innerHTML"))
    }
    #expect(text.components(separatedBy: "<script").count == 4)
  }

  @Test(arguments: [
    "</script><script>attacked = 1</script>", "<img src=x onerror=attacked=1>", "<!--", "]]>&amp;",
    "\u{202E}desrever", "a\u{0}b\u{2028}c",
  ])
  func `hostile names on the page of a trace are inert`(name: String) throws {
    var builder = TraceBuilder(name)
    let controller = builder.birth(1, name, .viewController)
    builder.work(name, of: controller)
    builder.complain(name, about: controller)
    builder.mark(name)
    let finding = Finding(
      rule: 209,
      name: name,
      severity: .error,
      object: FindingObject(id: controller, className: name),
      message: name,
      help: name,
      evidence: []
    )
    let bytes = try TracePage(builder.trace, findings: [finding]) { _ in name }.html()
    let page = try DecodedPage(bytes)
    #expect(page.text.components(separatedBy: "<script").count == 4)
    #expect(!page.text.contains("<img") && !page.text.contains("<!--"))
    #expect(!page.text.contains("\u{202E}") && !page.text.contains("\u{0}"))
    let spelled = page.words("strings")
    #expect(spelled.allSatisfy { text in !text.unicodeScalars.contains { $0 == "\u{202E}" } })
    let hasHidden = name.unicodeScalars.contains { $0.value > 0x2000 || $0.value == 0 }
    #expect(hasHidden ? spelled.contains { $0.contains("<U+") } : spelled.contains(name))
  }

  @Test func `the page of a trace needs at most ten bytes an event`() throws {
    let trace = AnalyzedTrace.random(seed: 31, objects: 2_000).trace
    try #require(trace.events.count > 10_000)
    let empty = Trace(header: TraceHeader(clock: .virtual, title: ""))
    let base = try TracePage(empty, findings: []).html().count
    let count = try TracePage(trace, findings: []).html().count
    #expect(count - base <= 10 * trace.events.count)
  }

  @Test func `hashes as the standard's examples do`() {
    let digest = SHA256.hash(Array("abc".utf8)).prefix(4)
    #expect(Array(digest) == [0xba, 0x78, 0x16, 0xbf])
    let long = SHA256.hash(
      Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
    )
    #expect(Array(long.prefix(4)) == [0x24, 0x8d, 0x6a, 0x61])
    #expect(SHA256.hash([]).prefix(2) == [0xe3, 0xb0])
  }

  @Test func `the encoder of the page writes base64 with padding`() {
    let texts = ["", "f", "fo", "foo", "foob"].map { Data($0.utf8).base64EncodedString() }
    #expect(texts == ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg=="])
  }
}
