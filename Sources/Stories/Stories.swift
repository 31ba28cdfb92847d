/// The stories that the command records.
public enum Stories {
  /// All stories, in the order of the list.
  public static let all: [Story] =
    SuperviewObserverStory.all + LifecycleObserverStory.all + ScenarioStories.containment
    + ScenarioStories.orphans + ScenarioStories.navigation

  /// Returns the story with a name.
  public static func named(_ name: String) -> Story? {
    all.first { $0.name == name }
  }
}
