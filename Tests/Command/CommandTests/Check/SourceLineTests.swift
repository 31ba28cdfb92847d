import LifelineCommand
import TestSupport
import Testing

@MainActor
struct `Findings of a trace with calls of the app` {
  private static let file = "Sources/Shop/CartViewController.swift"

  /// Makes a folder with a trace whose finding refers to line 2 of a source.
  private func workspace(source: String? = file) throws -> Workspace {
    let folder = try Workspace()
    try folder.write(Self.trace(naming: Self.file), to: "cart.json")
    let text = "class Cart {\n    override func viewDidLoad() {}\n"
    if let source { try folder.write(text, to: source) }
    return folder
  }

  private static func trace(naming file: String) throws -> String {
    let footer = #"{"ph":"M","pid":1,"tid":1,"ts":900013.000,"name":"lifeline_end""#
    let call =
      #"{"ph":"M","pid":1,"tid":1,"ts":900013.000,"name":"call site","args":{"name":"\#(file):2:19","site":7}},"#
    let text = String(
      decoding: try Repository.bytes("traces/rules/LC609/fires.json"),
      as: UTF8.self
    )
    return text.replacing(#""super":"missing""#, with: #""super":"missing","site":7"#)
      .replacing(footer, with: "\(call)\n\(footer)")
  }

  private func check(_ folder: Workspace, _ format: ReportFormat) async throws -> JobRun {
    try await folder.check("cart.json") {
      $0.targets = [ReportTarget(format: format)]
      $0.sourceRoot = folder.path("")
    }
  }

  @Test func `the text begins with the line and quotes it`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let text = try await check(folder, .text).output
    #expect(text.hasPrefix("\(Self.file):2:19: "), "\(text)")
    #expect(text.contains(" : \(Self.file):2: override func viewDidLoad() {}\n"), "\(text)")
    #expect(text.contains("--> cart.json:"))
  }

  @Test func `the reports of build servers name the source`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    #expect(try await check(folder, .short).output.hasPrefix("\(Self.file):2:19: "))
    let github = try await check(folder, .github).output
    #expect(github.contains("file=\(Self.file),line=2,endLine=2,col=19,title="), "\(github)")
    let sarif = try await check(folder, .sarif).output
    #expect(sarif.contains("\"startLine\":2,\"startColumn\":19"), "\(sarif)")
    #expect(sarif.contains("/\(Self.file)\"") || sarif.contains("\"\(Self.file)\""), "\(sarif)")
    let junit = try await check(folder, .junit).output
    #expect(junit.contains(" file=\"\(Self.file)\" line=\"2\""), "\(junit)")
    let json = try await check(folder, .json).output
    #expect(
      json.contains("\"source\":{\"file\":\"\(Self.file)\",\"line\":2,\"column\":19}"),
      "\(json)"
    )
  }

  @Test func `a source in a folder below the root is found by the end of its path`() async throws {
    let folder = try workspace(source: "Modules/Shop/\(Self.file)")
    defer { folder.remove() }
    let output = try await check(folder, .short).output
    #expect(output.hasPrefix("Modules/Shop/\(Self.file):2:19: "), "\(output)")
  }

  @Test func `a source that is missing or ambiguous keeps the name in the trace`() async throws {
    let folder = try workspace(source: nil)
    defer { folder.remove() }
    #expect(try await check(folder, .text).output.hasPrefix("\(Self.file):2:19: "))
    try folder.write("a\nb\n", to: "A/\(Self.file)")
    try folder.write("a\nb\n", to: "B/\(Self.file)")
    #expect(try await check(folder, .text).output.hasPrefix("\(Self.file):2:19: "))
  }

  @Test(arguments: ["../secret.swift", "/etc/passwd", "secret.txt", "a/../../secret.swift"])
  func `a trace can't quote files outside the root or of other kinds`(_ name: String) async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write(Self.trace(naming: name), to: "root/cart.json")
    try folder.write("first\nsecret\n", to: "secret.swift")
    try folder.write("first\nsecret\n", to: "root/secret.txt")
    let run = try await folder.check("root/cart.json") {
      $0.targets = [ReportTarget(format: .text)]
      $0.sourceRoot = folder.path("root")
    }
    #expect(run.output.hasPrefix("\(name):2:19: "), "\(run.output)")
    #expect(!run.output.contains(": secret\n"), "\(run.output)")
    #expect(!run.output.contains("root:x"), "\(run.output)")
  }

  @Test func `a report states once why no line is known`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let footer = #"{"ph":"M","pid":1,"tid":1,"ts":900013.000,"name":"lifeline_end""#
    let reason =
      #"{"ph":"M","pid":1,"tid":1,"ts":900013.000,"name":"no call sites","args":{"name":"optimized build"}},"#
    let trace = String(
      decoding: try Repository.bytes("traces/rules/LC609/fires.json"),
      as: UTF8.self
    )
    try folder.write(trace.replacing(footer, with: "\(reason)\n\(footer)"), to: "cart.json")
    let sentence = "optimized build: findings name lines of the trace; build with -g, without -O\n"
    #expect(try await check(folder, .text).output.hasSuffix(sentence))
  }
}
