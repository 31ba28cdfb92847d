import Foundation

/// Reads the public declarations of modules from the modules of the ordinary build.
struct SymbolGraphs {
  let repository: URL
  /// The folder of the compiled modules.
  let modules: URL
  let manifest: Manifest

  /// Writes the symbol graphs of a module into a folder of its own below a folder, and returns it;
  /// declarations of the parts appear as those of the module.
  func extract(_ module: String, with parts: [String] = [], below folder: URL) throws -> URL {
    let compiled = modules.appending(path: "\(module).swiftmodule")
    guard FileManager.default.fileExists(atPath: compiled.path) else {
      throw SiteError(
        "\(compiled.path) is missing",
        help: "run 'swift build' before; .ci/site does this"
      )
    }
    let output = folder.appending(path: module)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    var options = [
      "-module-name", module, "-target", try targetTriple(), "-I", modules.path,
      "-minimum-access-level", "public", "-skip-inherited-docs", "-skip-synthesized-members",
      "-output-dir", output.path,
    ]
    if !parts.isEmpty {
      options.append("-experimental-allowed-reexported-modules=\(parts.joined(separator: ","))")
    }
    try Tool(name: "swift-symbolgraph-extract").run(options + clangOptions(), in: repository)
    return output
  }

  /// The options with which the C modules of the package are found, and their headers.
  private func clangOptions() throws -> [String] {
    var options: [String] = []
    // The module maps that the build has written for C modules of other packages.
    let build = modules.deletingLastPathComponent()
    for folder in try FileManager.default.contentsOfDirectory(atPath: build.path).sorted() {
      let map = build.appending(path: "\(folder)/module.modulemap")
      guard folder.hasSuffix(".build"), FileManager.default.fileExists(atPath: map.path) else {
        continue
      }
      options += ["-Xcc", "-fmodule-map-file=\(map.path)"]
    }
    for target in manifest.targets {
      let folder = repository.appending(path: target.folder)
      for path in ["module.modulemap", "include/module.modulemap"] {
        let map = folder.appending(path: path)
        guard FileManager.default.fileExists(atPath: map.path) else { continue }
        options += ["-Xcc", "-fmodule-map-file=\(map.path)"]
      }
      guard let name = target.pkgConfig else { continue }
      let flags = try Tool(name: "pkg-config").run(["--cflags-only-I", name], in: repository)
      for flag in String(decoding: flags, as: UTF8.self).split(whereSeparator: \.isWhitespace) {
        options += ["-Xcc", String(flag)]
      }
    }
    return options
  }

  private func targetTriple() throws -> String {
    struct Info: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    let info = try Tool(name: "swiftc").run(["-print-target-info"], in: repository)
    return try JSONDecoder().decode(Info.self, from: info).target.triple
  }
}
