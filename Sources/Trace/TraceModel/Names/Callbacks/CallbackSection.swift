extension CallbackCatalog {
  /// What the rows of a section have in common.
  struct Section {
    let owner: CallbackInfo.Owner
    let group: CallbackInfo.Group
    let argument: CallbackInfo.Argument
    let superRequirement: CallbackInfo.SuperRequirement
    /// Whether the callbacks may be spelled without their receiver: `willShow`, `didBecomeActive`.
    let omitsReceiver: Bool

    init(
      _ owner: CallbackInfo.Owner,
      _ group: CallbackInfo.Group,
      argument: CallbackInfo.Argument = .none,
      super requirement: CallbackInfo.SuperRequirement = .none,
      omitsReceiver: Bool = false
    ) {
      self.owner = owner
      self.group = group
      self.argument = argument
      superRequirement = requirement
      self.omitsReceiver = omitsReceiver
    }

    func rows(_ rows: [Row]) -> [CallbackInfo] {
      rows.map { row in
        CallbackInfo(
          name: row.name,
          text: row.text,
          owner: owner,
          group: group,
          role: row.role,
          argument: argument,
          superRequirement: superRequirement,
          isSent: row.isSent,
          selectors: row.selectors,
          shortSpellings: omitsReceiver && row.short.isEmpty ? [row.textWithoutReceiver] : row.short
        )
      }
    }
  }

  /// What one row states in addition to its section.
  struct Row {
    let name: Name
    let text: String
    let role: CallbackRole
    let isSent: Bool
    let selectors: [String]
    let short: [String]

    init(
      _ name: Name,
      _ text: String,
      role: CallbackRole = .none,
      isSent: Bool = true,
      selectors: [String] = [],
      short: [String] = []
    ) {
      self.name = name
      self.text = text
      self.role = role
      self.isSent = isSent
      self.selectors = selectors
      self.short = short
    }

    /// The second label, or the text without `application` or `scene`.
    var textWithoutReceiver: String {
      if let label = text.split(separator: "_:").dropFirst().first?.prefix(while: { $0 != ":" }) {
        return String(label)
      }
      let words = text.drop { $0.isLowercase }
      return words.prefix(1).lowercased() + words.dropFirst()
    }
  }
}
