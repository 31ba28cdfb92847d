import Foundation
import HeadlessUIKit
import Testing

/// A folder of resources that a test writes, and that is removed with it.
final class ResourceFixture {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.path
    path = "\(base)/resources-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)",
      withDestinationPath: destination
    )
  }

  var bundle: Bundle {
    get throws { try #require(Bundle(path: path)) }
  }

  /// The header of a PNG picture.
  static func png(_ width: UInt32, _ height: UInt32) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    data += Data("IHDR".utf8)
    for number in [width, height] {
      data += Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
    }
    return data + Data([8, 6, 0, 0, 0])
  }
}

/// Runs a body in a run whose app has the bundle of a fixture.
@MainActor
func withResources(
  _ fixture: ResourceFixture,
  languages: [String] = ["en"],
  _ body: @MainActor (HeadlessApp) throws -> Void
) async throws -> [String] {
  var messages: [String] = []
  try await withApp { app in
    app.mainBundle = try fixture.bundle
    app.preferredLanguages = languages
    try body(app)
    messages = RunResources.of(app.context).messages
  }
  return messages.map { $0.replacingOccurrences(of: fixture.path, with: "APP") }
}
