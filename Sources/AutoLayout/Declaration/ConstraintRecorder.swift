/// Records every constraint that is made while a layout is declared, so that none is lost silently.
package final class ConstraintRecorder {
  package private(set) var constraints: [LayoutConstraint] = []

  package init() {}

  func record(_ constraint: LayoutConstraint) { constraints.append(constraint) }
}
