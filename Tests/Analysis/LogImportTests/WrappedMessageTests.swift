import LogImport
import Testing
import TraceModel

/// Messages of UIKit and of leak detectors behind the text that other frameworks print.
struct `Messages behind wrappers` {
  private static let wrappers = [
    // Xamarin and .NET MAUI
    "[0:] %", "[0:] 2016-02-24 12:37:31.945 App[23715:1698372] %", "App.iOS[123:456] %",
    "dbug: [07:30:04.31] 2026-07-22 07:30:04.315522-0700 App.DeviceTests[8333:60837] %",
    "2026-07-22 07:30:04.315 App.iOS[8333:60837] warning: %",
    // React Native
    " WARN  %", " LOG  %", " ERROR  %", "[native] %", "[info][tid:main][RCTLog.m:123] %",
    "2024-05-01 10:00:00.123 [warn][tid:main] %",
    // Flutter
    "flutter: %", "I/flutter ( 123): %", "[VERBOSE-2:dart_vm_initializer.cc(41)] %",
    "[ERROR:flutter/runtime(41)] %",
    // Unity, Cordova and consoles
    "Unity: %", "-> %", "2020-06-01 10:00:00.123 App[1:2] [UIKit] %", "WARNING: %", "*** %",
    "⚠️ [UIKit] %", "[UIKitCore] Warning: %", "> %", "10:00:00 [Info] %", "\"%\"",
  ]

  @Test(arguments: wrappers)
  func `messages of UIKit are read in a wrapper`(wrapper: String) throws {
    let messages = [
      ("Unbalanced calls to begin/end appearance transitions for <App.Home: 0xa>.", "Home(0xa)"),
      ("Attempt to present <App.Pay: 0xb> on <App.Home: 0xa> which is not visible!", "Home(0xa)"),
      (
        "Presenting view controllers on detached view controllers is discouraged <App.Home: 0xa>.",
        "Home(0xa)"
      ),
      ("nested push animation can result in corrupted navigation bar", "-"),
    ]
    for (message, subject) in messages {
      let line = wrapper.replacing("%", with: message)
      #expect(try Listing.callbacks(Array(line.utf8)) == ["\(subject) ! \(message.prefix(24))"])
    }
  }

  @Test(arguments: wrappers)
  func `a callback is read in a wrapper`(wrapper: String) throws {
    let line = wrapper.replacing("%", with: "HomeVC viewDidLoad")
    #expect(try Listing.callbacks(Array(line.utf8)) == ["HomeVC viewDidLoad"])
  }

  @Test(arguments: [
    "Fix: Unbalanced calls to begin/end appearance transitions for <App.Home: 0xa>.",
    "I see Unbalanced calls to begin/end appearance transitions for <App.Home: 0xa>.",
    "Why Attempt to present <App.Pay: 0xb> on <App.Home: 0xa>?",
  ])
  func `a sentence about a message is ignored`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  /// The lines that MLeaksFinder prints.
  private static let assertion = "*** Assertion failure in -[CartVC assertNotDealloc], Leak.m:45"
  private static let possibly = "Possibly Memory Leak."
  private static let inCase =
    "In case that CartVC should not be dealloced, override -willDealloc in CartVC by returning NO."
  private static let stack = "View-ViewController stack: (\n    CartVC,\n    \"App.CartView\"\n)"

  @Test(arguments: [
    [assertion], ["\(possibly) \(inCase)"], [possibly, inCase], [possibly, inCase, stack],
    [
      assertion,
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
        + "reason: '\(possibly)", inCase, stack + "'",
    ],
    ["Possible memory leak: ViewController <App.CartVC: 0xa> (CartVC)"],
    ["Fatal error: CartVC not deallocated after being dismissed: file Checker.swift, line 47"],
    ["<App.CartVC: 0xa> has leaked. Objects are expected to be deallocated at this time: x"],
  ])
  func `a leak detector's lines are one message about the class`(lines: [String]) throws {
    let log = "HomeVC viewDidLoad\n" + lines.joined(separator: "\n") + "\nHomeVC viewWillAppear"
    let events = try Listing.callbacks(Array(log.utf8))
    #expect(events.count == 3)
    #expect(events.first == "HomeVC viewDidLoad" && events.last == "HomeVC viewWillAppear")
    #expect(events.dropFirst().first?.hasPrefix("CartVC") == true)
  }

  @Test func `leaks of two classes are two messages`() throws {
    let log =
      "\(Self.possibly)\n\(Self.inCase)\n\(Self.assertion.replacing("CartVC", with: "PayVC"))"
    let events = try Listing.callbacks(Array(log.utf8))
    #expect(events.map { $0.prefix(6) } == ["CartVC", "PayVC "])
  }

  @Test(arguments: [
    "Is this a possible memory leak?", "Fixed a memory leak.", "possibly memory leak",
    "the controller is not deallocated after being dismissed", "HomeVC has leaked",
    "*** Assertion failure in -[CartVC layout], Cart.m:45",
  ])
  func `a sentence about leaks is ignored`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }
}

/// Sentences of UIKit that a terminal or a web page breaks.
struct `Messages that a page breaks` {
  private static let sentence =
    "Unbalanced calls to begin/end appearance transitions for <App.Home: 0xa>."

  private static let places = sentence.indices.filter { sentence[$0] == " " }.dropFirst(3)

  @Test(arguments: places)
  func `a sentence on two lines is one message`(place: String.Index) throws {
    let rest = Self.sentence[Self.sentence.index(after: place)...]
    let log = "HomeVC viewDidLoad\n\(Self.sentence[..<place])\n\(rest)\nHomeVC viewWillAppear"
    #expect(
      try Listing.callbacks(Array(log.utf8))
        == ["HomeVC viewDidLoad", "Home(0xa) ! Unbalanced calls to begi", "HomeVC viewWillAppear"]
    )
  }

  @Test(arguments: ["HomeVC viewDidLoad", "What can I do?", "", "<App.Home"])
  func `a beginning without the rest is a mention`(line: String) throws {
    for place in Self.places {
      let log = "\(Self.sentence[..<place])\n\(line)\n"
      #expect(try Listing.callbacks(Array(log.utf8)).allSatisfy { !$0.contains("!") })
    }
  }

  @Test(arguments: [
    ("View will appear for Top; call stack: (", "Top viewWillAppear"),
    ("HomeVC view will appear; call stack: (", "HomeVC viewWillAppear"),
    ("A[1:2] View will appear for Top", "Top viewWillAppear"),
  ])
  func `the words before a call stack are the message`(line: String, event: String) throws {
    let log = line + "\n\t0   App   0x0000000104ca9630 -[TopVC viewWillAppear:] + 92\n)"
    let events = try Listing.callbacks(Array(log.utf8))
    #expect(events.count == 1)
    #expect(events.first?.hasSuffix("viewWillAppear") == true)
    #expect(events.first?.contains(event.prefix { $0 != " " }) == true)
  }
}
