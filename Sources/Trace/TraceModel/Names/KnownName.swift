/// A known name other than a callback, with its text.
struct KnownName {
  let name: Name
  let text: String
  /// The group of callbacks that a call belongs to; `nil` for a call that belongs to no group and
  /// for other names.
  let group: CallbackInfo.Group?

  init(_ name: Name, _ text: String, _ group: CallbackInfo.Group? = nil) {
    self.name = name
    self.text = text
    self.group = group
  }
}

extension Name {
  /// The texts of all known names, by id; the first is empty.
  ///
  /// Ids never change: a new name takes the next free id.
  static let knownTexts: [String] = {
    let others = KnownName.calls + KnownName.events + KnownName.retired
    let rows =
      [(Name.empty, "")] + CallbackCatalog.rows.map { ($0.name, $0.text) }
      + others.map { ($0.name, $0.text) }
    let sorted = rows.sorted { $0.0.id < $1.0.id }
    precondition(
      sorted.indices.allSatisfy { sorted[$0].0.id == UInt32($0) },
      "ids of known names are dense and unique"
    )
    return sorted.map(\.1)
  }()
}
