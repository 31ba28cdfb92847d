private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationCoordinator? { nil }
}

@MainActor
extension EnvironmentValues {
  /// The navigation stack around the view.
  var navigation: NavigationCoordinator? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
