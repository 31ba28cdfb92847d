import TraceRecorder

/// The numbers of entries in the tables of a run that have one entry for each living object.
///
/// Entries are removed when the object is deallocated, or when the table has doubled since the last
/// removal.
package struct ObjectTableSizes: Hashable, Sendable {
  /// The classes of living objects in the recorder.
  package let classNames: Int
  /// The controllers that are alive.
  package let livingControllers: Int
  /// The objects with a dispatch observer.
  package let observers: Int
  /// The delegates and other objects of the app.
  package let appObjects: Int
  /// The controllers that were created.
  package let createdControllers: Int
  /// The controllers and windows that take part in commits.
  package let commitEntries: Int
}

extension Runtime {
  /// The layout work of the last commit.
  package var layoutCounts: LayoutCounts { commit.lastCounts }

  /// The sizes of the tables that have one entry for each living object.
  package var objectTableSizes: ObjectTableSizes {
    ObjectTableSizes(
      classNames: context.recorder.classNameCount,
      livingControllers: recording.livingControllers.count,
      observers: dispatcher.observerCount,
      appObjects: appObjects.count,
      createdControllers: stage.entryCount,
      commitEntries: commit.entryCount
    )
  }
}
