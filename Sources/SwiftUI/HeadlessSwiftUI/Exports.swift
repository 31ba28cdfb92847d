// SwiftUI exports these modules, so that a file with a view needs one import.
@_exported public import HeadlessCombine
@_exported public import HeadlessUIKit
@_exported public import Observation
