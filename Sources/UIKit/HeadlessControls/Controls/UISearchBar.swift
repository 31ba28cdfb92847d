@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation
import TraceModel

/// The text field of a search bar, as UIKit's `UISearchTextField`
/// (developer.apple.com/documentation/uikit/uisearchtextfield).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  fileprivate weak var searchBar: UISearchBar?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    returnKeyType = .search
    clearButtonMode = .always
  }

  /// Creates a text field from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Becomes the first responder if the delegate of the search bar allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard let searchBar, let delegate = searchBar.delegate, !isFirstResponder else {
      return super.becomeFirstResponder()
    }
    return delegate.searchBarShouldBeginEditing(searchBar) && super.becomeFirstResponder()
  }

  /// Resigns if the delegate of the search bar allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard let searchBar, let delegate = searchBar.delegate, isFirstResponder else {
      return super.resignFirstResponder()
    }
    return delegate.searchBarShouldEndEditing(searchBar) && super.resignFirstResponder()
  }

  /// Returns whether the delegate of the search bar allows a typed text.
  override func mayChange(_ range: NSRange, to text: String) -> Bool {
    guard let searchBar, let delegate = searchBar.delegate else { return true }
    return delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  /// Notifies the delegate of the search bar before the actions are performed.
  @_spi(Runtime) open override func sendActions(
    for controlEvents: UIControl.Event,
    with event: UIEvent?
  ) {
    searchBar?.fieldWillSend(controlEvents)
    super.sendActions(for: controlEvents, with: event)
  }
}

/// A bar with a text field for searches, as UIKit's `UISearchBar`
/// (developer.apple.com/documentation/uikit/uisearchbar).
///
/// The delegate is notified of the actions of the user.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The look; the names and values of UIKit's `UISearchBar.Style`.
  public enum Style: UInt, Sendable {
    /// The look of the platform.
    case `default` = 0
    /// A background.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  // inert: nothing is drawn
  /// The color of the bar.
  open var barStyle = UIBarStyle.default
  open private(set) var searchTextField = UISearchTextField()
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search whose bar this is.
  weak var searchController: UISearchController?

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addField()
  }

  /// Creates a bar from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addField()
    decode(coder, as: UISearchBar.self)
  }

  private func addField() {
    searchTextField.searchBar = self
    searchTextField.autocorrectionType = .no
    addSubview(searchTextField)
  }

  // choice: search-bar-text-by-code
  /// The text; the delegate is not notified of text that code sets.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is shown without a text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Makes the text field the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends the editing of the text field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Whether the text field is the first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// The line above the text field.
  open var prompt: String?
  /// The look.
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  /// Whether the content behind the bar is visible through it.
  open var isTranslucent = true
  /// Whether the user can use the bar.
  open var isEnabled = true {
    didSet { searchTextField.isEnabled = isEnabled }
  }
  open var backgroundImage: UIImage?
  /// Whether the cancel button is shown.
  open var showsCancelButton = false
  /// Whether the bookmark button is shown.
  open var showsBookmarkButton = false
  /// Whether the button for recent results is shown.
  open var showsSearchResultsButton = false
  /// Whether the button for recent results is selected.
  open var isSearchResultsButtonSelected = false
  /// Whether the row of scopes is shown.
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0

  /// Sets ``showsCancelButton``, at once in each case.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Sets ``showsScopeBar``, at once in each case.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  // choice: search-bar-layout
  /// As wide as constraints decide, and 56 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 56)
  }

  /// Returns a height of 56 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  /// Places the text field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
      .intersection(CGRect(x: 0, y: bounds.midY - 18, width: bounds.width, height: 36))
  }

  // Actions of the user.

  /// Notifies the delegate of an event of the text field.
  ///
  /// The search is notified after the delegate of the app (mcmap.net/q/1830610).
  fileprivate func fieldWillSend(_ events: UIControl.Event) {
    notifyDelegate(of: events)
    if events.contains(.editingDidBegin) { searchController?.searchDidBeginEditing() }
    if events.contains(.editingChanged) { searchController?.searchTextDidChange() }
  }

  private func notifyDelegate(of events: UIControl.Event) {
    if events.contains(.editingChanged) { sendTextDidChange() }
    guard let delegate else { return }
    if events.contains(.editingDidBegin) {
      _ = runtime.invokeOptional(delegate, .searchBarDidBeginEditing) {
        delegate.searchBarTextDidBeginEditing(self)
      }
    }
    if events.contains(.editingDidEndOnExit) { pressSearch() }
    if events.contains(.editingDidEnd) {
      _ = runtime.invokeOptional(delegate, .searchBarDidEndEditing) {
        delegate.searchBarTextDidEndEditing(self)
      }
    }
  }

  private func sendTextDidChange() {
    guard let delegate else { return }
    let text = text ?? ""
    _ = runtime.invokeOptional(delegate, .searchBarTextDidChange) {
      delegate.searchBar(self, textDidChange: text)
    }
  }

  /// Notifies the delegate of the search key.
  package func pressSearch() {
    guard let delegate else { return }
    _ = runtime.invokeOptional(delegate, .searchBarSearchTapped) {
      delegate.searchBarSearchButtonClicked(self)
    }
  }

  /// Notifies the delegate of a tap on the cancel button.
  package func pressCancel() {
    if let delegate {
      _ = runtime.invokeOptional(delegate, .searchBarCancelTapped) {
        delegate.searchBarCancelButtonClicked(self)
      }
    }
    searchController?.searchDidCancel()
  }

  /// Selects a scope as the user does, and notifies the delegate.
  package func selectScope(at index: Int) {
    guard let titles = scopeButtonTitles, titles.indices.contains(index) else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.searchTextDidChange()
  }

  /// The private button that ends a search, which exists for keys only: its properties have no
  /// effect.
  private lazy var buttonOfCancelKey = AppearanceProxies.current.outsideTrace {
    UIButton(frame: .zero)
  }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    [
      "text": \UISearchBar.text, "searchField": \UISearchBar.searchTextField,
      "_searchField": \UISearchBar.searchTextField,
      "cancelButton": \UISearchBar.buttonOfCancelKey, "cancelButtonText": nil,
    ]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    nib.text("text") { text = $0 }
    nib.text("placeholder") { placeholder = $0 }
    nib.text("prompt") { prompt = $0 }
    nib.flag("showsCancelButton") { showsCancelButton = $0 }
    nib.flag("showsBookmarkButton") { showsBookmarkButton = $0 }
    nib.flag("showsSearchResultsButton") { showsSearchResultsButton = $0 }
    nib.flag("showsScopeBar") { showsScopeBar = $0 }
    let titles = nib.list("scopeButtonTitles").map(\.element.text)
    if !titles.isEmpty { scopeButtonTitles = titles }
    nib.barStyle { barStyle = $0 }
    nib.flag("translucent") { isTranslucent = $0 }
    nib.color("barTintColor") { barTintColor = $0 }
    // The options of the keyboard have no effect.
    nib.ignore("searchBarStyle", "textInputTraits")
  }
}
