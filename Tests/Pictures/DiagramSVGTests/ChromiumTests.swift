import Foundation
import TestSupport
import Testing

/// Whether Chromium can be controlled: Debian's chromium-driver with python3-selenium.
private let hasDriver = [
  "/usr/bin/chromedriver", "/usr/lib/python3/dist-packages/selenium/webdriver",
].allSatisfy { FileManager.default.fileExists(atPath: $0) }

struct `Pictures in Chromium` {
  @Test(
    .enabled(
      if: hasDriver,
      "Chromium is not installed: apt-get install chromium-driver python3-selenium"
    )
  )
  func `Chromium draws every committed SVG with texts apart and inside the canvas`() throws {
    let folders = try Repository.files(in: "render").filter { !$0.contains(".") }
    let pictures = try folders.flatMap { folder in
      try Repository.files(in: "render/\(folder)").filter { $0.hasSuffix(".svg") }
        .map { "\(folder)/\($0)" }
    }
    #expect(pictures.count >= 24)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments =
      [Repository.url("Tests/Interop/chromium_svg.py").path]
      + pictures.map { Repository.url("render/\($0)").path }
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.hasSuffix("\(pictures.count) of \(pictures.count) files are right\n"), "\(text)")
  }
}
