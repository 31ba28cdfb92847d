import Foundation
import Testing
import XcodeProjectReading

struct `Imports of sources` {
  /// The modules that the messages about a folder with one source name as missing.
  private func missing(_ source: String) throws -> [String] {
    let fixture = try ProjectFixture()
    try fixture.write(source, to: "App/A.swift")
    let package = try WrapperPackage(folder: "\(fixture.path)/App", options: fixture.options)
    return package.problems.compactMap { problem in
      let words = problem.message.split(separator: " ")
      return words.starts(with: ["the", "module"]) ? "\(words[2]):\(problem.line ?? 0)" : nil
    }
  }

  @Test(arguments: [
    ("import A\n@testable import B\nimport class C.D\n", "A:1 B:2 C:3"),
    ("@_exported public import A\nlet import2 = 1\n// import B\n", "A:1"),
    ("/* import A\nimport B */\nimport C\n/* a */ import D", "C:3 D:4"),
    ("#if os(macOS)\nimport A\n#else\nimport B\n#endif", "B:4"),
    ("#if os(iOS)\nimport A\n#elseif os(macOS)\nimport B\n#else\nimport C\n#endif", "A:2"),
    ("#if canImport(AppKit) && !os(iOS)\nimport A\n#endif\nimport B", "B:4"),
    ("#if os(macOS) || (os(tvOS) || os(iOS))\nimport A\n#endif", "A:2"),
    ("#if DEBUG\nimport A\n#else\nimport B\n#endif", "A:2 B:4"),
    ("#if os(Linux)\n#if DEBUG\nimport A\n#endif\nimport B\n#endif", ""),
    ("#if ((((((\nimport A\n#endif\n#endif\n#else\nimport B", "A:2 B:6"),
    ("import A;import B\nimport\nimport \nimport 1", "A:1"),
  ])
  func `only imports that are compiled for iOS are missing`(
    _ source: String,
    _ modules: String
  )
    throws
  {
    #expect(try missing(source).joined(separator: " ") == modules)
  }

  @Test func `a module of the package lifeline is a product, and not missing`() throws {
    let fixture = try ProjectFixture()
    try fixture.write("import SafariServices\nimport Combine\n", to: "App/A.swift")
    let package = try WrapperPackage(folder: "\(fixture.path)/App", options: fixture.options)
    let manifest = try #require(package.files["Package.swift"])
    #expect(manifest.contains(".product(name: \"SafariServices\", package: \"lifeline\")"))
    #expect(!manifest.contains("MapKit"))
    #expect(package.files["Sources/Combine/Combine.swift"] == "@_exported import HeadlessCombine\n")
    #expect(package.problems.map(\.severity) == [.note])
  }

  @Test func `the delegate is the class with the attribute, also with a conformance elsewhere`()
    throws
  {
    let fixture = try ProjectFixture()
    try fixture.write(
      "import UIKit\nclass Fake: NSObject, UIApplicationDelegate {}\n",
      to: "App/A.swift"
    )
    try fixture.write(
      "@UIApplicationMain\nfinal class Main:\n  UIResponder,\n  UIApplicationDelegate {}\n",
      to: "App/Main.swift"
    )
    let package = try WrapperPackage(folder: "\(fixture.path)/App", options: fixture.options)
    let test = try #require(package.files["Tests/LaunchTests/LaunchTests.swift"])
    #expect(test.contains("app.launch(Main())"))
  }

  @Test
  func `a type that Foundation does not have on Linux is reported once, unless Lifeline has it`()
    throws
  {
    let fixture = try ProjectFixture()
    try fixture.write("", to: "lifeline/Sources/UIKit/HeadlessUIKit/Platform/NSProxy.swift")
    try fixture.write(
      """
      import UIKit
      // MeasurementFormatter
      let a = MyMeasurementFormatter(), p: NSProxy
      let b = MeasurementFormatter()
      let c: MeasurementFormatter? = nil
      """,
      to: "App/A.swift"
    )
    let package = try WrapperPackage(folder: "\(fixture.path)/App", options: fixture.options)
    #expect(
      package.problems.filter { $0.severity == .warning }.map(\.description) == [
        "\(fixture.path)/App/A.swift:4: warning: MeasurementFormatter does not exist on Linux\n"
          + "help: declare a type of that name with what the sources use, in "
          + "\(fixture.path)/OnLinux/Sources/App"
      ]
    )
  }

  @Test func `files for networking, XML and folders exist for sources that use them`() throws {
    let fixture = try ProjectFixture()
    try fixture.write("let a = URLSession.shared\n", to: "A/A.swift")
    try fixture.write("let a = XMLParser(data: b), c = d(for: .cachesDirectory)\n", to: "B/B.swift")
    var names: [[String]] = []
    for folder in ["A", "B"] {
      let package = try WrapperPackage(
        folder: "\(fixture.path)/\(folder)",
        options: fixture.options
      )
      names.append(
        package.files.keys.filter { $0.hasPrefix("Sources/\(folder)/") && $0.hasSuffix(".swift") }
          .sorted()
      )
    }
    #expect(
      names == [
        ["Sources/A/LocalizedStrings.swift", "Sources/A/Networking.swift"],
        ["Sources/B/Folders.swift", "Sources/B/LocalizedStrings.swift", "Sources/B/XML.swift"],
      ]
    )
  }
}
