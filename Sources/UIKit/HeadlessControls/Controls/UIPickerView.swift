@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation
import TraceModel

/// A view of wheels with rows, as UIKit's `UIPickerView`
/// (developer.apple.com/documentation/uikit/uipickerview).
///
/// The data source is asked for its numbers once, when they are first needed, and again after
/// ``reloadAllComponents()``. Selection by code does not notify the delegate.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private struct Component {
    var rows: Int
    var selected: Int
  }

  private var components: [Component]?
  /// The views of the visible rows, by component and row.
  private var rowViews: [[Int: UIView]] = []

  /// Creates a picker with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a picker from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIPickerView.self)
  }

  /// The object that gives the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadAllComponents() } }
  }
  /// The object that gives the rows and is notified of selections.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { setNeedsLayout() } }
  }
  /// Whether the selected row is marked; UIKit ignores it.
  open var showsSelectionIndicator = true

  private var loaded: [Component] {
    if let components { return components }
    guard let dataSource else { return [] }
    let count = max(0, dataSource.numberOfComponents(in: self))
    var loaded: [Component] = []
    for index in 0..<count {
      let rows = max(0, dataSource.pickerView(self, numberOfRowsInComponent: index))
      loaded.append(Component(rows: rows, selected: rows > 0 ? 0 : -1))
    }
    components = loaded
    return loaded
  }

  open var numberOfComponents: Int { loaded.count }

  /// Returns the number of rows of a component; 0 for an index outside the components.
  open func numberOfRows(inComponent component: Int) -> Int {
    loaded.indices.contains(component) ? loaded[component].rows : 0
  }

  /// Returns the size of a row as the delegate gives it: 32 points high by default, and an equal
  /// part of the width.
  open func rowSize(forComponent component: Int) -> CGSize {
    let count = CGFloat(max(1, numberOfComponents))
    return CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width / count,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
    )
  }

  /// Returns the view that the delegate gives for a row.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard numberOfRows(inComponent: component) > row, row >= 0 else { return nil }
    if rowViews.indices.contains(component), let view = rowViews[component][row] { return view }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Asks the data source again when the numbers are needed, and selects the first rows.
  open func reloadAllComponents() {
    components = nil
    removeRows(ofComponents: rowViews.indices)
    setNeedsLayout()
  }

  private func removeRows(ofComponents components: Range<Int>) {
    for component in components.clamped(to: rowViews.indices) {
      for view in rowViews[component].values { view.removeFromSuperview() }
      rowViews[component] = [:]
    }
  }

  /// Asks the data source for the rows of a component, and limits the selection to them.
  open func reloadComponent(_ component: Int) {
    guard var reloaded = components, reloaded.indices.contains(component), let dataSource else {
      return
    }
    let rows = max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
    let selected = min(max(0, reloaded[component].selected), rows - 1)
    reloaded[component] = Component(rows: rows, selected: selected)
    components = reloaded
    removeRows(ofComponents: component..<component + 1)
    setNeedsLayout()
  }

  // choice: picker-row-out-of-range
  /// Selects a row, limited to the rows of the component; the delegate is not notified.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    var selecting = loaded
    guard selecting.indices.contains(component) else { return }
    selecting[component].selected = min(max(0, row), selecting[component].rows - 1)
    components = selecting
    setNeedsLayout()
  }

  /// Returns the selected row of a component; -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    loaded.indices.contains(component) ? loaded[component].selected : -1
  }

  /// Selects a row as the user does, and notifies the delegate.
  package func pickRow(_ row: Int, inComponent component: Int) {
    guard numberOfRows(inComponent: component) > 0 else { return }
    selectRow(row, inComponent: component, animated: true)
    let selected = selectedRow(inComponent: component)
    guard let delegate else { return }
    _ = runtime.invokeOptional(
      delegate,
      .pickerViewDidSelect,
      argument: traceSubject,
      text: "[\(component), \(selected)]"
    ) { delegate.pickerView(self, didSelectRow: selected, inComponent: component) }
  }

  /// 320 by 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  /// Returns 320 by 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Schedules a layout, which asks for the rows.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  // choice: picker-visible-rows
  /// Loads the numbers, and in a window the views of the rows around the selected ones.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let components = loaded
    guard window != nil, let delegate else { return }
    removeRows(ofComponents: components.count..<max(components.count, rowViews.count))
    while rowViews.count < components.count { rowViews.append([:]) }
    var left: CGFloat = 0
    for (index, component) in components.enumerated() {
      let size = rowSize(forComponent: index)
      let reach = Int(min(max(0, (bounds.height / max(1, size.height) - 1) / 2).rounded(.up), 100))
      let middle = max(0, component.selected)
      let visible = max(0, middle - reach)..<max(0, min(component.rows, middle + reach + 1))
      var unused = rowViews[index].filter { !visible.contains($0.key) }
        .sorted { $0.key < $1.key }.map(\.value)
      var shown = rowViews[index].filter { visible.contains($0.key) }
      for row in visible {
        let view =
          shown[row]
          ?? delegate.pickerView(
            self,
            viewForRow: row,
            forComponent: index,
            reusing: unused.popLast()
          )
        shown[row] = view
        if view.superview !== self { addSubview(view) }
        let top = (bounds.height - size.height) / 2 + CGFloat(row - middle) * size.height
        view.frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
      }
      let old = rowViews[index].values
      rowViews[index] = shown
      for view in old where !shown.values.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      }
      left += size.width
    }
  }

  @_spi(Runtime) open override var userActions: [UserAction] {
    (0..<numberOfComponents).compactMap { component in
      let count = numberOfRows(inComponent: component)
      guard count > 1 else { return nil }
      return .choice(label: "\(type(of: self)) \(component)") {
        self.pickRow((self.selectedRow(inComponent: component) + 1) % count, inComponent: component)
      }
    }
  }

  @_spi(Runtime) open override var isOneTarget: Bool { true }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    ["textColor": nil]
  }
}

/// Provides the numbers of a picker, as UIKit's `UIPickerViewDataSource`.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows of a picker and is notified of selections, as UIKit's `UIPickerViewDelegate`.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a component; `nil` for an equal part.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat?
  /// Returns the height of the rows of a component; `nil` for the default.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat?
  /// Returns the title of a row.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  )
    -> String?
  /// Returns the title of a row with attributes.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Sent after the user has selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat? {
    nil
  }

  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  )
    -> CGFloat?
  { nil }

  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }

  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Returns a label with the title.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = UILabel()
    label.attributedText = self.pickerView(
      pickerView,
      attributedTitleForRow: row,
      forComponent: component
    )
    if label.attributedText == nil {
      label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    return label
  }

  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {
    unimplemented(.pickerViewDidSelect)
  }
}
