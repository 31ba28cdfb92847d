import AppSourceRewriting
import Testing

@Suite struct CorpusTests {
  @Test(arguments: try Corpus.names)
  func `a module is rewritten as recorded`(name: String) async throws {
    let rewritten = await AppModuleRewriter(try Corpus.module(name)).rewrite()
    for file in rewritten.files {
      let actual = String(decoding: file.bytes, as: UTF8.self)
      #expect(actual == (try Corpus.expected(file.outputName, of: name, actual: actual)))
    }
    let messages = rewritten.diagnostics.map { "\($0)\n" }.joined()
    #expect(messages == (try Corpus.expected("messages", of: name, actual: messages)))
  }

  @Test(arguments: try Corpus.names)
  func `each line of a rewritten file is the same line of the original`(name: String) async throws {
    let module = try Corpus.module(name)
    let rewritten = await AppModuleRewriter(module).rewrite()
    for (original, file) in zip(module.files, rewritten.files) {
      let lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      let count = original.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
      #expect(String(decoding: lines[0], as: UTF8.self).hasPrefix("#sourceLocation(file: "))
      let end = lines.firstIndex { $0.elementsEqual("#sourceLocation()".utf8) }
      if let end {
        let endsWithLineBreak = original.bytes.last == 0x0A
        #expect(end == count + (endsWithLineBreak ? 0 : 1))
      }
    }
  }
}
