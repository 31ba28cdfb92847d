import HeadlessUIKit

extension View {
  /// Presents an alert with buttons while a binding is `true`.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with buttons while a binding is `true`.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with buttons while a binding is `true`.
  public func alert<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with buttons and a message while a binding is `true`.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with buttons and a message while a binding is `true`.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with buttons and a message while a binding is `true`.
  public func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    presentAlert(.alert, title, isPresented, actions(), message())
  }

  /// Presents an alert for data while a binding is `true`.
  public func alert<Actions: View, Data>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(
      Text(titleKey),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: { _ in EmptyView() }
    )
  }

  /// Presents an alert with a message for data while a binding is `true`.
  public func alert<Actions: View, Message: View, Data>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(
      Text(titleKey),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Presents an alert with a message for data while a binding is `true`.
  public func alert<Actions: View, Message: View, Data>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    modifier(
      AlertModifier(
        style: .alert,
        title: { _ in title },
        item: Binding<Data?>(
          get: { isPresented.wrappedValue ? data : nil },
          set: { (_: Data?) in isPresented.wrappedValue = false }
        ),
        actions: actions,
        message: message
      )
    )
  }

  /// Presents a dialog with buttons while a binding is `true`.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    presentAlert(.actionSheet, Text(titleKey), isPresented, actions(), EmptyView())
  }

  /// Presents a dialog with buttons and a message while a binding is `true`.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    presentAlert(.actionSheet, Text(titleKey), isPresented, actions(), message())
  }

  private func presentAlert<Actions: View, Message: View>(
    _ style: UIAlertController.Style,
    _ title: Text,
    _ isPresented: Binding<Bool>,
    _ actions: Actions,
    _ message: Message
  ) -> ModifiedContent<Self, AlertModifier<Bool, Actions, Message>> {
    modifier(
      AlertModifier(
        style: style,
        title: { _ in title },
        item: isPresented.whileTrue,
        actions: { _ in actions },
        message: { _ in message }
      )
    )
  }
}
