extension Name {
  /// The content of a SwiftUI view is evaluated; the begin’s text is the cause, as
  /// `Self._printChanges()` prints it: `@self, @identity, _name`.
  public static let body = Name(id: 201)
  /// The action of a SwiftUI view that appears.
  public static let onAppear = Name(id: 202)
  /// The action of a SwiftUI view that has disappeared.
  public static let onDisappear = Name(id: 203)
  /// The action for a changed value; the begin’s text contains both values: `1 → 2`.
  public static let onChange = Name(id: 204)
  /// The action for a value of a publisher.
  public static let onReceive = Name(id: 205)
  /// The action for a changed preference.
  public static let onPreferenceChange = Name(id: 206)
  /// The closure of a task is started; it runs during ``taskState``.
  public static let task = Name(id: 207)
  /// The cancellation of a task is requested.
  public static let taskCancel = Name(id: 208)
  /// The action of a control, gesture recognizer or bar item, or of a control of SwiftUI; the begin
  /// of a UIKit action has the event or state as its text: `touchUpInside`, `began`.
  public static let action = Name(id: 209)
  /// The action after a sheet or cover was dismissed.
  public static let onDismiss = Name(id: 210)
  /// Creates the coordinator of a representable.
  public static let makeCoordinator = Name(id: 211)
  /// Creates the view of a representable.
  public static let makeUIView = Name(id: 212)
  /// Updates the view of a representable.
  public static let updateUIView = Name(id: 213)
  /// Sent before the view of a representable is removed for good.
  public static let dismantleUIView = Name(id: 214)
  /// Creates the controller of a representable.
  public static let makeUIViewController = Name(id: 215)
  /// Updates the controller of a representable.
  public static let updateUIViewController = Name(id: 216)
  /// Sent before the controller of a representable is removed for good.
  public static let dismantleUIViewController = Name(id: 217)
}

extension CallbackCatalog {
  /// The callbacks of the nodes of a SwiftUI graph.
  static let nodes = [
    Section(.swiftUIView, .evaluation).rows([
      Row(.body, "body"),
      Row(.updateUIView, "updateUIView"),
      Row(.updateUIViewController, "updateUIViewController"),
    ]),
    Section(.swiftUIView, .appearance).rows([
      Row(.onAppear, "onAppear"),
      Row(.onDisappear, "onDisappear"),
    ]),
    Section(.swiftUIView, .action).rows([
      Row(.onChange, "onChange(of:)"),
      Row(.onReceive, "onReceive"),
      Row(.onPreferenceChange, "onPreferenceChange"),
      Row(.task, "task"),
      Row(.taskCancel, "task.cancel"),
      Row(.onDismiss, "onDismiss"),
    ]),
    Section(.anyObject, .action).rows([
      Row(.action, "action")
    ]),
    Section(.swiftUIView, .representation).rows([
      Row(.makeCoordinator, "makeCoordinator"),
      Row(.makeUIView, "makeUIView"),
      Row(.dismantleUIView, "dismantleUIView"),
      Row(.makeUIViewController, "makeUIViewController"),
      Row(.dismantleUIViewController, "dismantleUIViewController"),
    ]),
  ]
}
