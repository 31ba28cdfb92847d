// Apps import this module; its declarations are in the modules of this room.
@_exported public import HeadlessControls
@_exported public import HeadlessCore
@_exported public import HeadlessDriving
@_exported public import HeadlessLists
@_exported public import HeadlessNibs
@_exported public import HeadlessValues
