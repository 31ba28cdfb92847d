import AnalysisEngine
import Findings
import TraceModel

extension MessageRule {
  /// Reports a presentation from a controller whose view is not in a window.
  static let presentOutsideWindow = MessageRule(
    RuleDescriptor(
      401,
      "present-outside-window",
      .error,
      [.runtime],
      summary: "present was called on a controller whose view is not in a window.",
      rationale: """
        UIKit ignores the call: nothing is shown, and the completion handler is never called.
        """,
      help: "present from viewDidAppear(_:) or later, from a controller that is on the screen",
      examples: .swift(PackageResources.LC401_swift),
      exceptions: ["The message that UIKit logs in a device log is LC903."],
      sources: [
        "developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)",
        "UIKit: “whose view is not in the window hierarchy”",
      ],
      published: "github.com/BobDG/BDGShare/issues/4: a share sheet was presented from viewDidLoad"
    ),
    opening: "present was ignored: its view is not in a window",
    sentences: [
      Sentence([.presentationIgnored], ["not in the window hierarchy"], .recordings)
    ]
  )

  /// Reports a presentation from a controller that is already presenting.
  static let presentWhilePresenting = MessageRule(
    RuleDescriptor(
      402,
      "present-while-presenting",
      .error,
      [.runtime],
      summary: "present was called on a controller that is already presenting.",
      rationale: "UIKit ignores the call: the second controller is never shown.",
      help: "dismiss the first controller, or present from the topmost controller",
      examples: .swift(PackageResources.LC402_swift),
      exceptions: [
        "A presented controller may present a further controller, which makes a chain.",
        "The message that UIKit logs in a device log is LC903.",
      ],
      sources: [
        "developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller",
        "github.com/scenee/FloatingPanel/issues/657",
      ],
      published: """
        github.com/scenee/FloatingPanel/issues/657: \
        a controller that was presenting presented again
        """
    ),
    opening: "present was ignored: it is already presenting a controller",
    sentences: [
      Sentence(
        [.presentationIgnored],
        [
          "Attempt to present*which is already presenting",
          "Attempt to present*while a presentation is in progress",
        ],
        .recordings
      )
    ]
  )

  /// Reports a presentation from a controller outside the controller hierarchy.
  static let detachedPresenter = MessageRule(
    RuleDescriptor(
      407,
      "detached-presenter",
      .warning,
      [.runtime],
      summary: """
        present was called on a controller whose view is in a window, but which is not in the \
        controller hierarchy.
        """,
      rationale: """
        Rotation, safe areas and the presentation itself may be wrong; UIKit warns that it will \
        raise an exception.
        """,
      help: "add the controller, or its container, as a child: addChild(_:)",
      examples: .swift(PackageResources.LC407_swift),
      exceptions: ["The message that UIKit logs in a device log is LC908."],
      sources: [
        "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
        "UIKit: “Presenting view controllers on detached view controllers is discouraged”",
      ],
      published: "github.com/GabrielAlva/SwiftPages/issues/18: a page without a parent presented"
    ),
    opening: "presents although it is not in the controller hierarchy of a window",
    sentences: [
      Sentence([.presentationDetached], [], .recordings)
    ]
  )

  /// Reports an observer that was added to a notification center twice.
  static let observerAddedTwice = MessageRule(
    RuleDescriptor(
      801,
      "observer-added-twice",
      .warning,
      [.runtime],
      summary: "The same method was added twice as an observer of the same notifications.",
      rationale: "Each notification calls the method twice.",
      help: """
        add the observer where it is removed: in viewDidLoad() and deinit, or in \
        viewWillAppear(_:) and viewWillDisappear(_:)
        """,
      examples: .swift(PackageResources.LC801_swift),
      exceptions: [
        "An observer that is removed before it is added again is not reported.",
        "Observers that are closures cannot be compared.",
      ],
      sources: [
        "developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)"
      ],
      published: "github.com/react/react-native/issues/999: a bridge added the same observer twice"
    ),
    opening: "observes the same notifications twice",
    sentences: [Sentence([.uikitDiagnostic], ["is already an observer of"], .recordings)]
  )

  /// Reports a graph of views that updates itself without end.
  static let updateRestless = MessageRule(
    RuleDescriptor(
      756,
      "update-restless",
      .error,
      [.runtime, .input],
      summary: "Views were updated again and again in one turn of the main loop.",
      rationale: "The screen shows an intermediate value, or the app is busy without a pause.",
      help: """
        do not write a value that the same action observes; write it only if it differs, and let one \
        view own it
        """,
      examples: .swift(PackageResources.LC756_swift),
      exceptions: ["An action that writes the value once more, and then rests, is not reported."],
      sources: [
        "SwiftUI: “onChange(of:) action tried to update multiple times per frame.”",
        "developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)",
      ],
      published: """
        github.com/exyte/ScalingHeaderScrollView/issues/11: \
        a header logged “tried to update multiple times per frame”
        """,
      since: "0.2.0"
    ),
    opening: "the updates of views did not come to rest",
    sentences: [Sentence([.updateRestless], [], .both)]
  )

  /// Reports a view that reads an environment object that no ancestor provides.
  static let environmentObjectMissing = MessageRule(
    RuleDescriptor(
      757,
      "environment-object-missing",
      .error,
      [.runtime, .input],
      summary: "A view reads an environment object that no ancestor provides.",
      rationale: "The app crashes on a device.",
      help: """
        add environmentObject(_:) or environment(_:) above the view; a sheet and a hosting controller \
        need their own
        """,
      examples: .log(
        wrong: PackageResources.LC757_wrong_log,
        right: PackageResources.LC757_right_log
      ),
      exceptions: ["An optional environment value is nil without an object."],
      sources: [
        "SwiftUI: “No ObservableObject of type … found.”",
        "developer.apple.com/documentation/swiftui/environmentobject",
      ],
      published: """
        github.com/AndreaMiotto/PartialSheet/issues/127: \
        a sheet had no manager in its environment
        """,
      since: "0.2.0"
    ),
    opening: "an environment object is missing",
    sentences: [Sentence([.environmentObjectMissing], [], .both)]
  )

  /// Reports a class that conforms to SwiftUI’s `View`.
  static let viewIsAClass = MessageRule(
    RuleDescriptor(
      758,
      "view-is-a-class",
      .error,
      [.runtime, .input],
      summary: "A class conforms to View.",
      rationale: "The app crashes on a device, because views are values.",
      help:
        "declare the view as a struct, and keep objects in StateObject, State or ObservedObject",
      examples: .swift(PackageResources.LC758_swift),
      exceptions: ["A representable may refer to UIKit’s classes, but is itself a struct."],
      sources: [
        "SwiftUI: “views must be value types (either a struct or an enum)”",
        "developer.apple.com/documentation/swiftui/view",
      ],
      published: "github.com/joshdholtz/DeckUI/issues/10: a representable view was a class",
      since: "0.2.0"
    ),
    opening: "a view is a class",
    sentences: [Sentence([.viewIsAClass], [], .both)]
  )

  /// Reports a cell that a data source returned without dequeuing it for the row.
  static let cellNotDequeued = MessageRule(
    RuleDescriptor(
      851,
      "cell-not-dequeued",
      .error,
      [.runtime, .input],
      summary: "A data source returned a cell that it had not dequeued for the row.",
      rationale: """
        UIKit raises an exception: a cell that is kept or created elsewhere may be displayed for \
        two rows.
        """,
      help:
        "call dequeueReusableCell(withIdentifier:for:) once for each cell, and return that cell",
      examples: .log(
        wrong: PackageResources.LC851_wrong_log,
        right: PackageResources.LC851_right_log
      ),
      exceptions: [
        "A table accepts a cell that was created without the pool."
      ],
      sources: [
        "developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)",
        "UIKit: “cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier”",
      ],
      published: """
        github.com/badoo/Chatto/issues/526: \
        a chat returned a cell that it had not dequeued
        """,
      since: "0.3.0"
    ),
    opening: "the cell was not dequeued for the row",
    sentences: [Sentence([.cellNotDequeued], [], .both)]
  )

  /// Reports an update of a list that does not match its data.
  static let invalidListUpdate = MessageRule(
    RuleDescriptor(
      859,
      "invalid-list-update",
      .error,
      [.runtime, .input],
      summary: "An update of a table or collection does not match its data.",
      rationale: "UIKit raises an exception, and the app crashes.",
      help: """
        change the data inside performBatchUpdates, by as many rows as are inserted and deleted; \
        or apply a snapshot, whose items are unique
        """,
      examples: .log(
        wrong: PackageResources.LC859_wrong_log,
        right: PackageResources.LC859_right_log
      ),
      exceptions: [
        "reloadData() reads the counts again, and needs no update."
      ],
      sources: [
        "developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)",
        "UIKit: “Invalid update: invalid number of rows in section”",
        "UIKit: “Fatal: supplied item identifiers are not unique.”",
      ],
      published: """
        github.com/firebase/codelab-friendlychat-web/issues/48: \
        a row was inserted that the data does not have
        """,
      since: "0.3.0"
    ),
    opening: "the update does not match the data",
    sentences: [Sentence([.invalidUpdate, .duplicateIdentifier], [], .both)]
  )

  /// Reports objects that became a part of a hierarchy of a different run.
  static let objectOfAnotherRun = MessageRule(
    RuleDescriptor(
      910,
      "object-of-another-run",
      .error,
      [.runtime],
      summary: "An object of one run became a part of a hierarchy of another run.",
      rationale: """
        Its callbacks are recorded in the other run and depend on the clock there: this trace is \
        incomplete.
        """,
      help: "create the object within the run that shows it",
      examples: .trace(
        wrong: PackageResources.LC910_wrong_jsonl,
        right: PackageResources.LC910_right_jsonl
      ),
      exceptions: [
        "An object that was created outside every run joins the run that shows it."
      ],
      sources: ["the runtime, which records the diagnostic context-missing"]
    ),
    opening: "contains an object of a different run",
    sentences: [Sentence([.contextMissing], [], .recordings)]
  )
}
