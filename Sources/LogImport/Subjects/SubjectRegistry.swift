import TraceModel

/// Decides which lines speak of the same object.
///
/// A pointer is the surest sign, then the author's label, then the class; a log that names no
/// receiver has one subject for each sort of object. A class, a label or nothing may stand for
/// several objects: those that load count as members, and the subject dies with its last one.
struct SubjectRegistry {
  /// An object of the log.
  struct Member {
    /// The identity.
    var id: SubjectID
    /// The sort of object.
    var kind: SubjectKind
    /// How surely its events belong together.
    var identity: SubjectIdentity
    /// The class, the label for want of one, or a protocol's or base class's name.
    var className: String
    /// The label or pointer; empty when there is none.
    var label: String
    /// Whether the object was just met for the first time.
    var isNew: Bool
  }

  private struct Key: Hashable {
    var process: UInt32
    var identity: SubjectIdentity
    var kind: SubjectKind = .unknown
    var className = ""
    var label = ""
  }

  private struct Entry {
    var member: Member
    /// The objects that are alive behind a label or class.
    var objects = 1
    /// How far the newest of them has begun.
    var beginning: Int
  }

  /// What objects that a log knows by their pointers have in common.
  private struct Class: Hashable {
    var process: UInt32
    var name: String
  }

  private var entries: [Key: Entry] = [:]
  /// The pointers of the objects that are alive, by their classes.
  private var pointers: [Class: Set<String>] = [:]
  private var counts: [UInt32: UInt32] = [:]

  /// Returns the object that a callback was sent to.
  mutating func member(_ receiver: Receiver, callback: ParsedCallback, process: UInt32) -> Member {
    let kind = ClassKind.kind(of: receiver.className, owner: callback.owner)
    let key = key(of: receiver, callback: callback, kind: kind, process: process)
    guard var entry = entries[key], !isReused(entry, by: receiver) else {
      return add(receiver, kind: kind, key: key, beginning: callback.beginning ?? Self.begun)
    }
    if let beginning = callback.beginning {
      if beginning <= entry.beginning, key.identity != .pointer { entry.objects += 1 }
      entry.beginning = beginning
    }
    entry.member.isNew = false
    entries[key] = entry
    return entry.member
  }

  /// Returns the object that a sentence or an argument speaks of.
  ///
  /// A pointer that no callback printed means the subject of its class, when callbacks name only
  /// the class: the sentence is then about one of its objects.
  mutating func member(mentioned receiver: Receiver, process: UInt32) -> Member {
    let kind = ClassKind.kind(of: receiver.className, owner: .controller)
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

  /// Takes note of an object's end; tells whether no object of the subject is left.
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
    let place = Class(process: key.process, name: entry.member.className)
    pointers[place]?.remove(key.label)
    if pointers[place]?.isEmpty == true { pointers[place] = nil }
  }

  /// Returns the key of the object that a callback was sent to.
  ///
  /// A class alone means the only object of it that is known by its pointer, unless the callback
  /// may begin another one: `HomeVC dealloc` behind `<HomeVC: 0x1> viewDidDisappear`.
  private func key(
    of receiver: Receiver,
    callback: ParsedCallback,
    kind: SubjectKind,
    process: UInt32
  ) -> Key {
    let key = key(of: receiver, kind: kind, process: process)
    guard key.identity == .className, callback.beginning == nil, entries[key] == nil,
      let candidates = pointers[Class(process: process, name: receiver.className)],
      candidates.count == 1, let pointer = candidates.first
    else { return key }
    return Key(process: process, identity: .pointer, label: pointer)
  }

  private func known(_ entry: Entry) -> Member {
    var member = entry.member
    member.isNew = false
    return member
  }

  /// Whether a pointer now belongs to an object of another class.
  private func isReused(_ entry: Entry, by receiver: Receiver) -> Bool {
    !receiver.pointer.isEmpty && !receiver.className.isEmpty
      && entry.member.className != receiver.className
  }

  private func key(of receiver: Receiver, kind: SubjectKind, process: UInt32) -> Key {
    if !receiver.pointer.isEmpty {
      return Key(process: process, identity: .pointer, label: receiver.pointer)
    }
    if !receiver.label.isEmpty {
      return Key(
        process: process,
        identity: .label,
        className: receiver.className,
        label: receiver.label
      )
    }
    if !receiver.className.isEmpty {
      return Key(process: process, identity: .className, className: receiver.className)
    }
    return Key(process: process, identity: .anonymous, kind: kind)
  }

  /// The beginning of an object that was already alive.
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
    var className = receiver.className.isEmpty ? receiver.label : receiver.className
    if className.isEmpty { className = ClassKind.standIn(for: kind) }
    let member = Member(
      id: SubjectID(process: key.process, number: number),
      kind: kind,
      identity: key.identity,
      className: className,
      label: key.label,
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
