import CMainLoop
import Foundation
import Synchronization
import TraceModel
package import TraceRecorder

/// The lines of the app's sources, from the debug information of the program.
package enum SourceLines {
  /// Returns the location of an instruction; `nil` for code that is not the app's, and without debug
  /// information.
  package static func location(of address: UInt) -> CodeLocation? {
    var line = LifelineSourceLine()
    guard lifeline_source_line(address, &line) else { return nil }
    let folder = String(cString: line.folder)
    let name = String(cString: line.name)
    let path = ProjectPaths.absolute(
      folder.isEmpty ? name : "\(folder)/\(name)",
      builtWith: String(cString: line.otherFolder)
    )
    return CodeLocation(
      fileID: fileID(of: path, at: address),
      filePath: path,
      line: Int(line.line),
      column: Int(line.column)
    )
  }

  /// The module and file name of a path.
  ///
  /// The module is the first name of the function's symbol. Symbols of extensions begin with the
  /// module of the extended type; if that is not an app's, the folder below `Sources` or `Tests`
  /// names the module.
  private static func fileID(of path: String, at address: UInt) -> String {
    let parts = path.split(separator: "/")
    let root = parts.dropLast(2).lastIndex { $0 == "Sources" || $0 == "Tests" }
    let folder = root.map { parts[$0 + 1] } ?? parts.dropLast().last ?? "main"
    let symbol = lifeline_function_name(address).map { String(cString: $0) } ?? ""
    let module = ModuleNames.module(ofSymbol: symbol).flatMap { ModuleNames.isOfApp($0) ? $0 : nil }
    return "\(module ?? String(folder))/\(parts.last ?? "")"
  }
}

extension CallSites {
  /// The calls of the app in this program, unless the environment variable `LIFELINE_SITES` is `0`.
  package static func ofProgram() -> CallSites? {
    guard areRecorded, ProcessInfo.processInfo.environment["LIFELINE_SITES"] != "0" else {
      return nil
    }
    return CallSites(
      obstacle: {
        guard lifeline_has_debug_information() else { return "no debug information" }
        return isOptimized ? "optimized build" : nil
      },
      capture: { includesOuter in
        // Optimized code keeps no frame pointers.
        guard !isOptimized else { return nil }
        var callers: (UInt, UInt) = (0, 0)
        let count = withUnsafeMutablePointer(to: &callers) {
          $0.withMemoryRebound(to: UInt.self, capacity: 2) {
            lifeline_app_callers($0, includesOuter ? 2 : 1)
          }
        }
        return count > 0 ? Call(address: callers.0, outer: callers.1) : nil
      },
      locate: { call, callback in
        let isOverride = call.outer > 0 && isFunction(callback, at: call.address)
        // A return address belongs to the instruction before it.
        return SourceLines.location(of: (isOverride ? call.outer : call.address) - 1).map {
          let file = ProjectPaths.relative($0.filePath)
          return Location(
            path: $0.filePath,
            fileID: $0.fileID,
            position: SourcePosition(
              file: file,
              line: UInt32(clamping: $0.line),
              column: UInt32(clamping: $0.column)
            )
          )
        }
      }
    )
  }

  private static let isOptimized: Bool = {
    var isOptimized = true
    // An assertion is not evaluated in optimized code.
    assert(
      {
        isOptimized = false
        return true
      }()
    )
    return isOptimized
  }()

  /// Whether an address is in the method of a class, such as `Cart.viewDidLoad`.
  private static func isFunction(_ name: String, at address: UInt) -> Bool {
    guard let symbol = lifeline_function_name(address), let text = lifeline_demangle(symbol) else {
      return false
    }
    defer { free(text) }
    let words = name.prefix { $0 != "(" }.split(separator: ".")
    guard let method = words.last, let type = words.dropLast().last else { return false }
    let function = String(cString: text)
    guard let end = function.firstRange(of: ".\(method)(") else { return false }
    // A private class is `(Cart in _7FC0)`.
    let owner = function[..<end.lowerBound]
    return owner.hasSuffix(".\(type)") || owner.hasSuffix(")") && owner.contains("(\(type) in ")
  }
}

extension CallSites.Location {
  /// The location with the path on this machine.
  package var code: CodeLocation {
    CodeLocation(
      fileID: fileID,
      filePath: path,
      line: Int(position.line),
      column: Int(position.column)
    )
  }
}

/// The paths of sources below the folder of their package or project.
private enum ProjectPaths {
  private static let known = Mutex<[String: String]>([:])

  /// Returns the path of a file below one of the folders above another source of the same build.
  static func absolute(_ path: String, builtWith folder: String) -> String {
    guard !path.hasPrefix("/"), folder.hasPrefix("/") else { return path }
    var folder = folder[...]
    while let end = folder.lastIndex(of: "/") {
      folder = folder[..<end]
      let candidate = "\(folder)/\(path)"
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
    }
    return path
  }

  /// Returns the path from the nearest folder above that contains a manifest or an Xcode project;
  /// without one, the folder and the name.
  static func relative(_ path: String) -> String {
    // The folder of the build is that of the package.
    guard path.hasPrefix("/") else { return path }
    if let known = known.withLock({ $0[path] }) { return known }
    let parts = path.split(separator: "/").map(String.init)
    let depth = parts.indices.dropFirst().last { isRoot("/" + parts[..<$0].joined(separator: "/")) }
    let rest = depth.map { parts[$0...] } ?? parts.suffix(2)
    let relative = rest.joined(separator: "/")
    known.withLock { $0[path] = relative }
    return relative
  }

  private static func isRoot(_ folder: String) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return names?.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") } ?? false
  }
}
