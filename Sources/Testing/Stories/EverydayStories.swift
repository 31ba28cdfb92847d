import Foundation
import HeadlessUIKit

/// Cells, text fields and the keyboard on small screens.
enum EverydayStories {
  static let all = [cellReuse, keyboard]

  /// Three of six rows fit: a fourth cell is made while the first still shows, then cells are
  /// reused.
  static let cellReuse = Story(
    "cell-reuse",
    "cells that leave the screen are prepared for reuse when the next row is dequeued"
  ) { app in
    let albums = AlbumsViewController(style: .plain)
    let window = UIWindow()
    window.rootViewController = albums
    window.makeKeyAndVisible()
    try await app.settle()
    app.mark("three rows")
    app.scroll(albums.tableView, by: 140)
    try await app.advance(by: .milliseconds(500))
    app.mark("four rows")
    app.scroll(albums.tableView, by: 420)
    try await app.settle()
    app.mark("reused")
    return window
  }

  /// The keyboard stays while the return key selects the second field.
  static let keyboard = Story(
    "keyboard",
    "the keyboard appears with the first field, stays for the second, and leaves at the end"
  ) { app in
    let form = AddressViewController()
    let window = UIWindow()
    window.rootViewController = form
    window.makeKeyAndVisible()
    try await app.settle()
    try app.tap(form.name)
    try await app.advance(by: .seconds(1))
    app.mark("name is edited")
    try app.type("A")
    try app.pressReturn()
    try await app.advance(by: .seconds(1))
    app.mark("city is edited")
    try app.pressReturn()
    try await app.settle()
    return window
  }
}

private final class AlbumCell: UITableViewCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    textLabel?.text = nil
  }
}

private final class AlbumsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AlbumCell.self, forCellReuseIdentifier: "Album")
    tableView.rowHeight = 282
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Album", for: indexPath)
    cell.textLabel?.text = "Album \(indexPath.row + 1)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  override func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
}

private final class AddressViewController: UIViewController, UITextFieldDelegate {
  let name = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
  let city = UITextField(frame: CGRect(x: 20, y: 180, width: 350, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    for (field, label) in [(name, "name"), (city, "city")] {
      field.accessibilityIdentifier = label
      field.delegate = self
      view.addSubview(field)
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {}

  func textFieldDidEndEditing(_ textField: UITextField) {}

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === name { city.becomeFirstResponder() } else { textField.resignFirstResponder() }
    return true
  }
}
