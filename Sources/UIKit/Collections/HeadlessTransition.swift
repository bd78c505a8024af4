/// The change of a window's size, as a controller hears of it: what it wants to happen alongside
/// happens once its list has the new size, and what it wants at the end right after that.
final class HeadlessTransition: UIViewControllerTransitionCoordinator {
  private typealias Step = (UIViewControllerTransitionCoordinatorContext) -> Void
  private var animations: [Step] = []
  private var completions: [Step] = []

  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Returns whether there was anything.
  func end() -> Bool {
    let steps = animations + completions
    (animations, completions) = ([], [])
    for step in steps { step(self) }
    return !steps.isEmpty
  }
}
