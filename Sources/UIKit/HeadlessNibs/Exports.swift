// The whole module sees the module below.
@_exported public import HeadlessLists
