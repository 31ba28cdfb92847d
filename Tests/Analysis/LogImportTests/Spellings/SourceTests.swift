import LogImport
import Testing

/// Whole files that name callbacks on many lines and are no logs.
struct `Files that are no logs` {
  @Test func `a Swift file has no event`() throws {
    let text = #"""
      import UIKit

      // MARK: - Lifecycle
      final class OrderListViewController: UIViewController {
        private var didCallViewDidLoad = false

        override func viewDidLoad() {
          super.viewDidLoad()
          print("\(type(of: self)) \(#function)")
          didCallViewDidLoad = true  // viewDidLoad was called
        }

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          logger.debug("OrderListViewController viewWillAppear")
          NSLog("%@ viewWillAppear", self)
        }

        /// Called by `viewDidAppear(_:)` of the parent.
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }

        // MARK: viewDidDisappear
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          /* viewDidDisappear */
          child.willMove(toParent: nil)
          child.removeFromParent()
        }

        deinit { print("OrderListViewController deinit") }
      }

      extension SceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) { print(#function) }
        func sceneWillResignActive(_ scene: UIScene) {}
      }
      """#
    #expect(try Listing.callbacks(Array(text.utf8)) == [])
  }

  @Test func `an Objective-C file has no event`() throws {
    let text = #"""
      #import "HomeViewController.h"

      #pragma mark - viewDidLoad
      @implementation HomeViewController

      - (void)viewDidLoad {
          [super viewDidLoad];
          NSLog(@"%s", __PRETTY_FUNCTION__);
          NSLog(@"HomeViewController viewDidLoad");
      }

      - (void)viewWillAppear:(BOOL)animated
      {
          [super viewWillAppear:animated];
          // -[HomeViewController viewWillAppear:] is called before the transition
          DDLogDebug(@"%@: %@", self, NSStringFromSelector(_cmd));
      }

      - (void)willMoveToParentViewController:(UIViewController *)parent {
          [super willMoveToParentViewController:parent];
      }

      - (void)applicationDidEnterBackground:(UIApplication *)application {
          [self.controller viewWillDisappear:YES];
          [[self.controller childViewControllers] makeObjectsPerformSelector:@selector(viewDidAppear:)];
      }

      - (void)dealloc {
          NSLog(@"dealloc");
          [super dealloc];
      }
      @end
      """#
    #expect(try Listing.callbacks(Array(text.utf8)) == [])
  }

  @Test func `a C# file has no event`() throws {
    let text = #"""
      [Register("AppDelegate")]
      public class AppDelegate : MauiUIApplicationDelegate {
          public override void OnActivated(UIApplication application) => Log("OnActivated");
          public override void DidEnterBackground(UIApplication application) {
              base.DidEnterBackground(application);
              Console.WriteLine($"Lifecycle event: {nameof(iOSLifecycle.DidEnterBackground)}");
          }
      }
      public class HomeViewController : UIViewController {
          public override void ViewDidLoad() {
              base.ViewDidLoad();
              Debug.WriteLine("HomeViewController.ViewDidLoad");
          }
          public override void ViewWillAppear(bool animated) => base.ViewWillAppear(animated);
      }
      """#
    #expect(try Listing.callbacks(Array(text.utf8)) == [])
  }

  @Test func `an article about the life cycle has no event`() throws {
    let text = """
      # The life cycle of a view controller

      When a controller is shown, UIKit calls viewDidLoad, viewWillAppear and viewDidAppear in this order.

      1. viewDidLoad is called once, after the view was loaded.
      2. viewWillAppear(_:) is called each time the view is about to appear.
      3. `viewDidAppear(_:)`: the view is on the screen.

      | callback | when |
      |---|---|
      | viewWillDisappear | before the view disappears |
      | viewDidDisappear | after the view disappeared |

      > HomeViewController does not get viewWillAppear when a sheet covers it.

      Do not forget super.viewDidLoad() in HomeViewController. If HomeViewController's viewDidLoad is not
      called, the storyboard names another class. See SceneDelegate.sceneDidBecomeActive(_:) for the app.
      """
    #expect(try Listing.callbacks(Array(text.utf8)) == [])
  }

  @Test func `the symbols of a crash have no event`() throws {
    let text = """
      Thread 0 Crashed:
      0   libswiftCore.dylib              0x00000001a2559694 assertionFailure + 156
      1   App                             0x0000000104ca9630 HomeViewController.viewDidLoad() + 92 (HomeViewController.swift:42)
      2   App                             0x0000000104ca9701 @objc HomeViewController.viewDidLoad() + 28
      3   UIKitCore                       0x00000001a33fafd8 -[UIViewController _sendViewDidLoadWithAppearanceProxyObjectTaggingEnabled] + 104
      4   UIKitCore                       0x00000001a3260db8 -[UIViewController viewWillAppear:] + 640
      * thread #1, queue = 'com.apple.main-thread', stop reason = breakpoint 1.1
        * frame #0: 0x0000000104ca9630 App`HomeViewController.viewDidLoad(self=0x0000000105f04a50) at HomeViewController.swift:42:9
          frame #1: 0x0000000104ca9701 App`@objc HomeViewController.viewDidLoad() at <compiler-generated>:0
          frame #2: 0x00000001a3260db8 UIKitCore`-[UIViewController viewWillAppear:] + 640
      """
    #expect(try Listing.callbacks(Array(text.utf8)) == [])
  }
}
