/// The folders of an app, which Foundation does not have for a process on Linux.
extension WrapperPackage {
  /// A file for modules that search folders such as Documents.
  ///
  /// A declaration of the module has precedence over an imported one with the same signature.
  static let folders: SwiftSource = """
    // On Linux, Foundation finds no folder for documents. The app gets folders as in its container on iOS, which
    // are new for each process.
    import Foundation

    private enum AppContainer {
      static let path = "\\(NSTemporaryDirectory())/app-\\(ProcessInfo.processInfo.processIdentifier)"

      static func url(_ directory: FileManager.SearchPathDirectory) -> URL? {
        let names: [FileManager.SearchPathDirectory: String] = [
          .documentDirectory: "Documents", .libraryDirectory: "Library",
          .cachesDirectory: "Library/Caches", .applicationSupportDirectory: "Library/Application Support",
        ]
        guard let name = names[directory] else { return nil }
        let url = URL(fileURLWithPath: path).appendingPathComponent(name, isDirectory: true)
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
      }
    }

    extension FileManager {
      func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        AppContainer.url(directory).map { [$0] } ?? []
      }

      func url(
        for directory: SearchPathDirectory,
        in domain: SearchPathDomainMask,
        appropriateFor url: URL?,
        create shouldCreate: Bool
      ) throws -> URL {
        guard let result = AppContainer.url(directory) else {
          throw CocoaError(.fileNoSuchFile)
        }
        return result
      }

      func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
        AppContainer.url(.libraryDirectory)
      }
    }

    func NSSearchPathForDirectoriesInDomains(
      _ directory: FileManager.SearchPathDirectory,
      _ domainMask: FileManager.SearchPathDomainMask,
      _ expandTilde: Bool
    ) -> [String] {
      AppContainer.url(directory).map { [$0.path] } ?? []
    }

    """
}
