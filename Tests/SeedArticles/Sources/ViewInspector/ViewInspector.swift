// The recipe of Tests/ExampleApp/README.md for ViewInspector.
@_exported import HeadlessViewInspector
