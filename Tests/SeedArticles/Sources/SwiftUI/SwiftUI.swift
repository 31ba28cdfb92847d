// The recipe of Tests/ExampleApp/README.md for SwiftUI.
@_exported import HeadlessSwiftUI
