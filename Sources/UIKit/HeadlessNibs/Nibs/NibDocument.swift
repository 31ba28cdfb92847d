import Foundation

/// A parsed storyboard or xib: its scenes and objects by their identities.
@MainActor
final class NibDocument {
  /// The path of the file, for messages: the app's file, not a link to it.
  let path: String
  let root: NibElement
  private var elements: [String: NibElement] = [:]
  /// The color of each name in the document's resources.
  private var colors: [String: NibElement] = [:]
  /// The resource folder or bundle in which the document was found.
  let folder: String
  /// The texts in the language of the run.
  let texts: NibTexts

  init(path: String, folder: String, root: NibElement) {
    self.path = FolderContents.originalPath(of: path)
    self.folder = folder
    self.root = root
    texts = NibTexts(path: path, folder: folder)
    index(root)
  }

  private func index(_ element: NibElement) {
    element.texts = texts
    let id = element.id
    if !id.isEmpty, elements[id] == nil { elements[id] = element }
    if element.name == "namedColor" || element.name == "systemColor", let name = element["name"],
      let color = element.children.first
    {
      colors[name] = color
    }
    for child in element.children { index(child) }
  }

  /// Returns the element with an identity.
  func element(_ id: String) -> NibElement? { elements[id] }

  /// Returns the components that the resources list for a named color.
  func color(named name: String) -> NibElement? { colors[name] }

  /// The file's name without the path, for messages.
  var name: String { (path as NSString).lastPathComponent }

  // MARK: Storyboards

  var scenes: [NibElement] { root.list("scenes") }

  /// The controller of the initial scene; `nil` if there is none.
  var initialController: NibElement? { root["initialViewController"].flatMap(element) }

  /// Returns the controller with an identifier of the app.
  func controller(identifier: String) -> NibElement? {
    for scene in scenes {
      let found = scene.list("objects").first {
        $0["sceneMemberID"] == "viewController" && $0["storyboardIdentifier"] == identifier
      }
      if let found { return found }
    }
    return nil
  }

  /// The objects of a xib.
  var objects: [NibElement] { root.list("objects") }

  // MARK: Cache

  private static var cache: [String: (date: Date?, document: NibDocument)] = [:]

  /// Returns the document of a file, which is parsed once for each date of its change.
  ///
  /// - Throws: ``NibError``, or the error of reading the file.
  static func at(_ path: String, folder: String) throws -> NibDocument {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date
    if let known = cache[path], known.date == date { return known.document }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let root = try NibParser.parse(data, path: path)
    let document = NibDocument(path: path, folder: folder, root: root)
    cache[path] = (date, document)
    return document
  }
}
