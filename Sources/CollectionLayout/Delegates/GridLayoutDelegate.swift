/// Decides about single items and sections of a grid; every method has a default.
public protocol GridLayoutDelegate: AnyObject {
  /// Returns how many divisions an item covers in both directions; 1 unless implemented.
  func gridLayout(_ layout: GridLayout, scaleForItemAt indexPath: ItemIndexPath) -> Int

  /// Returns a header's extent along the scroll axis, or nil for none; the layout's own header unless
  /// implemented.
  func gridLayout(_ layout: GridLayout, headerInSection section: Int) -> ElementHeight?
}

extension GridLayoutDelegate {
  /// Returns 1.
  public func gridLayout(_ layout: GridLayout, scaleForItemAt indexPath: ItemIndexPath) -> Int { 1 }

  /// Returns the layout's own header.
  public func gridLayout(_ layout: GridLayout, headerInSection section: Int) -> ElementHeight? {
    layout.header
  }
}

extension GridLayout {
  /// Lets a delegate decide in place of the providers; it is not kept alive.
  public func setDelegate<Delegate: GridLayoutDelegate>(_ delegate: Delegate) {
    scaleProvider = { [weak delegate, weak self] path in
      guard let delegate, let self else { return 1 }
      return delegate.gridLayout(self, scaleForItemAt: path)
    }
    headerProvider = { [weak delegate, weak self] section in
      guard let self else { return nil }
      guard let delegate else { return self.header }
      return delegate.gridLayout(self, headerInSection: section)
    }
  }
}
