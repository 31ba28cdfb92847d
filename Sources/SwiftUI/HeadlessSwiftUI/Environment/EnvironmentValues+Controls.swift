private enum EditModeKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: Binding<EditMode>? = nil
}

private enum ButtonStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: (@MainActor (ButtonStyleConfiguration) -> AnyView)? = nil
}

private enum SubmitActionKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: (@MainActor () -> Void)? = nil
}

extension EnvironmentValues {
  /// Whether the user edits a list; `nil` if it cannot be edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  /// The style of buttons, as a function.
  @MainActor package var buttonStyle: (@MainActor (ButtonStyleConfiguration) -> AnyView)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
  /// The action of the return key.
  @MainActor package var submitAction: (@MainActor () -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}
