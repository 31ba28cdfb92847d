import Scenarios

/// The stories that are scenario files: `traces/scenarios/stories`.
enum ScenarioStories {
  /// Adding and removing a child with all calls, and with each call omitted.
  static let containment = [
    Story("child", PackageResources.child_yml),
    Story("child-without-add-child", PackageResources.child_without_add_child_yml),
    Story("child-without-add-subview", PackageResources.child_without_add_subview_yml),
    Story("child-without-did-move", PackageResources.child_without_did_move_yml),
    Story("child-without-will-move", PackageResources.child_without_will_move_yml),
    Story(
      "child-without-remove-from-parent",
      PackageResources.child_without_remove_from_parent_yml
    ),
    Story("child-without-remove-view", PackageResources.child_without_remove_view_yml),
  ]

  /// vc4, whose view is added to vc3's view in four ways.
  static let orphans = [
    Story("vc4-orphan", PackageResources.vc4_orphan_yml),
    Story("vc4-later", PackageResources.vc4_later_yml),
    Story("vc4-by-hand", PackageResources.vc4_by_hand_yml),
    Story("vc4-contained", PackageResources.vc4_contained_yml),
  ]

  /// Constraints of a map, its button, an indicator and a panel.
  static let layout = [Story("track-map", PackageResources.track_map_yml)]

  /// Pushes, pops and a cancelled swipe.
  static let navigation = [
    Story("push-pop", PackageResources.push_pop_yml),
    Story("cancelled-swipe", PackageResources.cancelled_swipe_yml),
    Story("containers-forward", PackageResources.containers_forward_yml),
    Story("two-pushes", PackageResources.two_pushes_yml),
  ]
}

extension Story {
  /// Creates a story from a scenario file.
  ///
  /// - Precondition: The file is a valid scenario; it is part of the program.
  fileprivate init(_ name: String, _ file: [UInt8]) {
    do throws(ScenarioError) {
      let scenario = try Scenario(reading: file)
      self.init(name, scenario.title) { app in try await scenario.perform(in: app) }
    } catch {
      preconditionFailure(error.text(path: "\(name).yml"))
    }
  }
}
