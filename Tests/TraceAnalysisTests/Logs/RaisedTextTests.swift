import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

/// The importer reads in device logs what the runtime raises.
struct `A text that the runtime raises` {
  /// The rules that report the kinds of mistakes in logs.
  private static let rules: [String: [String]] = [
    "invalidArgument": ["LC909"], "uikitDiagnostic": ["LC909"], "navigationInvalid": ["LC904"],
    "presentationInvalid": ["LC903"], "rootMissing": ["LC509"],
    "hierarchyInconsistency": ["LC907"], "invalidUpdate": ["LC859"],
    "duplicateIdentifier": ["LC859"], "cellNotDequeued": ["LC851"],
    "constraintInvalid": ["LC608", "LC616"], "unbalancedTransition": ["LC901"],
    "appearanceCalledDirectly": ["LC902"], "nestedTransition": ["LC904"],
    "presentationIgnored": ["LC903"], "presentationDetached": ["LC908"],
    "viewLoadedWhileDeallocating": ["LC909"], "rootViewAddedByHand": ["LC909"],
    "tableOutsideHierarchy": ["LC606"], "constraintOutsideHierarchy": ["LC611"],
  ]

  /// Texts of other frameworks' objects or of the runtime, which no device logs.
  private static func isOwn(_ raised: RaisedText) -> Bool {
    ["recursiveLoadView", "loadWithoutView", "contextMissing", "unknownSelector"]
      .contains(raised.code)
      || !raised.exception.isEmpty && raised.exception.firstMatch(of: /^(NS|UI|CA)/) == nil
      || raised.exception.isEmpty && raised.code == "uikitDiagnostic"
  }

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

  private enum Wrap: CaseIterable { case none, words, columns }

  /// The lines of a text as a terminal or a web page displays it.
  private func lines(_ text: String, _ wrap: Wrap) -> [String] {
    switch wrap {
    case .none: return [text]
    case .columns:
      return stride(from: 0, to: text.count, by: 100).map {
        String(text.dropFirst($0).prefix(100))
      }
    case .words:
      var lines = [""]
      for word in text.split(separator: " ") {
        if lines[lines.count - 1].count + word.count > 100 { lines.append("") }
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
      return lines
    }
  }

  /// The prefixes and wraps with which a log of an exception or a warning does not have a finding of
  /// the rules.
  private func misses(_ exception: String, _ text: String, _ rules: [String]) throws -> [String] {
    let message =
      exception.isEmpty
      ? text
      : "*** Terminating app due to uncaught exception '\(exception)', reason: '\(text)'"
    let stack = [
      "*** First throw call stack:", "(",
      "\t0   CoreFoundation                      0x00000001803f5c64 __exceptionPreprocess + 172",
      ")", "libc++abi: terminating due to uncaught exception of type NSException",
    ]
    var misses: [String] = []
    for prefix in Self.prefixes {
      for wrap in Wrap.allCases where wrap == .none || !exception.isEmpty {
        let log = lines(prefix + message, wrap) + (exception.isEmpty ? [] : stack)
        let found = try LogInput.file.report(
          log.flatMap { $0.split(separator: "\n").map(String.init) }
        )
        .rules
        if Set(found).isDisjoint(with: rules) { misses.append("\(prefix)\(wrap) \(found)") }
      }
    }
    return misses
  }

  @Test func `are many`() {
    #expect(RaisedText.all.count >= 60)
  }

  @Test(arguments: RaisedText.all)
  func `is read back from a log under the rule of its kind`(raised: RaisedText) throws {
    guard !Self.isOwn(raised) else { return }
    let rules = try #require(Self.rules[raised.code], "no rule for \(raised.code)")
    #expect(try misses(raised.exception, raised.text, rules) == [])
  }

  @Test(arguments: composed)
  func `from parts is read back from a log`(exception: String, text: String, rule: String) throws {
    #expect(try misses(exception, text, [rule]) == [])
  }

  @Test func `has the text of a recorded trace`() throws {
    let log = ["*** Terminating app due to uncaught exception 'NSRangeException', reason: 'beyond'"]
    let messages = try LogInput.file.report(log).findings.map(\.message)
    #expect(messages == ["the app ended with an exception: “NSRangeException: beyond”"])
  }

  @Test func `ends before the next line of the log`() throws {
    let log = [
      "12:00:00.000 *** Terminating app due to uncaught exception 'NSRangeException', reason: 'index 3",
      "beyond bounds", "12:00:01.000 HomeVC viewDidLoad",
    ]
    let report = try LogInput.file.report(log)
    #expect(report.findings.map(\.message).contains { $0.hasSuffix("index 3 beyond bounds”") })
  }
}
