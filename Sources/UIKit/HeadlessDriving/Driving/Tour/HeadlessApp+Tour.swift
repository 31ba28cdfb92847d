/// The tour of an app.
extension HeadlessApp {
  /// Visits the screens of the running app automatically, as a user who tries everything once.
  ///
  /// On each screen the tour types into text fields, taps rows, buttons, bars and tabs, changes
  /// controls, opens menus, scrolls, refreshes and swipes. A screen is left by its back button, by
  /// a button such as Close, by an action of an alert, or by swiping it away. When nothing is left
  /// on a screen, the tour repeats known actions to reach one where something is left.
  ///
  /// Equal apps have equal tours. The trace has a mark for each action: `tour 3: button “Buy”`.
  ///
  /// ```swift
  /// app.launch(AppDelegate())
  /// let tour = try await app.tour { $0.label == "Delete account" }
  /// print(tour)
  /// #expect(tour.deadEnds.isEmpty)
  /// ```
  ///
  /// An action after which the app never becomes idle is reported in ``Tour/Action/pending``, an
  /// exception of UIKit in ``Tour/Action/exceptions``; both do not end the tour. A failed
  /// precondition ends the process, after the mark of its action.
  ///
  /// The tour performs at most `maximumActions`, with those that it repeats on the way, and never
  /// one for which `isAvoided` returns `true`. It types `text` into fields.
  ///
  /// - Returns: What was found. It has no screens if no window is visible.
  /// - Throws: `CancellationError` when the task is cancelled.
  /// - Precondition: `maximumActions` is not negative.
  public func tour(
    upTo maximumActions: Int = 300,
    limits: Tour.Limits = Tour.Limits(),
    typing text: String = "Tour",
    avoiding isAvoided: @escaping (Tour.Step) -> Bool = { _ in false },
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async throws -> Tour {
    precondition(maximumActions >= 0, "a tour has at least 0 actions, not \(maximumActions)")
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let finger = TourFinger(
      self,
      typing: text,
      patience: limits.settling * 5,
      for: location
    )
    let run = TourRun(finger, maximumActions: maximumActions, limits: limits, avoiding: isAvoided)
    return try await run.run()
  }
}
