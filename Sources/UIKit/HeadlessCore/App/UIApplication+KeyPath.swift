extension UIApplication {
  /// Returns the application for the key path of ``shared``, and `nil` for other key paths.
  ///
  /// Code for app extensions reads the application by key-value coding of the class, because the
  /// compiler refuses ``shared`` there
  /// (developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkeypath:)).
  public class func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }
}
