/// Classifies words in Chinese, Japanese and Korean next to a callback.
///
/// These scripts write sentences without spaces, so that one token may be a clause: `首页` names a
/// screen, `页面显示之前` states when something happens; `が呼ばれました` reports a call, `は一度だけ呼ばれる`
/// explains it.
enum NonLatinPhrase {
  /// The maximum length in bytes of a phrase that only means “called”.
  private static let maximumStatusLength = 36

  /// Parts of words that mean “called” or “run”.
  private static let statuses = ["调用", "調用", "执行", "執行", "触发", "호출", "실행", "呼", "実行"]

  /// Characters allowed around a status: particles, “method”, “has been”, “already”, “begins”.
  private static let companions = Set(
    "がをのしますたれるいてさ出びばん方法函数已经經被了中正在开始開메서드됨되었습니다함하했가이을를는".unicodeScalars
  )

  /// Whether a phrase after a callback only means “was called”.
  static func isStatus(_ text: String) -> Bool {
    guard text.utf8.count <= maximumStatusLength else { return false }
    return statuses.contains { status in
      let parts = text.split(separator: status, maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { $0.unicodeScalars.allSatisfy(isCompanion) }
    }
  }

  private static func isCompanion(_ scalar: Unicode.Scalar) -> Bool { companions.contains(scalar) }

  /// Whether a word before a callback only means “calls”: `调用 viewDidLoad`.
  static func isConnector(_ text: String) -> Bool { connectors.contains(text) }

  private static let connectors: Set<String> =
    methods.union([
      "调用", "調用", "执行", "執行", "触发", "调用了", "調用了", "执行了", "執行了", "触发了", "进入", "進入",
    ])

  /// Whether a word only means “method”: `X方法`, `メソッド名:X`.
  static func isMethod(_ text: String) -> Bool { methods.contains(text) }

  private static let methods: Set<String> = [
    "方法", "方法名", "函数", "函数名", "函數", "函數名", "メソッド", "メソッド名", "関数", "関数名", "메서드", "메서드명", "메소드",
    "메소드명", "함수", "함수명", "метод", "Метод", "функция", "Функция",
  ]

  /// Whether a word before a colon states that a class or an object follows:
  /// `クラス名:HomeViewController`.
  static func isReceiverKey(_ text: String) -> Bool { receiverKeys.contains(text) }

  private static let receiverKeys: Set<String> = [
    "类", "类名", "類", "類名", "控制器", "对象", "對象", "页面", "頁面", "クラス", "クラス名", "画面", "画面名", "클래스", "클래스명",
    "화면", "класс", "Класс", "экран", "Экран",
  ]

  /// Whether a word of a language with an alphabet, in lower case, only means “called”.
  static func isCalled(_ word: String) -> Bool { called.contains(word) }

  /// The words among them that are written without accents.
  static let calledInASCII: WordSet = [
    "llamado", "llamada", "chamado", "chamada", "chiamato", "chiamata", "anropad", "aangeroepen",
  ]

  /// Words before such a word: `foi chamado`.
  static let auxiliaries: WordSet = ["es", "foi", "fue", "ha", "sido", "stato", "stata", "viene"]

  private static let called: Set<String> = [
    "appelé", "appelée", "llamado", "llamada", "chamado", "chamada", "chiamato", "chiamata",
    "çağrıldı", "çalıştı", "wywołany", "wywołana", "wywołane", "вызван", "вызвана", "вызвано",
    "викликано", "anropad", "aangeroepen",
  ]

  /// Whether a phrase before a callback is part of a sentence instead of a name.
  static func isProse(_ text: String) -> Bool {
    words.contains(text) || starts.contains(where: text.hasPrefix)
      || ends.contains(where: text.hasSuffix)
  }

  private static let words: Set<String> = [
    "先", "再", "还", "也", "会", "會", "将", "將", "之后", "之後", "随后", "隨後", "最后", "最後", "最初",
    "其次", "次", "затем", "потом", "сначала", "после", "до", "при", "если", "когда", "метода",
    "Затем", "Потом", "Сначала", "После", "До", "При", "Если", "Когда", "まず", "もし", "먼저", "다음",
    "그리고",
  ]
  private static let starts = [
    "首先", "然后", "然後", "接着", "接著", "先调用", "再调用", "先執行", "再執行", "先执行", "再执行", "如果", "因为",
    "因為", "所以", "但是",
  ]
  private static let ends = [
    "之前", "之后", "之後", "以前", "以后", "以後", "的时候", "的時候", "に", "は", "が", "を", "で", "と", "へ",
    "から", "まで", "より", "전에", "후에", "回", "次", "번째",
  ]
}
