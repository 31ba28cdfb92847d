import HeadlessUIKit

/// An alert as a value, before iOS 15 (developer.apple.com/documentation/swiftui/alert).
@MainActor
public struct Alert {
  /// A button of an alert.
  @MainActor
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (@MainActor () -> Void)?

    /// A button with a normal action.
    public static func `default`(
      _ label: Text,
      action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(label: label, role: nil, action: action) }

    /// A button that closes the alert without a change.
    public static func cancel(
      _ label: Text,
      action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(label: label, role: .cancel, action: action) }

    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      cancel(Text(verbatim: "Cancel"), action: action)
    }

    /// A button that deletes something.
    public static func destructive(
      _ label: Text,
      action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(label: label, role: .destructive, action: action) }

    var view: some View {
      HeadlessSwiftUI.Button(role: role, action: action ?? {}) { label }
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// An action sheet as a value, before iOS 15
/// (developer.apple.com/documentation/swiftui/actionsheet).
@MainActor
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert value.
private struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { buttons[$0].view }
  }
}

extension View {
  /// Presents an alert while a binding is `true`.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presentAlert(isPresented.whileTrue) { _ in content() }
  }

  /// Presents an alert for an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    presentAlert(item, content)
  }

  /// Presents an action sheet while a binding is `true`.
  public func actionSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> ActionSheet
  ) -> some View {
    presentSheet(isPresented.whileTrue) { _ in content() }
  }

  /// Presents an action sheet for an item.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> ActionSheet
  ) -> some View {
    presentSheet(item, content)
  }

  private func presentAlert<Item>(
    _ item: Binding<Item?>,
    _ content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      AlertModifier(
        style: .alert,
        title: { content($0).title },
        item: item,
        actions: { AlertButtons(buttons: content($0).buttons) },
        message: { content($0).message }
      )
    )
  }

  private func presentSheet<Item>(
    _ item: Binding<Item?>,
    _ content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      AlertModifier(
        style: .actionSheet,
        title: { content($0).title },
        item: item,
        actions: { AlertButtons(buttons: content($0).buttons) },
        message: { content($0).message }
      )
    )
  }
}
