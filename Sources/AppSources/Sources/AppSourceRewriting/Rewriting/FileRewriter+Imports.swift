import SwiftSyntax

extension FileRewriter {
  /// The modules with the log of the system.
  static let logModules: Set<String> = ["os", "OSLog"]

  /// The modules that are replaced by another one.
  static let substitutedModules = Set(substitutes.keys)

  /// Modules whose declarations are in another one off Apple's platforms; `nil` for the runtime.
  static let substitutes: [String: String?] = [
    "CoreGraphics": nil, "QuartzCore": nil, "ObjectiveC": nil, "Darwin": "Foundation",
    "CoreFoundation": "Foundation",
  ]

  /// The modules whose imports are rewritten, and that `canImport` therefore finds.
  ///
  /// A condition about `ObjectiveC` asks whether there is a runtime of Objective-C, and there is
  /// none.
  static let importableSubstitutes = substitutedModules.union(logModules).subtracting(["ObjectiveC"]
  )

  /// Replaces an import of the log by the generated declarations.
  func replaceLog(_ node: ImportDeclSyntax, path: [String]) {
    remove(node)
    standIns.hasLog = true
    report(
      .note,
      at: node,
      "'\(path.joined(separator: "."))' exists only on Apple's platforms: messages of the log are "
        + "dropped",
      help:
        "nothing, if the app calls only 'Logger' and 'os_log'; leave files that call other functions "
        + "of the module out with \"exclude\""
    )
  }

  /// Adds the imports that a type needs off Apple's platforms, or that another module brought.
  func importType(_ token: TokenSyntax) {
    // The text of short names such as 'self' is compared without a string.
    guard token.trimmedLength.utf8Length > 4 else { return }
    let name = token.text
    if name.hasPrefix("URL") || name.hasPrefix("HTTP") {
      guard Self.networkTypes.contains(name), index.declaration(of: name) == nil else { return }
      addedImports.insert("FoundationNetworking")
    } else if firstType == nil, !importsRuntime, name.hasPrefix("UI"),
      // The protocols of SwiftUI.
      !name.hasSuffix("Representable"),
      name.dropFirst(2).first?.isUppercase == true, index.declaration(of: name) == nil
    {
      firstType = token
    }
  }

  /// Imports the runtime into a file that names UIKit's types, and imports UIKit with another
  /// module.
  func importRuntime() {
    guard !importsRuntime, let firstType else { return }
    addedImports.insert(module.runtimeModule)
    report(
      .note,
      at: firstType,
      "the file names '\(firstType.text)' without importing UIKit; the rewritten file imports it",
      help: "write 'import UIKit'"
    )
  }

  static let networkTypes: Set<String> = [
    "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
    "URLProtocolClient", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamTask",
    "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask",
    "URLSessionWebSocketTask",
  ]
}
