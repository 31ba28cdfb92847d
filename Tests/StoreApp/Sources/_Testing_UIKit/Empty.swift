// Swift Testing imports this module beside UIKit; it needs no contents.
