// A test imports only this module: it exports settings, callbacks and selections.
@_exported public import LifelineTestKit
