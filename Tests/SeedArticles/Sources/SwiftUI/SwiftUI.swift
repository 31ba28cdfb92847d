// The recipe of Tests/ExampleApp/README.md for SwiftUI, which also exports UIKit and the types of
// Combine that views use.
@_exported import HeadlessCombine
@_exported import HeadlessSwiftUI
@_exported import HeadlessUIKit
