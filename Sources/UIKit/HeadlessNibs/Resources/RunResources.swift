import Foundation
import Synchronization
import TraceModel
package import TraceRecorder

/// The language, the bundle and the reports about resources of one run.
package final class RunResources: Sendable {
  private struct State {
    var languages = ["en"]
    var mainFolder: String?
    var moduleFolders: [String] = []
    var reported: Set<String> = []
    var messages: [String] = []
  }

  private let state = Mutex(State())

  /// The resources of objects outside runs.
  private static let unrecorded = RunResources()

  package static var current: RunResources {
    guard let context = RecordingContext.current else { return unrecorded }
    return of(context)
  }

  package static func of(_ context: RecordingContext) -> RunResources {
    context.attachment { RunResources() }
  }

  /// The preferred languages of the user, by descending preference.
  package var languages: [String] {
    get { state.withLock(\.languages) }
    set { state.withLock { $0.languages = newValue } }
  }

  /// The folder of the app's bundle; `nil` for the folders of the modules in use.
  package var mainFolder: String? {
    get { state.withLock(\.mainFolder) }
    set { state.withLock { $0.mainFolder = newValue } }
  }

  /// The folders that are searched without a bundle: the app's, or those of the modules in use.
  package var mainFolders: [String] {
    state.withLock { state in state.mainFolder.map { [$0] } ?? state.moduleFolders }
  }

  /// Adds the folder of a module that the run uses.
  func add(moduleFolder: String) {
    state.withLock { state in
      if !state.moduleFolders.contains(moduleFolder) { state.moduleFolders.append(moduleFolder) }
    }
  }

  /// Returns the folders that are searched for a resource of a bundle; `nil` where no folder of
  /// resources is known, so that any name is accepted.
  static func folders(of bundle: Bundle?) -> [String]? {
    if let bundle, bundle !== Bundle.main { return [bundle.resourcePath ?? bundle.bundlePath] }
    let folders = current.mainFolders
    return folders.isEmpty ? nil : folders
  }

  /// The messages of the run about resources, in order.
  package var messages: [String] { state.withLock(\.messages) }

  /// Records a diagnostic about resources once for each message of a run.
  static func report(_ message: String) {
    let context = RecordingContext.current
    let resources = current
    let isNew = resources.state.withLock { state in
      guard state.reported.insert(message).inserted else { return false }
      state.messages.append(message)
      return true
    }
    guard isNew else { return }
    if let context, MainActorCheck.isOnMainActor {
      MainActor.assumeIsolated {
        let recording = Runtime.of(context).recording
        recording.diagnostic(recording.name("resource"), message: message, subject: .none)
      }
    } else {
      FileHandle.standardError.write(Data("HeadlessUIKit: warning: \(message)\n".utf8))
    }
  }
}

/// Values that are read once for each folder of the process.
final class FolderCache<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])

  /// Returns the value of a folder, reading it on the first call.
  func value(of folder: String, read: (String) -> Value) -> Value {
    if let value = values.withLock({ $0[folder] }) { return value }
    let value = read(folder)
    return values.withLock { values in
      if let first = values[folder] { return first }
      values[folder] = value
      return value
    }
  }
}

extension StringTables {
  private static let cache = FolderCache<StringTables>()

  /// Returns the tables of a folder, and reports its damaged files once in each run.
  static func of(_ folder: String) -> StringTables {
    let tables = cache.value(of: folder, read: StringTables.init(folder:))
    for problem in tables.problems { RunResources.report(problem) }
    return tables
  }
}

extension AssetCatalog {
  private static let cache = FolderCache<AssetCatalog>()

  /// Returns the assets of a folder, and reports its damaged files once in each run.
  static func of(_ folder: String) -> AssetCatalog {
    let catalog = cache.value(of: folder, read: AssetCatalog.init(folder:))
    for problem in catalog.problems { RunResources.report(problem) }
    return catalog
  }
}

extension Runtime {
  /// Adds the resources of the rewritten module that declares a class, if it was rewritten.
  package func addResources(ofModuleDeclaring type: AnyClass) {
    let module = ModuleNames.module(of: type)
    guard let folder = AppModules.resourceFolder(ofModule: module) else { return }
    RunResources.of(context).add(moduleFolder: folder)
  }
}
