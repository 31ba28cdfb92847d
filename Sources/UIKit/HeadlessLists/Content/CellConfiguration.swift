import TraceModel

/// The configurations of a cell, a header or a footer, and whether the view must be configured.
///
/// Most cells of a table have no configuration, so the values are stored apart.
@MainActor
struct CellConfiguration {
  @MainActor
  private final class Values {
    var content = ConfiguredContent()
    var background: UIBackgroundConfiguration?
    var updatesContent = true
    var updatesBackground = true
  }

  /// Whether the state has changed since the last `updateConfiguration(using:)`.
  var isNeeded = true
  private var values: Values?

  var content: (any UIContentConfiguration)? { values?.content.configuration }
  var hasContentView: Bool { values?.content.view != nil }

  var background: UIBackgroundConfiguration? {
    get { values?.background }
    set { if newValue != nil || values != nil { made.background = newValue } }
  }

  var updatesContent: Bool {
    get { values?.updatesContent ?? true }
    set { made.updatesContent = newValue }
  }

  var updatesBackground: Bool {
    get { values?.updatesBackground ?? true }
    set { made.updatesBackground = newValue }
  }

  private var made: Values {
    mutating get {
      if let values { return values }
      let made = Values()
      values = made
      return made
    }
  }

  /// Sets the configuration of the content; see ``ConfiguredContent/set(_:for:)``.
  mutating func setContent(
    _ new: (any UIContentConfiguration)?,
    for state: any UIConfigurationState
  ) -> UIView? {
    guard new != nil || values != nil else { return nil }
    return made.content.set(new, for: state)
  }

  /// Updates the configurations for a state.
  ///
  /// - Returns: The view to show instead of the content view, `nil` if that one remains.
  func update(for state: any UIConfigurationState) -> UIView? {
    guard let values else { return nil }
    if values.updatesBackground { values.background = values.background?.updated(for: state) }
    guard values.updatesContent, let content = values.content.configuration else { return nil }
    return values.content.set(content, for: state)
  }
}

/// A view that an app configures by values: a cell, a header or a footer.
@MainActor
protocol ConfigurableCell: UIView {
  associatedtype State: UIConfigurationState

  var configuration: CellConfiguration { get set }
  var configurationState: State { get }
  func replaceContentView(with view: UIView)
  func updateConfiguration(using state: State)
  func setNeedsUpdateConfiguration()
}

extension ConfigurableCell {
  /// Sets the configuration of the content, whose view replaces the content view.
  func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
    let hadView = configuration.hasContentView
    if let view = configuration.setContent(new, for: configurationState) {
      replaceContentView(with: view)
    } else if new == nil, hadView {
      replaceContentView(with: UIView(frame: .zero))
    }
  }

  // choice: cell-update-configuration
  /// Sends a pending `updateConfiguration(using:)`: before the view is measured, and in its layout.
  ///
  /// The method exists since iOS 14.
  func updateConfigurationIfNeeded() {
    guard configuration.isNeeded, life.runtime.behavior.major >= 14 else { return }
    configuration.isNeeded = false
    let state = configurationState
    if let view = configuration.update(for: state) { replaceContentView(with: view) }
    // Since iOS 26 a change of an observable object that it reads repeats it.
    observing {
      life.runtime.dispatcher.send(.updateConfiguration, to: traceSubject) {
        updateConfiguration(using: state)
      }
    } onChange: {
      ($0 as? any ConfigurableCell)?.setNeedsUpdateConfiguration()
    }
  }
}
