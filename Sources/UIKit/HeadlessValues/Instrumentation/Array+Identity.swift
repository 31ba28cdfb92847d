extension Array where Element: AnyObject {
  /// Returns the index of an object, searching from both ends: most often it is the first or last
  /// one.
  ///
  /// The search does not retain the elements.
  package func identityIndex(of object: Element?) -> Int? {
    guard let object else { return nil }
    return withUnsafeBufferPointer { elements in
      var low = 0
      var high = elements.count - 1
      while low <= high {
        if elements[high] === object { return high }
        if elements[low] === object { return low }
        low += 1
        high -= 1
      }
      return nil
    }
  }
}
