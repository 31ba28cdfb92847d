/// The pools of shared subjects; the index of a released pool is reused.
struct PoolTable {
  private var pools: [Pool] = []
  private var free: [Int32] = []

  /// The pool at an index.
  subscript(index: Int32) -> Pool {
    _read { yield pools[Int(index)] }
    _modify { yield &pools[Int(index)] }
  }

  /// Adds a pool and returns its index.
  mutating func add(_ pool: Pool) -> Int32 {
    if let index = free.popLast() {
      pools[Int(index)] = pool
      return index
    }
    pools.append(pool)
    return Int32(truncatingIfNeeded: pools.count - 1)
  }

  /// Releases the pool at an index; a negative index is ignored.
  mutating func release(_ index: Int32) {
    if index >= 0 { free.append(index) }
  }
}
