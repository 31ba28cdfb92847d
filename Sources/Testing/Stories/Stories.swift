/// The stories that `lifeline record` can record.
public enum Stories {
  /// All stories, in the order of `lifeline record --list`.
  public static let all: [Story] =
    SuperviewObserverStory.all + LifecycleObserverStory.all + BehaviorStories.all
    + EverydayStories.all
    + ScenarioStories.containment + ScenarioStories.orphans + ScenarioStories.navigation
    + ScenarioStories.layout + SwiftUIStories.all

  public static func named(_ name: String) -> Story? {
    all.first { $0.name == name }
  }
}
