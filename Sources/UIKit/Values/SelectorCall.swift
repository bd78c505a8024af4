/// Calls of methods by their names: what classes that an overlay has rewritten say in
/// `performAction`.
@MainActor public enum SelectorCall {
  public static func call<Result>(_ method: () -> Result) -> Bool {
    _ = method()
    return true
  }

  /// Calls a method that takes the sender.
  ///
  /// - Returns: False, with nothing called, where the sender is of another type.
  public static func call<Sender, Result>(
    _ method: (Sender) -> Result, _ sender: Any?, _ event: UIEvent? = nil
  ) -> Bool {
    guard let sender = sender as? Sender else { return false }
    _ = method(sender)
    return true
  }

  /// Calls a method that takes the sender and the event.
  ///
  /// - Returns: False, with nothing called, where one of them is of another type.
  public static func call<Sender, Event, Result>(
    _ method: (Sender, Event) -> Result, _ sender: Any?, _ event: UIEvent?
  ) -> Bool {
    guard let sender = sender as? Sender,
      let event = (event ?? UIEvent()) as? Event
    else { return false }
    _ = method(sender, event)
    return true
  }
}
