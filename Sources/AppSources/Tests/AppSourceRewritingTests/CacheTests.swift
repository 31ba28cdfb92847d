import AppSourceRewriting
import Foundation
import Testing

@Suite struct CacheTests {
  /// A module, the output of its last rewriting, and the cache.
  private struct Build {
    var module: AppModuleSources
    var outputs: [String: [UInt8]] = [:]
    var cache = RewritingCache()
    var version = "1"

    /// Rewrites the module, and returns the number of parsed files.
    mutating func run() async -> Int {
      let outputs = outputs
      let (rewritten, cache, parsed) = await AppModuleRewriter(module)
        .rewrite(reusing: cache, of: version) { outputs[$0] }
      self.cache = cache
      self.outputs = Dictionary(
        rewritten.files.map { ($0.outputName, $0.bytes) },
        uniquingKeysWith: { $1 }
      )
      return parsed
    }

    mutating func replace(_ number: Int, _ bytes: [UInt8]) {
      let file = module.files[number]
      module.files[number] = .init(path: file.path, outputName: file.outputName, bytes: bytes)
    }

    /// The output of a rewriting without a cache.
    func fresh() async -> [String: [UInt8]] {
      Dictionary(
        await AppModuleRewriter(module).rewrite().files.map { ($0.outputName, $0.bytes) },
        uniquingKeysWith: { $1 }
      )
    }
  }

  /// All files of the corpus as one module.
  private static func build() throws -> Build {
    let files = try Corpus.names.flatMap { name in
      try Corpus.module(name).files.map { file in
        AppModuleSources.File(
          path: "\(name)/\(file.path)",
          outputName: "\(name)_\(file.outputName)",
          bytes: file.bytes
        )
      }
    }
    return Build(module: AppModuleSources(name: "Shop", files: files))
  }

  @Test func `an unchanged module is not parsed again`() async throws {
    var build = try Self.build()
    #expect(await build.run() == build.module.files.count)
    let first = build.outputs
    build.cache = try RewritingCache(bytes: build.cache.bytes)
    #expect(await build.run() == 0)
    #expect(build.outputs == first)
    #expect(first == (await build.fresh()))
  }

  @Test func `each file is parsed alone after a change that moves its declarations`() async throws {
    var build = try Self.build()
    _ = await build.run()
    for number in stride(from: 0, to: build.module.files.count, by: 2) {
      let bytes = build.module.files[number].bytes
      // A mark of the byte order stays at the start.
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      build.replace(number, bytes[..<start] + Array("// moved\n".utf8) + bytes[start...])
      #expect(await build.run() == 1)
    }
    #expect(build.outputs == (await build.fresh()))
  }

  @Test func `all files are parsed after a declaration was added`() async throws {
    var build = try Self.build()
    _ = await build.run()
    build.replace(0, build.module.files[0].bytes + Array("\nclass Added: UIView {}\n".utf8))
    #expect(await build.run() == build.module.files.count)
    #expect(build.outputs == (await build.fresh()))
  }

  @Test func `messages of unchanged files are kept`() async throws {
    var build = try Self.build()
    _ = await build.run()
    let fresh = await AppModuleRewriter(build.module).rewrite().diagnostics
    let outputs = build.outputs
    let again = await AppModuleRewriter(build.module)
      .rewrite(reusing: build.cache, of: "1") { outputs[$0] }.module.diagnostics
    #expect(!fresh.isEmpty)
    #expect(again == fresh)
  }

  @Test func `a changed or missing output is written again`() async throws {
    var build = try Self.build()
    _ = await build.run()
    let name = build.module.files[0].outputName
    build.outputs[name] = nil
    #expect(await build.run() == 1)
    build.outputs[name]?.append(0x0A)
    #expect(await build.run() == 1)
    #expect(build.outputs == (await build.fresh()))
  }

  @Test func `the cache of another version, name or order of files is not used`() async throws {
    var build = try Self.build()
    _ = await build.run()
    build.version = "2"
    #expect(await build.run() == build.module.files.count)
    build.module.name = "Store"
    #expect(await build.run() == build.module.files.count)
    build.module.files.reverse()
    #expect(await build.run() == build.module.files.count)
    build.module.files.removeLast()
    #expect(await build.run() == build.module.files.count)
    #expect(build.outputs == (await build.fresh()))
  }

  @Test func `a damaged cache is refused`() async throws {
    var build = try Self.build()
    _ = await build.run()
    let bytes = build.cache.bytes
    for position in stride(from: 0, to: bytes.count, by: 199) {
      var changed = bytes
      changed[position] ^= 0x11
      #expect(throws: RewritingCache.DamageError.self) { try RewritingCache(bytes: changed) }
      #expect(throws: RewritingCache.DamageError.self) {
        try RewritingCache(bytes: Array(bytes[..<position]))
      }
    }
    #expect(throws: RewritingCache.DamageError.self) { try RewritingCache(bytes: bytes + [0]) }
  }
}
