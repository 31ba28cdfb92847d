import Findings
import TraceModel

/// How two controllers changed places, told by the order of their callbacks.
///
/// UIKit does not promise these orders, so a kind is worth a line in a report and never a finding.
/// Source: “The Inconsistent Order of View Transition Events”, wangling.me, 2014, and device logs
/// of 2015 to 2023.
public enum TransitionKind: String, Hashable, Sendable, CaseIterable {
  /// A navigation controller pushed or popped.
  case push = "push or pop"
  /// A modal that covers the screen came or went.
  case fullScreenModal = "full-screen modal"
  /// A tab bar controller switched, or a page was curled: their orders are the same.
  case tabSwitch = "tab switch or page curl"
  /// A page was scrolled.
  case pageScroll = "page scroll"
  /// A swipe back, or a modal's dismissal, was taken back.
  case cancelledPop = "cancelled swipe"
  /// The scroll of a page was taken back.
  case cancelledPageScroll = "cancelled page scroll"
  /// The curl of a page was taken back.
  case cancelledPageCurl = "cancelled page curl"
  /// The drag of a sheet was taken back.
  case cancelledSheet = "cancelled sheet drag"
  /// A sheet came or went; its presenter stays visible.
  case sheet = "sheet"
  /// The user swiped the app away: its scene was disconnected first.
  case swipeKill = "app swiped away"
  /// Another order.
  case other = "other transition"

  /// The words for several of the kind.
  var plural: String {
    switch self {
    case .push: "pushes or pops"
    case .tabSwitch: "tab switches or page curls"
    case .swipeKill: "apps swiped away"
    default: rawValue + "s"
    }
  }

  /// The kind where the trace says in which container it happened.
  ///
  /// - Parameter container: What the common parent of both controllers is.
  /// - Returns: The kind that its container can have; the order's own when it can have several.
  func inside(_ container: SubjectKind) -> TransitionKind {
    switch (self, container) {
    case (.push, .tabBarController), (.fullScreenModal, .tabBarController),
      (.pageScroll, .tabBarController):
      .tabSwitch
    case (.tabSwitch, .navigationController), (.fullScreenModal, .navigationController),
      (.pageScroll, .navigationController):
      .push
    // In a page controller the order of the did callbacks decides: the arriving page has its
    // callback first while pages scroll, last while they curl.
    case (.push, .pageViewController): .tabSwitch
    case (.fullScreenModal, .pageViewController): .pageScroll
    default: self
    }
  }

  /// The callbacks of the leaving (`old`) and the arriving (`new`) controller, in their order.
  private static let words: [(TransitionKind, TransitionWord)] = [
    (.push, [.oldWillDisappear, .newWillAppear, .oldDidDisappear, .newDidAppear]),
    (.fullScreenModal, [.oldWillDisappear, .newWillAppear, .newDidAppear, .oldDidDisappear]),
    (.tabSwitch, [.newWillAppear, .oldWillDisappear, .oldDidDisappear, .newDidAppear]),
    (.pageScroll, [.newWillAppear, .oldWillDisappear, .newDidAppear, .oldDidDisappear]),
    (
      .cancelledPop,
      [
        .oldWillDisappear, .newWillAppear, .newWillDisappear, .newDidDisappear, .oldWillAppear,
        .oldDidAppear,
      ]
    ),
    (
      .cancelledPageScroll,
      [
        .newWillAppear, .oldWillDisappear, .oldWillAppear, .oldDidAppear, .newWillDisappear,
        .newDidDisappear,
      ]
    ),
    (
      .cancelledPageCurl,
      [
        .newWillAppear, .oldWillDisappear, .newWillDisappear, .oldWillAppear, .newDidDisappear,
        .oldDidAppear,
      ]
    ),
    (.cancelledSheet, [.oldWillDisappear, .oldWillAppear, .oldDidAppear]),
  ]

  /// The kind that an order of callbacks tells of.
  init(_ word: TransitionWord) {
    self = Self.words.first { $0.1 == word }?.0 ?? .other
  }
}
