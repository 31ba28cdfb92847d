// A test imports this module alone: settings, callbacks and selections come with it.
@_exported public import LifelineTestKit
