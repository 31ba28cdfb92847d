import Foundation
import HeadlessUIKit
import Testing

/// Properties that are read and set by name.
@MainActor
struct `Key-value coding` {
  init() { AppModules.add(RewrittenModule.self) }

  @Test func `properties of a rewritten class are read and set by name`() async throws {
    try await withApp { _ in
      let controller = HabitsController()
      controller.setValue("Title", forKey: "caption")
      controller.setValue(12, forKey: "width")
      controller.setValue(3, forKeyPath: "model.count")
      #expect(controller.value(forKey: "caption") as? String == "Title")
      #expect(controller.width == 12)
      #expect(controller.value(forKeyPath: "model.count") as? Int == 3)
      controller.setValuesForKeys(["caption": "Other", "width": 2.5])
      #expect(controller.width == 2.5)
      #expect(
        controller.dictionaryWithValues(forKeys: ["caption"])["caption"] as? String == "Other"
      )
      controller.setValue(nil, forKey: "model")
      #expect(controller.model == nil)
    }
  }

  @Test func `keys of UIKit that apps use are read and set`() async throws {
    try await withApp { app in
      let view = UIView()
      view.setValue(4, forKeyPath: "layer.cornerRadius")
      view.setValue(true, forKey: "hidden")
      #expect(view.layer.cornerRadius == 4)
      #expect(view.isHidden)
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      let title = NSAttributedString(string: "Title")
      alert.setValue(title, forKey: "attributedTitle")
      #expect(alert.value(forKey: "attributedTitle") as? NSAttributedString === title)
      let bar = UISearchBar()
      #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
      let field = UITextField()
      field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
      #expect(field.value(forKeyPath: "placeholderLabel.textColor") as? UIColor == .red)
      UserDefaults.standard.setValue("stored", forKey: "key-value-coding-test")
      #expect(UserDefaults.standard.value(forKey: "key-value-coding-test") as? String == "stored")
      UserDefaults.standard.removeObject(forKey: "key-value-coding-test")
      #expect(app.diagnostics() == [])
    }
  }

  @Test func `the value of each control is a property with a name`() async throws {
    try await withApp { app in
      let date = Date(timeIntervalSinceReferenceDate: 1)
      let pages = UIPageControl()
      pages.numberOfPages = 3
      let segments = UISegmentedControl(items: ["a", "b"])
      for (control, key, value) in [
        (UISwitch(), "on", true), (UISlider(), "value", Float(0.5)), (UIStepper(), "value", 3.0),
        (pages, "currentPage", 2), (segments, "selectedSegmentIndex", 1),
        (UIDatePicker(), "date", date),
      ] as [(UIControl, String, any Hashable)] {
        control.setValue(value, forKey: key)
        #expect((control.value(forKey: key) as? AnyHashable) == AnyHashable(value), "\(control)")
      }
      #expect(app.diagnostics() == [])
    }
  }

  @Test func `an unknown key is UIKit's exception unless the class accepts it`() async throws {
    try await withApp { app in
      let controller = HabitsController()
      #expect(controller.value(forKey: "unknown") == nil)
      controller.setValue(1, forKey: "unknown")
      let texts = app.diagnostics()
      #expect(texts.count == 2)
      #expect(texts.first?.hasPrefix("NSUnknownKeyException: [<") == true)
      #expect(
        texts.first?.hasSuffix(
          " valueForUndefinedKey:]: this class is not key value coding-compliant for the key unknown."
        ) == true
      )
      #expect(texts.last?.contains(" setValue:forUndefinedKey:]: this class") == true)
      let lenient = LenientView()
      lenient.setValue(1, forKey: "unknown")
      #expect(lenient.keys == ["unknown"])
      #expect(app.diagnostics().count == 2)
    }
  }

  @Test func `a value of a wrong type is reported and not set`() async throws {
    try await withApp { app in
      let controller = HabitsController()
      controller.setValue("wide", forKey: "width")
      #expect(controller.width == 0)
      #expect(
        app.diagnostics() == [
          "HabitsController.width has the type CGFloat: a value of the type String is not set"
        ]
      )
    }
  }
}

/// A view that accepts unknown keys.
private final class LenientView: UIView {
  var keys: [String] = []

  override func setValue(_ value: Any?, forUndefinedKey key: String) { keys.append(key) }
}
