import Foundation
import HeadlessUIKit
import TraceModel

/// A list of items, which can change.
@MainActor
final class ListScreen: UITableViewController {
  private(set) var items = Array(0..<40)
  private let ledger: ScreenLedger
  private var displayed: [ObjectIdentifier: String] = [:]

  init(_ ledger: ScreenLedger) {
    self.ledger = ledger
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
    tableView.rowHeight = 60
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ledger.show("list")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ledger.hide("list")
  }

  func insert(at row: Int) {
    items.insert(items.count + 1_000, at: row)
    tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  func delete(at row: Int) {
    items.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  /// Ends the displays of the cells that the table still shows.
  func endDisplays() {
    for key in displayed.values { ledger.end(key) }
    displayed = [:]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    cell.textLabel?.text = "\(items[indexPath.row])"
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    let key = "cell \(cell.traceSubject.rawValue)"
    displayed[ObjectIdentifier(cell)] = key
    ledger.begin(key)
  }

  override func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    let key = "cell \(cell.traceSubject.rawValue)"
    displayed[ObjectIdentifier(cell)] = nil
    ledger.end(key)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    splitViewController?.show(.secondary)
  }
}

/// A form with two fields.
@MainActor
final class FormScreen: UIViewController, UITextFieldDelegate {
  let name = UITextField(frame: CGRect(x: 20, y: 140, width: 240, height: 40))
  let street = UITextField(frame: CGRect(x: 20, y: 220, width: 240, height: 40))
  var fields: [UITextField] { [name, street] }
  private let ledger: ScreenLedger

  init(_ ledger: ScreenLedger) {
    self.ledger = ledger
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields {
      field.delegate = self
      view.addSubview(field)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ledger.show("form")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ledger.hide("form")
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    ledger.begin("editing \(textField.traceSubject.rawValue)")
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    ledger.end("editing \(textField.traceSubject.rawValue)")
  }
}
