import TraceModel

/// An object that a line prints behind a callback, with what introduces it.
struct PrintedObject {
  /// The relations of a printed object or name to the callback before it.
  enum Standing {
    /// A word for the receiver introduces it: `viewDidLoad self = <Home: 0x1>`.
    case stated
    /// A word for a class introduces it: `viewDidLoad class: Home`.
    case keyed
    /// It directly follows the callback: `viewDidLoad <Home: 0x1>`, `viewDidLoad called - Home`.
    case adjacent
    /// It follows other values without a name of its own: `viewDidLoad animated: true <Home: 0x1>`.
    case loose
    /// It has the name of a property: `viewDidLoad tabBarController: <Tabs: 0x1>`.
    case value
  }

  /// The class and the address.
  var receiver: Receiver
  var standing: Standing
  /// Whether it is a printed optional, which the receiver rarely is: `Optional(<Home: 0x1>)`.
  var isOptional: Bool
  /// Whether the name of the property is that of a parent: `parent: <Tabs: 0x1>`.
  var isParent: Bool

  /// Reads what introduces a description at an index behind a callback.
  init(_ description: InstanceDescription, in message: Message, at index: Int, after start: Int) {
    receiver = description.receiver
    standing = message.standing(at: index, after: start)
    isOptional = message.tokens[index].kind == .word
    isParent = message.isWord(
      in: WordLists.parentKeys,
      at: message.introduction(of: index, after: start) - 1
    )
  }

  /// Whether the object may receive a controller's callbacks: it is not a view or window.
  var mayBeController: Bool {
    let name = receiver.className
    guard !WordLists.isControllerClass(name) else { return true }
    return !receiver.isOfUIKit && !name.hasSuffix("View") && !name.hasSuffix("Window")
  }
}

extension Receiver {
  /// Whether the class belongs to UIKit, so that no class of the app is its base class.
  var isOfUIKit: Bool { className.hasPrefix("UI") || className.hasPrefix("_UI") }

  /// Whether names show that the class is a subclass: `HomeViewController` of `ViewController`, and any
  /// class of `BaseViewController`.
  func mayInherit(from base: Receiver) -> Bool {
    className.hasSuffix(base.className)
      || ["Base", "Abstract", "Common", "Super"].contains { base.className.contains($0) }
  }
}

extension Trailer {
  /// Returns the object behind a callback that received it; `nil` if the objects are values.
  ///
  /// The class of the object is the one that the line names, or the line names no other. An object
  /// directly behind the callback may also be one of a subclass, whose base class logs:
  /// `-[BaseVC viewDidLoad] <HomeVC: 0x1>`.
  func object(of named: Receiver, _ callback: ParsedCallback) -> Receiver? {
    let candidates = objects.filter {
      $0.standing != .value && (callback.owner != .controller || $0.mayBeController)
    }
    let name = named.className.isEmpty ? named.label : named.className
    if let same = candidates.first(where: { $0.receiver.className == name }) {
      return same.receiver
    }
    let isTag = named.className.isEmpty
    if let stated = candidates.first(where: {
      $0.standing == .stated || isTag && $0.standing == .keyed
    }),
      isTag || Self.areControllers(named, stated.receiver)
    {
      return stated.receiver
    }
    guard !callback.takesObject, let first = candidates.first else { return nil }
    guard !name.isEmpty else { return first.receiver }
    guard first.standing == .adjacent else { return nil }
    if isTag {
      // `nav viewDidLoad <UINavigationController: 0x1>`
      return first.receiver.isOfUIKit && name.first?.isUppercase == true ? nil : first.receiver
    }
    return !first.isOptional && !first.receiver.isOfUIKit
      && Self.areControllers(named, first.receiver) && first.receiver.mayInherit(from: named)
      ? first.receiver : nil
  }

  /// Returns the argument of a callback that takes an object: the one between its parentheses, else
  /// the first one behind them that is neither the receiver nor another property.
  func argument(besides receiver: Receiver) -> Receiver? {
    if let argument { return argument }
    return objects.first {
      $0.receiver.pointer != receiver.pointer && ($0.isParent || $0.standing != .value)
    }?.receiver
  }

  /// Whether both are controllers: a base class may log for the object of a subclass.
  private static func areControllers(_ one: Receiver, _ other: Receiver) -> Bool {
    WordLists.isControllerClass(one.className) && WordLists.isControllerClass(other.className)
  }
}

extension Message {
  /// How a line introduces the object, address or name at an index, behind a callback that ends at
  /// another index.
  func standing(at index: Int, after start: Int) -> PrintedObject.Standing {
    var last = introduction(of: index, after: start)
    guard last >= start else { return .adjacent }
    if isKeySign(at: last) {
      let key = last - 1
      guard key >= start else { return .adjacent }
      guard tokens[key].kind == .word || tokens[key].kind == .nonLatin else { return .loose }
      return standing(ofKeyAt: key)
    }
    // `called`, `in`, `-`, `->`
    while last >= start, isConnection(last) { last -= 1 }
    guard last >= start else { return .adjacent }
    switch tokens[last].kind {
    case .word:
      if isWord(in: WordLists.selfKeys, at: last) || isReceiverKey(at: last) {
        return standing(ofKeyAt: last)
      }
      // `viewDidLoad Home (0x154f06700)`
      let isName = word(at: last)?.first.map { $0 & 0x20 == 0 } == true
      let isQuiet =
        isName || isWord(in: WordLists.values, at: last)
        || isWord(in: WordLists.properties, at: last) || isWord(in: Self.origins, at: last)
      return isQuiet ? .loose : .value
    case .number, .nonLatin, .punctuation, .symbol: return .loose
    }
  }

  private func standing(ofKeyAt key: Int) -> PrintedObject.Standing {
    if isWord(in: WordLists.selfKeys, at: key) { return .stated }
    // `self.view`
    return isReceiverKey(at: key) && !isAttached(".", at: key - 1) ? .keyed : .value
  }

  /// The index of the last token before an object that is not its bracket, quotation mark, emphasis
  /// or `Optional`.
  func introduction(of index: Int, after start: Int) -> Int {
    var last = index - 1
    while last >= start,
      isOne(of: Self.openings, at: last)
        || tokens[last].kind == .symbol && Self.quotations.contains(text(at: last))
        || isWord(in: Self.wrappers, at: last) && isAttached("(", at: last + 1)
    {
      last -= 1
    }
    return last
  }

  /// Whether a token connects a callback with its receiver.
  private func isConnection(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .punctuation: isOne(of: Self.ornaments, at: index)
    case .symbol: true
    case .word: isWord(in: WordLists.status, at: index) || isWord(in: Self.prepositions, at: index)
    case .nonLatin, .number: false
    }
  }

  private static let wrappers: WordSet = ["ObjectIdentifier", "Optional"]
  private static let openings = Set("([{\"'`<*\\".utf8)
  private static let quotations: Set<String> = ["“", "‘", "«", "「", "『"]
  private static let ornaments = Set("->|,~.*#!/_])}".utf8)
  private static let prepositions: WordSet = ["in", "of"]
  private static let origins: WordSet = ["at", "for", "from", "on"]
}
