import Foundation

/// The texts of a storyboard or xib in the language of a run.
///
/// Xcode writes a table with the name of the file into the folder of each language. Its keys are
/// the identity of an object and the name of a text in Objective-C, such as `7Xa-1b-c2D.text`.
@MainActor
package final class NibTexts: NibTextSource {
  private let table: String
  private let folder: String
  private var languages: [String] = []
  private var tables: StringTables?

  init(path: String, folder: String) {
    table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.folder = folder
  }

  /// Prepares the texts for the current run; without tables of the file, nothing is searched.
  func prepare() {
    languages = RunResources.current.languages
    let found = folder.isEmpty ? nil : StringTables.of(folder)
    tables = found?.tables[table] == nil ? nil : found
  }

  /// Returns the text for an element, or `nil` if the language has none.
  package func text(_ name: String, of element: NibElement) -> String? {
    guard let tables, let key = element.textKey(name) else { return nil }
    return tables.text(key, table: table, preferred: languages)?.string
  }
}

extension NibElement {
  /// The key of a text in a table: the identity of the object and the text's name in Objective-C.
  ///
  /// Parts without an identity have a key of their object: `id.normalTitle` is the title of a
  /// button's normal state, `id.segmentTitles[0]` that of the first segment.
  fileprivate func textKey(_ attribute: String) -> String? {
    if !id.isEmpty { return "\(id).\(attribute)" }
    guard let parent else { return nil }
    let capitalized = attribute.prefix(1).uppercased() + attribute.dropFirst()
    switch name {
    case "state": return key.flatMap { parent.textKey($0 + capitalized) }
    case "accessibility": return parent.textKey("accessibility" + capitalized)
    case "buttonConfiguration": return parent.textKey("configuration.\(attribute)")
    case "segment":
      guard let index = parent.children.firstIndex(where: { $0 === self }) else { return nil }
      return parent.parent?.textKey("segmentTitles[\(index)]")
    default: return nil
    }
  }
}
