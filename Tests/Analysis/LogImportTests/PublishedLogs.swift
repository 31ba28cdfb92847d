import Testing

/// The events of public logs, determined by reading each log.
struct `Public logs` {
  @Test(arguments: expectedEvents.sorted { $0.key < $1.key })
  func `a log has the expected events`(name: String, expected: [String]) throws {
    let bytes = try LogFiles.bytes(of: name, in: LogFiles.published)
    #expect(try Listing.callbacks(bytes) == expected)
  }

  @Test func `the events of all logs are listed`() {
    let names = LogFiles.names(in: LogFiles.published, ending: ".log")
    #expect(names == expectedEvents.keys.sorted())
  }
}

private let unbalanced = "Unbalanced calls to begi"
private let unsatisfiable = "Unable to simultaneously"
private let unprepared = "The view hierarchy is no"
private let noAncestor = "Unable to activate const"
private let present = "Attempt to present <UIAl"

private let expectedEvents: [String: [String]] = [
  "01_nslog_nav_push_pop.log": [
    "ViewController(111) viewDidLoad", "ViewController(111) viewWillAppear",
    "ViewController(111) viewDidAppear", "ViewController2(222) viewDidLoad",
    "ViewController(111) viewWillDisappear", "ViewController2(222) viewWillAppear",
    "ViewController(111) viewDidDisappear", "ViewController2(222) viewDidAppear",
    "ViewController2(222) viewWillDisappear", "ViewController(111) viewWillAppear",
    "ViewController2(222) viewDidDisappear", "ViewController(111) viewDidAppear",
  ],
  "02_nslog_interactive_pop_cancelled.log": [
    "ViewController2(222) viewWillDisappear", "ViewController(111) viewWillAppear",
    "ViewController(111) viewWillDisappear", "ViewController(111) viewDidDisappear",
    "ViewController2(222) viewWillAppear", "ViewController2(222) viewDidAppear",
  ],
  "03_nslog_interactive_pop_confirmed.log": [
    "ViewController2(222) viewWillDisappear", "ViewController(111) viewWillAppear",
    "ViewController2(222) viewDidDisappear", "ViewController(111) viewDidAppear",
  ],
  "05_nslog_app_launch_background.log": [
    "AppDelegate application(_:didFinishLaunchingWithOptions:)",
    "ViewController(111) viewDidLoad", "ViewController(111) viewWillAppear",
    "AppDelegate applicationDidBecomeActive", "ViewController(111) viewDidAppear",
    "AppDelegate applicationWillResignActive", "AppDelegate applicationDidEnterBackground",
    "AppDelegate applicationWillEnterForeground", "AppDelegate applicationDidBecomeActive",
  ],
  "07_nslog_double_push_only_will_appear.log": [
    "vc1 viewWillAppear", "vc2 viewWillAppear", "vc3 viewWillAppear",
  ],
  "08_nslog_child_without_addChild.log": [
    "VCParentViewController viewWillAppear", "VCChildViewController viewWillAppear",
    "VCChildViewController viewDidAppear", "VCParentViewController viewDidAppear",
  ],
  "09_nslog_child_with_addChild.log": [
    "VCParentViewController viewWillAppear", "VCChildViewController viewWillAppear",
    "VCParentViewController viewDidAppear", "VCChildViewController viewDidAppear",
  ],
  "10_nslog_os_unified_prefix_noise.log": ["HPMailCompositeTableViewController viewDidAppear"],
  "15_nslog_commented_app_active_unbalanced.log": [
    "UISplitViewController(0x13750e270) ! \(unbalanced)",
    "UIApplicationDelegate applicationDidBecomeActive",
    "UIApplicationDelegate applicationDidBecomeActive",
  ],
  "16_xcode_notime_unbalanced_swift_module.log": [
    "RGGeoInfoViewController(0x7ff2eb513890) ! \(unbalanced)"
  ],
  "18_print_self_function_push.log": [
    "ShowViewController(0x154f06700) viewDidLoad",
    "PracticeViewController(0x155c08620) viewWillDisappear",
    "ShowViewController(0x154f06700) viewWillAppear",
    "PracticeViewController(0x155c08620) viewDidDisappear",
    "ShowViewController(0x154f06700) viewDidAppear",
  ],
  "20_print_function_scene_launch.log": [
    "UIApplicationDelegate application(_:didFinishLaunchingWithOptions:)",
    "UIApplicationDelegate application(_:configurationForConnecting:options:)",
    "UISceneDelegate windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
    "UISceneDelegate scene(_:willConnectTo:options:)",
    "UISceneDelegate sceneWillEnterForeground",
    "UISceneDelegate scene(_:restoreInteractionStateWith:)",
    "UISceneDelegate sceneDidBecomeActive",
  ],
  "22_print_scene_and_modal_pagesheet.log": [
    "UIApplicationDelegate application(_:didFinishLaunchingWithOptions:)",
    "UISceneDelegate scene(_:willConnectTo:options:)", "VC1 viewDidLoad", "VC1 viewWillAppear",
    "UISceneDelegate sceneWillEnterForeground", "UISceneDelegate sceneDidBecomeActive",
    "VC1 viewDidAppear", "VC2 viewDidLoad", "VC2 viewWillAppear", "VC2 viewDidAppear",
    "VC2 viewWillDisappear", "VC2 viewDidDisappear", "UISceneDelegate sceneWillResignActive",
    "UISceneDelegate sceneDidEnterBackground", "UISceneDelegate sceneWillEnterForeground",
    "UISceneDelegate sceneDidBecomeActive", "UISceneDelegate sceneWillResignActive",
    "UISceneDelegate sceneDidDisconnect",
    "UIApplicationDelegate application(_:didDiscardSceneSessions:)", "VC1 viewWillDisappear",
    "VC1 viewDidDisappear",
  ],
  "25_unity_unbalanced.log": [
    "UIApplicationDelegate application(_:didFinishLaunchingWithOptions:)",
    "UIApplicationDelegate applicationDidBecomeActive",
    "UnityViewControllerStoryboard(0x1031116a0) ! \(unbalanced)",
  ],
  "26_xcode15_console_with_metadata.log": [],
  "27_log_show_compact_multiline.log": [],
  "28_log_stream_default.log": [],
  "32_log_ndjson_with_garbage.log": [],
  "34_log_compact_activity_rows.log": [],
  "35_log_stream_compact_app.log": [],
  "37_uikit_presentation_diagnostics.log": [
    "SigninViewController(0x15b60ab60) ! \(present)", "GameScreen(0x7f868ff2d580) ! \(present)",
    "SFAuthenticationViewController(0x14280fa00) ! Attempt to present <Cont",
    "JuiceMakerViewController(0x7fb421e16e80) ! \(present)",
  ],
  "38_main_thread_checker.log": [
    "- ! Main Thread Checker: UI ", "- ! Main Thread Checker: UI ",
  ],
  "40_doc_output_present_dismiss_double_did_disappear.log": [
    "UIViewController viewWillDisappear", "UIViewController viewDidDisappear",
    "UIViewController viewDidDisappear", "UIViewController viewWillAppear",
    "UIViewController viewDidAppear",
  ],
  "41_doc_output_loadview_loop.log": [
    "UIViewController loadView", "UIViewController viewDidLoad", "UIViewController loadView",
    "UIViewController viewDidLoad", "UIViewController loadView", "UIViewController viewDidLoad",
    "UIViewController loadView", "UIViewController viewDidLoad", "UIViewController loadView",
  ],
  "44_print_fullscreen_vs_pagesheet.log": [
    "UIViewController viewWillDisappear", "UIViewController viewDidDisappear",
    "UIViewController viewWillAppear", "UIViewController viewIsAppearing",
    "UIViewController viewDidAppear",
  ],
  "45_unsatisfiable_2014.log": ["UILabel(0xcfa8220) ! \(unsatisfiable)"],
  "46_unsatisfiable_nslog_2016.log": ["UIView(0x7fca0bd50f70) ! \(unsatisfiable)"],
  "47_unsatisfiable_category_2018.log": ["UIStackView(0x7fbcc643ac60) ! \(unsatisfiable)"],
  "48_unsatisfiable_snapkit.log": ["UILabel(0x1035172e0) ! \(unsatisfiable)"],
  "49_unsatisfiable_autoresizing.log": ["UILabel(0x14f664340) ! \(unsatisfiable)"],
  "50_unsatisfiable_quoted.log": ["UINavigationBar(0x7fa16b607d40) ! \(unsatisfiable)"],
  "51_unsatisfiable_syslog.log": ["UILabel(0x7fd94ccacfa0) ! \(unsatisfiable)"],
  "52_unsatisfiable_escaped.log": ["UIView(0x15ecf6160) ! \(unsatisfiable)"],
  "53_unsatisfiable_private_mac.log": ["- ! \(unsatisfiable)"],
  "54_unsatisfiable_label_text.log": ["UILabel(0x7fa01200b390) ! \(unsatisfiable)"],
  "55_unsatisfiable_cell.log": ["UIView(0x1555f3420) ! \(unsatisfiable)"],
  "56_unsatisfiable_one_line.log": ["UIButton(0x8c56440) ! \(unsatisfiable)"],
  "57_unsatisfiable_blank_lines.log": ["UIButton(0x8c67320) ! \(unsatisfiable)"],
  "58_unsatisfiable_bold.log": ["UIStackView(0x10c786420) ! \(unsatisfiable)"],
  "59_unsatisfiable_idevicesyslog.log": ["_UIButtonBarStackView(0x12fa099d0) ! \(unsatisfiable)"],
  "60_unsatisfiable_comment.log": ["UITableViewCellContentView(0x7ff5dc433300) ! \(unsatisfiable)"],
  "61_unprepared_category_2020.log": [
    "UIStackView(0x7fe2f3833a20) ! \(unprepared)",
    "UIStackView(0x7fe2f3833a20) ! \(unprepared)",
  ],
  "62_unprepared_hierarchy_2013.log": ["UIView(0xc132a40) ! \(unprepared)"],
  "63_unprepared_crash_2016.log": [
    "UIButton(0x79ecc510) ! \(unprepared)",
    "- ! Impossible to set up lay",
  ],
  "64_no_common_ancestor.log": ["LUAutocompleteView(0x109e991f0) ! \(noAncestor)"],
  "65_no_common_ancestor_crash_report.log": ["PlaceDetailsCardView(0x1014b7460) ! \(noAncestor)"],
  "66_install_outside_subtree.log": ["UIView(0x1076ebcc0) ! Unable to install constr"],
  "67_invalid_multiplier_2015.log": ["- ! +[NSLayoutConstraint con"],
  "68_invalid_location_2019.log": [
    "_UITableViewHeaderFooterViewLabel(0x10c877500) ! NSLayoutConstraint for <"
  ],
  "69_autolayout_trace.log": ["UIView(0x7f9481c9d990) ! its horizontal position "],
  "70_unsatisfiable_title_only.log": [],
  "90_adapted_uikit_direct_call_alert.log": [
    "MiniPlayerController(0x105000000) ! Calling -viewWillDisappe",
    "MiniPlayerController(0x105000000) ! Calling -viewDidDisappea",
  ],
  "96_adapted_presentation_nested.log": ["ListController(0x107939e00) ! Attempt to present <Pane"],
]
