import TraceModel

/// Decides which lines are about the same object.
///
/// A pointer identifies an object best, then a label beside a class; a log without receivers has
/// one subject for each kind of object. A name alone identifies no object, whatever its ending is:
/// `Detail` may be a class as `DetailViewController` is. A subject without a pointer may be several
/// objects: each load adds one, and the subject ends with the last object.
struct SubjectRegistry {
  /// An object of the log.
  struct Member {
    /// The identity.
    var id: SubjectID
    /// The kind of object.
    var kind: SubjectKind
    /// How reliably its events belong to one object.
    var identity: SubjectIdentity
    /// The class; without one the label, or the name of a protocol or base class.
    var className: String
    /// The label or pointer; empty if there is none.
    var label: String
    /// Whether this is the first mention of the object.
    var isNew: Bool
  }

  private struct Key: Hashable {
    var process: UInt32
    var identity: SubjectIdentity
    var kind: SubjectKind = .unknown
    var className = ""
    var label = ""

    /// The identity and the kind decide only about equality: they differ little.
    func hash(into hasher: inout Hasher) {
      hasher.combine(process)
      if !className.isEmpty { hasher.combine(className) }
      if !label.isEmpty { hasher.combine(label) }
    }
  }

  private struct Entry {
    var member: Member
    /// The number of live objects with the label or class.
    var objects = 1
    /// The ``ParsedCallback/beginning`` of the newest object.
    var beginning: Int
  }

  /// A class in a process.
  private struct Class: Hashable {
    var process: UInt32
    var name: String
  }

  private var entries: [Key: Entry] = [:]
  /// The pointers of live objects, by class.
  private var pointers: [Class: Set<String>] = [:]
  private var counts: [UInt32: UInt32] = [:]

  /// Returns the object that received a callback.
  mutating func member(_ receiver: Receiver, callback: ParsedCallback, process: UInt32) -> Member {
    let kind = ClassKind.kind(of: receiver.className, owner: callback.owner)
    let key = key(of: receiver, callback: callback, kind: kind, process: process)
    guard let index = entries.index(forKey: key),
      !isReused(entries.values[index], by: receiver)
    else {
      return add(receiver, kind: kind, key: key, beginning: callback.beginning ?? Self.begun)
    }
    if let beginning = callback.beginning {
      if beginning <= entries.values[index].beginning, key.identity != .pointer {
        entries.values[index].objects += 1
      }
      entries.values[index].beginning = beginning
    }
    return known(entries.values[index])
  }

  /// Returns the object that a message or an argument mentions.
  ///
  /// If callbacks state only the class, a pointer that no callback printed belongs to the subject
  /// of that class.
  mutating func member(
    mentioned receiver: Receiver,
    of owner: CallbackInfo.Owner,
    process: UInt32
  ) -> Member {
    let kind = ClassKind.kind(of: receiver.className, owner: owner)
    let key = key(of: receiver, kind: kind, process: process)
    if let entry = entries[key], !isReused(entry, by: receiver) { return known(entry) }
    let pool = self.key(
      of: Receiver(className: receiver.className),
      kind: kind,
      process: process
    )
    if let entry = entries[pool] { return known(entry) }
    return add(receiver, kind: kind, key: key, beginning: Self.begun)
  }

  /// Records the end of an object; returns whether the subject has no object left.
  mutating func end(_ receiver: Receiver, callback: ParsedCallback, process: UInt32) -> Bool {
    let kind = ClassKind.kind(of: receiver.className, owner: callback.owner)
    let key = key(of: receiver, callback: callback, kind: kind, process: process)
    guard var entry = entries[key] else { return true }
    entry.objects -= 1
    if entry.objects > 0 {
      entries[key] = entry
    } else {
      remove(key)
    }
    return entry.objects <= 0
  }

  private mutating func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key), key.identity == .pointer else { return }
    let group = Class(process: key.process, name: entry.member.className)
    pointers[group]?.remove(key.label)
    if pointers[group]?.isEmpty == true { pointers[group] = nil }
  }

  /// Returns the key of the object that received a callback.
  ///
  /// A class without a pointer refers to the only object of the class with a known pointer, unless
  /// the callback may begin a new object: `HomeVC dealloc` after `<HomeVC: 0x1> viewDidDisappear`.
  private func key(
    of receiver: Receiver,
    callback: ParsedCallback,
    kind: SubjectKind,
    process: UInt32
  ) -> Key {
    let key = key(of: receiver, kind: kind, process: process)
    guard key.identity == .className, callback.beginning == nil, entries[key] == nil,
      let candidates = pointers[Class(process: process, name: key.className)],
      candidates.count == 1, let pointer = candidates.first
    else { return key }
    return Key(process: process, identity: .pointer, label: pointer)
  }

  private func known(_ entry: Entry) -> Member {
    var member = entry.member
    member.isNew = false
    return member
  }

  /// Whether a pointer was reused by an object of a different class.
  private func isReused(_ entry: Entry, by receiver: Receiver) -> Bool {
    !receiver.pointer.isEmpty && !receiver.className.isEmpty
      && entry.member.className != receiver.className
  }

  private func key(of receiver: Receiver, kind: SubjectKind, process: UInt32) -> Key {
    if !receiver.pointer.isEmpty {
      return Key(process: process, identity: .pointer, label: receiver.pointer)
    }
    if receiver.isUnstated { return Key(process: process, identity: .anonymous, kind: kind) }
    if !receiver.label.isEmpty, !receiver.className.isEmpty {
      return Key(
        process: process,
        identity: .label,
        className: receiver.className,
        label: receiver.label
      )
    }
    return Key(process: process, identity: .className, className: Self.name(of: receiver))
  }

  /// The only name that a line states: the class, else the label.
  private static func name(of receiver: Receiver) -> String {
    receiver.className.isEmpty ? receiver.label : receiver.className
  }

  /// The ``ParsedCallback/beginning`` of an object that was already alive.
  private static let begun = 2

  private mutating func add(
    _ receiver: Receiver,
    kind: SubjectKind,
    key: Key,
    beginning: Int
  )
    -> Member
  {
    let number = (counts[key.process] ?? 0) + 1
    counts[key.process] = number
    var className = Self.name(of: receiver)
    if className.isEmpty { className = ClassKind.standIn(for: kind) }
    let member = Member(
      id: SubjectID(process: key.process, number: number),
      kind: kind,
      identity: key.identity,
      className: className,
      label: key.identity == .className ? receiver.label : key.label,
      isNew: true
    )
    remove(key)
    entries[key] = Entry(member: member, beginning: beginning)
    if key.identity == .pointer {
      pointers[Class(process: key.process, name: className), default: []].insert(key.label)
    }
    return member
  }
}
