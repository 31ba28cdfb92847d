// A test imports only this module: it re-exports settings, callbacks and selections.
@_exported public import LifelineTestKit
