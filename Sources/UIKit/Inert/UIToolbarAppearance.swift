/// The appearance of a toolbar: stored and returned.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
}
