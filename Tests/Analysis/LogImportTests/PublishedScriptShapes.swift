/// Published logs with words in other languages than English.
let publishedScripts: [FieldShape] = [
  // https://miaokee.com/1275998.html
  FieldShape(
    "Chinese: what happens to the controller's view, behind the class",
    """
    YYoneViewController - 控制器的view加载完毕
    YYoneViewController - 控制器即将显示
    YYoneViewController - 控制器完全显示
    YYoneViewController - 控制器即将消失
    YYtwoViewController - 控制器的view加载完毕
    YYoneViewController - 控制器完全消失
    """,
    "YYoneViewController viewDidLoad",
    "YYoneViewController viewWillAppear",
    "YYoneViewController viewDidAppear",
    "YYoneViewController viewWillDisappear",
    "YYtwoViewController viewDidLoad",
    "YYoneViewController viewDidDisappear"
  ),
  // http://39.103.169.235/p/0e3ca226cec4
  FieldShape(
    "Chinese: the same without a class, as comments in source code have it",
    "view加载成功\n// view将要显示出来\nview已经显示出来\nview将要消失的时候"
  ),
  // https://dpffldk.tistory.com/15
  FieldShape(
    "Korean: called",
    "🐶 First loadView 호출\n🐶 First viewDidLoad 호출\n🐱 Second viewWillAppear 호출",
    "First loadView",
    "First viewDidLoad",
    "Second viewWillAppear"
  ),
  // https://prod.velog.io/@qudgh849/ViewController의-Life-Cycle
  FieldShape(
    "Korean: a number with its counter",
    "1번: loadView\n1번: viewDidLoad\n2번: viewWillAppear",
    "1번 loadView",
    "1번 viewDidLoad",
    "2번 viewWillAppear"
  ),
  FieldShape(
    "Russian: called, and a name",
    "Затем viewDidLoad\nЭкран1: viewWillAppear\nHomeVC: viewDidAppear вызван",
    "Экран1 viewWillAppear",
    "HomeVC viewDidAppear"
  ),
  FieldShape(
    "Spanish, French, Portuguese, Turkish and Polish: called",
    """
    HomeVC viewDidLoad llamado
    HomeVC viewWillAppear appelé
    HomeVC viewDidAppear chamado
    HomeVC viewWillDisappear çalıştı
    HomeVC viewDidDisappear wywołane
    """,
    "HomeVC viewDidLoad",
    "HomeVC viewWillAppear",
    "HomeVC viewDidAppear",
    "HomeVC viewWillDisappear",
    "HomeVC viewDidDisappear"
  ),
]
