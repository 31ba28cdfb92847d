import LogImport
import Testing

/// Chinese, Japanese and Korean words next to a callback.
struct `Words in scripts without spaces` {
  @Test(arguments: [
    ("首页控制器 viewDidLoad", "首页控制器 viewDidLoad"),
    ("A页面 viewDidLoad", "A页面 viewDidLoad"),
    ("控制器A viewDidLoad", "控制器A viewDidLoad"),
    ("当前页面 viewDidLoad", "当前页面 viewDidLoad"),
    ("第2页 viewDidLoad", "第2页 viewDidLoad"),
    ("首页 调用 viewDidLoad", "首页 viewDidLoad"),
    ("HomeVC 执行了 viewDidLoad", "HomeVC viewDidLoad"),
    ("HomeVC调用了viewDidLoad", "HomeVC viewDidLoad"),
    ("调用 viewDidLoad", "UIViewController viewDidLoad"),
    ("viewDidLoad 方法被调用了", "UIViewController viewDidLoad"),
    ("viewDidLoadが呼ばれました", "UIViewController viewDidLoad"),
    ("HomeVC viewDidLoad 呼び出し", "HomeVC viewDidLoad"),
    ("HomeVC viewDidLoad 호출됨", "HomeVC viewDidLoad"),
  ])
  func `a phrase names an object or reports a call`(line: String, event: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == [event])
  }

  @Test(arguments: [
    "画面が表示される直前に viewWillAppear が呼ばれます。",
    "画面が表示される直前に viewWillAppear が呼ばれます",
    "viewDidLoad は一度だけ呼ばれる",
    "viewDidLoad が呼ばれない",
    "viewDidLoad が呼ばれるタイミング",
    "viewDidLoad が呼ばれます。",
    "页面显示之前 viewWillAppear 调用",
    "首先 viewDidLoad 被调用",
    "然后 viewDidLoad",
    "次に viewWillAppear",
    "先调用 viewDidLoad",
    "再调用viewWillAppear",
    "viewDidLoad 没有调用",
    "viewWillAppear 调用时机",
    "viewDidLoad 执行完毕",
  ])
  func `an explanation, denial or order is ignored`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }
}
