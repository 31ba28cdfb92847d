import Foundation
import HeadlessUIKit
import Testing

private enum Keys {
  /// Only the addresses are used.
  nonisolated(unsafe) static var first: UInt8 = 0
  nonisolated(unsafe) static var second: UInt8 = 0
}

/// Values that are stored with objects, and other functions of the Objective-C runtime.
@MainActor
struct `Associated objects` {
  @Test func `a value is stored under its key until it is removed`() {
    let owner = UIView()
    objc_setAssociatedObject(owner, &Keys.first, "a", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(owner, &Keys.second, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Keys.first) as? String == "a")
    #expect(objc_getAssociatedObject(owner, &Keys.second) as? Int == 2)
    objc_setAssociatedObject(owner, &Keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Keys.first) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Keys.second) == nil)
    #expect(objc_getAssociatedObject(UIView(), &Keys.first) == nil)
  }

  @Test func `a policy retains, copies or does not retain`() {
    let owner = UIView()
    weak var retained: NSObject?
    do {
      let object = NSObject()
      retained = object
      let text = NSMutableString(string: "a")
      objc_setAssociatedObject(owner, &Keys.first, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(owner, &Keys.second, text, .OBJC_ASSOCIATION_COPY)
      text.append("b")
    }
    #expect(retained != nil)
    #expect(objc_getAssociatedObject(owner, &Keys.second) as? NSString == "a")
    do {
      let object = NSObject()
      objc_setAssociatedObject(owner, &Keys.first, object, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &Keys.first) as? NSObject === object)
    }
    #expect(retained == nil)
    #expect(objc_getAssociatedObject(owner, &Keys.first) == nil)
  }

  @Test func `a view releases its values when it is deallocated`() {
    weak var value: NSObject?
    do {
      let owner = UIView()
      let object = NSObject()
      value = object
      objc_setAssociatedObject(owner, &Keys.first, object, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }

  @Test func `an object that is not a responder releases its values with the next turn`()
    async throws
  {
    try await withApp { app in
      weak var value: NSObject?
      do {
        let owner = HabitsModel()
        let object = NSObject()
        value = object
        objc_setAssociatedObject(owner, &Keys.first, object, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &Keys.first) as? NSObject === object)
      }
      for _ in 0..<100 {
        #expect(objc_getAssociatedObject(HabitsModel(), &Keys.first) == nil)
      }
      DispatchQueue.main.async {}
      try await app.settle()
      #expect(value == nil)
    }
  }

  @Test func `threads store values at the same time`() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          let owners = (0..<200).map { _ in HabitsModel() }
          for owner in owners {
            objc_setAssociatedObject(owner, &Keys.first, number, .OBJC_ASSOCIATION_RETAIN)
          }
          return owners.allSatisfy { objc_getAssociatedObject($0, &Keys.first) as? Int == number }
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  @Test func `a lock of an object is recursive and excludes other threads`() async {
    let object = HabitsModel()
    nonisolated(unsafe) let shared = object
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<100 {
            objc_sync_enter(shared)
            objc_sync_enter(shared)
            shared.count += 1
            objc_sync_exit(shared)
            objc_sync_exit(shared)
          }
        }
      }
    }
    #expect(object.count == 400)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func `classes have their names`() {
    #expect(String(cString: class_getName(UIView.self)) == "HeadlessUIKit.UIView")
    #expect(class_getName(UIView.self) == class_getName(UIView.self))
    let name = NSStringFromClass(HabitsModel.self)
    #expect(name.hasSuffix(".HabitsModel"))
    #expect(NSClassFromString(name) == HabitsModel.self)
    #expect(NSClassFromString("HabitsModel") == nil)
    #expect(autoreleasepool { 3 } == 3)
  }
}
