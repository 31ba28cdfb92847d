// The recipe of Tests/ExampleApp/README.md.
@_exported import HeadlessUIKit
