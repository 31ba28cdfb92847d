import Findings
import LogImport
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

/// The importer reads in device logs what the runtime raises.
struct `An exception that the runtime raises` {
  /// The rules that report the kinds of exceptions in logs; LC909 reports the others.
  private static let rules: [Name: [String]] = [
    .navigationInvalid: ["LC904"], .presentationInvalid: ["LC903"], .rootMissing: ["LC509"],
    .hierarchyInconsistency: ["LC907"], .invalidUpdate: ["LC859"],
    .duplicateIdentifier: ["LC859"], .cellNotDequeued: ["LC851"],
  ]

  /// Texts that the runtime composes from variables.
  private static let composed: [(exception: String, text: String, rule: String)] = {
    let (cart, home) = ("<Shop.CartViewController: 0x105809800>", "<Shop.Home: 0x105809900>")
    let argument = "NSInvalidArgumentException"
    let internals = "NSInternalInconsistencyException"
    return [
      (
        argument,
        "Pushing the same view controller instance more than once is not supported (\(cart))",
        "LC405"
      ),
      (
        argument,
        "\(home) is pushing the same view controller instance (\(cart)) more than once which is not "
          + "supported and is most likely an error in the application : com.shop.cart", "LC405"
      ),
      (argument, "Pushing a navigation controller is not supported", "LC909"),
      (
        argument,
        "Application tried to present modally a view controller \(cart) that is already being "
          + "presented by \(home).", "LC903"
      ),
      (
        argument,
        "Application tried to present modally a view controller \(cart) that has a parent view "
          + "controller \(home).", "LC903"
      ),
      (argument, "Application tried to present modally an active controller \(cart).", "LC903"),
      (
        argument,
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "\(cart).", "LC903"
      ),
      (argument, "The presentation style of \(cart) is UIModalPresentationNone", "LC903"),
      (
        internals,
        "attempt to delete row 3 from section 0 which only contains 3 rows before the update",
        "LC859"
      ),
      (
        internals,
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (3) must be equal to the number before it (3).",
        "LC859"
      ),
      (
        internals,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}",
        "LC859"
      ),
      (
        "NSGenericException",
        "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x1 \"UIView:0x2.left\"> and "
          + "<NSLayoutXAxisAnchor:0x3 \"UIView:0x4.left\"> because they have no common ancestor.  Does "
          + "the constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal.", "LC608"
      ),
      (argument, "-[Shop.Cart pay]: unrecognized selector sent to instance 0x1058", "LC909"),
    ]
  }()

  private static let prefixes = [
    "", "2026-01-01 12:00:00.020 Shop[71:2203] ", "2026-01-01 12:00:00.020123+0100 Shop[71:2203] ",
    "2026-01-01 12:00:00.020123+0100 0x1f3a   Default  0x0  71   0    Shop: (CoreFoundation) ",
    "default\t12:00:00.020123+0100\tShop\t",
  ]

  private static let stack = [
    "*** First throw call stack:", "(",
    "\t0   CoreFoundation                      0x00000001803f5c64 __exceptionPreprocess + 172",
    ")", "libc++abi: terminating due to uncaught exception of type NSException",
  ]

  /// The lines of a text, which a terminal or a web page breaks at spaces.
  private func lines(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n").flatMap { line in
      var lines = [""]
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        if lines[lines.count - 1].count + word.count > width { lines.append("") }
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
      return lines
    }
  }

  /// The prefixes and widths with which a log of an exception has no finding of the rules.
  private func misses(_ exception: String, _ text: String, _ rules: [String]) throws -> [String] {
    let message =
      "*** Terminating app due to uncaught exception '\(exception)', reason: '\(text)'"
    var misses: [String] = []
    for prefix in Self.prefixes {
      for width in [10_000, 120, 100] {
        let log = lines(prefix + message, width: width) + Self.stack
        let found = try LogInput.file.report(log).rules
        if Set(found).isDisjoint(with: rules) { misses.append("\(prefix)\(width) \(found)") }
      }
    }
    return misses
  }

  @Test func `an exception of the runtime has one of many texts`() {
    #expect(RaisedText.all.count >= 40)
  }

  @Test(arguments: RaisedText.all)
  func `an exception of the runtime is read back from a log under the rule of its kind`(
    raised: RaisedText
  ) throws {
    let code = ExceptionKind.code(of: raised.exception, reason: raised.text)
    let rules = Self.rules[code] ?? ["LC909", "LC608", "LC616"]
    #expect(try misses(raised.exception, raised.text, rules) == [])
  }

  /// The forms without the first words of a report, as crash services and debuggers print them.
  private static let shortForms = ["%: @", "%, reason: '@'", "%', reason: '@'", "** %: @"]

  @Test(arguments: RaisedText.all)
  func `an exception of the runtime is read back without the first words of its report`(
    raised: RaisedText
  ) throws {
    for form in Self.shortForms {
      let text = raised.text.replacing("\n", with: " ")
      let line = form.replacing("%", with: raised.exception).replacing("@", with: text)
      var log = LogImporter(title: "log", bytes: Array(line.utf8))
      var names: [Name] = []
      while let event = try log.next() {
        if event.kind == .diagnostic { names.append(event.name) }
      }
      #expect(names.count == 1, "\(line)")
    }
  }

  @Test(arguments: composed)
  func `an exception of the runtime is read back from a log if its text has parts`(
    exception: String,
    text: String,
    rule: String
  ) throws {
    #expect(try misses(exception, text, [rule]) == [])
  }
}

struct `The report of an exception in a log` {
  private static let opening =
    "*** Terminating app due to uncaught exception 'NSRangeException', reason: '"

  private func messages(_ lines: [String]) throws -> [String] {
    try LogInput.file.report(lines).findings.filter { $0.severity > .info }.map(\.message)
  }

  @Test func `the report of an exception has the text of a recorded trace`() throws {
    #expect(
      try messages([Self.opening + "beyond'"])
        == ["the app ended with an exception: “NSRangeException: beyond”"]
    )
  }

  @Test func `the report of an exception ends before the call stack if its reason is cut off`()
    throws
  {
    let time = "2026-01-01 12:00:00.020 Shop[71:2203] "
    let log = [time + Self.opening + "index 3", time + "*** First throw call stack:"]
    #expect(
      try messages(log) == ["the app ended with an exception: “NSRangeException: index 3”"]
    )
  }

  @Test(arguments: [1_000, 8_000, 200_000])
  func `an exception is reported if its reason is long`(count: Int) throws {
    let words = String(repeating: "word ", count: count / 5)
    let line = "*** Terminating app due to uncaught exception 'RLMError', reason: '\(words)'"
    let found = try messages([line, "*** First throw call stack:"])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("the app ended with an exception: “RLMError: word ") == true)
  }

  @Test func `an exception of the runtime is reported whatever its name is`() throws {
    let line = "*** Terminating app due to uncaught exception 'RLMError', reason: 'closed'"
    #expect(try messages([line]) == ["the app ended with an exception: “RLMError: closed”"])
  }

  @Test(arguments: [
    "The console printed Terminating app due to uncaught exception 'NSRangeException', reason: 'a'",
    "Terminating app due to uncaught exception is what you see",
    "Terminating app due to uncaught exception 'NSInvalidArgumentException' means a wrong call",
    "Terminating app due to low memory",
    "Terminating app due to uncaught exception 'NSRangeException', reason: 'a' is the message",
    "Uncaught exception handling is described below",
    "reason: 'Can't add self as subview'",
    "NSRangeException: index 3 beyond bounds",
  ])
  func `a sentence that quotes an exception is not an exception`(sentence: String) throws {
    #expect(try messages([sentence, "HomeVC viewDidLoad", "HomeVC viewWillAppear"]) == [])
    let time = "2026-01-01 12:00:00.020 Shop[71:2203] "
    #expect(try messages([time + sentence, time + "HomeVC viewDidLoad"]) == [])
  }
}
