import TestSupport
import Testing
import TraceModel

/// The lists of modules that have the names of Apple's modules.
struct `The modules of Apple's` {
  @Test func `the manifest offers each of them as a product`() throws {
    let text = String(decoding: try Repository.bytes("Package.swift"), as: UTF8.self)
    let lines = text.split(separator: "\n").drop { !$0.contains("let appleModules") }.dropFirst()
    let names = lines.prefix { $0.contains("\"") }.map { String($0.split(separator: "\"")[1]) }
    #expect(names == AppleModules.names)
    #expect(text.contains("appleModules.map { .library(name: $0.name, targets: [$0.name]) }"))
  }
}
