import CommandEnvironment
import Essentials
import TraceFormat
import TraceModel

/// The first files for recorded tests beside a package or a project of Xcode: the work of `lifeline init`.
///
/// The tests are a package of their own, so that no manifest and no project is changed.
package struct InitJob {
  private let folder: String
  private let lifeline: String?

  /// Names the places.
  ///
  /// - Parameters:
  ///   - folder: The folder of the app's package or project.
  ///   - lifeline: The address or the folder of Lifeline; `nil` for its public address.
  package init(folder: String, lifeline: String?) {
    self.folder = folder
    self.lifeline = lifeline
  }

  /// Writes the files that do not exist, and prints what to run.
  ///
  /// - Throws: ``CommandFailure`` before anything is written, or when a file can't be written.
  package func run() throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let project = names.sorted().first {
      $0.hasSuffix(".xcworkspace") || $0.hasSuffix(".xcodeproj")
    }
    guard names.contains("Package.swift") || project != nil else {
      throw CommandFailure(
        location: folder,
        message: "there is no Package.swift and no project of Xcode in it",
        help: "name the folder of your app: lifeline init App"
      )
    }
    let place = try dependency()
    let files = InitFiles(dependency: place.text, package: place.package).all
    for (name, text) in files { try write(text, to: name) }
    try OutputFile.standard.write(nextSteps(project: project))
  }

  private func write(_ text: String, to name: String) throws(CommandFailure) {
    let path = folder == "." ? name : "\(folder)/\(name)"
    try OutputFolder.create(URL(filePath: path).deletingLastPathComponent().path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      guard errno == EEXIST else { throw .unwritable(path, errno) }
      return CommandSession.writeMessage("kept \(path), which exists")
    }
    defer { close(descriptor) }
    do throws(SystemFailure) {
      try FileReplacement.write(Array(text.utf8), toDescriptor: descriptor)
    } catch {
      throw .unwritable(path, error.code)
    }
    CommandSession.writeMessage("wrote \(path)")
  }

  /// The dependency on Lifeline as a line of the manifest, and the name of its package.
  private func dependency() throws(CommandFailure) -> (text: String, package: String) {
    guard let place = lifeline ?? ProjectAddress.repository else {
      throw CommandFailure(
        message: "the project has no public address yet",
        help: "name your clone or its address: lifeline init --lifeline ../lifeline"
      )
    }
    if place.contains("://") || place.hasPrefix("git@") {
      var name = place.split(separator: "/").last.map(String.init) ?? place
      if name.hasSuffix(".git") { name.removeLast(4) }
      return (".package(url: \(literal(place)), branch: \"main\")", name)
    }
    guard FileManager.default.fileExists(atPath: "\(place)/Sources/UIKit/HeadlessUIKit") else {
      throw CommandFailure(
        location: place,
        message: "there is no clone of Lifeline in it",
        help: "name the folder that contains Lifeline's Package.swift"
      )
    }
    return (".package(name: \"lifeline\", path: \(literal(relative(place))))", "lifeline")
  }

  /// The path of a folder from that of the tests.
  private func relative(_ place: String) -> String {
    func parts(_ path: String) -> [String] {
      URL(filePath: path).absoluteURL.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    }
    let target = parts(place)
    let start = parts(folder) + [InitFiles.tests]
    let common = zip(target, start).prefix { $0 == $1 }.count
    return ([String](repeating: "..", count: start.count - common) + target.dropFirst(common))
      .joined(separator: "/")
  }

  private func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private func nextSteps(project: String?) -> String {
    let tests = folder == "." ? InitFiles.tests : "\(folder)/\(InitFiles.tests)"
    let app =
      project.map {
        """
        your app      app-sources package \($0) --lifeline LIFELINE -o ../AppOnLinux
                      (Sources/AppSources/ADOPTING.md of Lifeline)
        """
      } ?? "your app      add .package(path: \"..\") and your library to \(tests)/Package.swift"
    return """
      run           swift test --package-path \(VisibleText.of(tests))
      then          open \(VisibleText.of(tests))/.lifeline/index.html
      device logs   lifeline check app.log
      \(VisibleText.of(app))

      """
  }
}
