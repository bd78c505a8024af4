// A module of an app, with names that the solver and the layout engine have, too.

package enum BindingConstraint {}
package enum Conflict {}
package enum ConstraintID {}
package enum Derivation {}
package enum LevelViolation {}
package enum LinearConstraint {}
package enum LinearSystem {}
package enum LinearTerm {}
package enum Outcome {}
package enum Program {}
package enum Reason {}
package enum Relation {}
package enum Solver {}
package enum SolverError {}
package enum SolverLimits {}
package enum TieBreak {}
package enum Variable {}
package enum Workspace {}

package enum AmbiguousItem {}
package enum IntrinsicAxes {}
package enum IntrinsicContentSize {}
package enum IntrinsicSizing {}
package enum LayoutDescription {}
package enum LayoutEngine {}
package enum LayoutProgram {}
package enum LayoutProgramCache {}
package enum LayoutRow {}
package enum LayoutSolution {}
package enum LayoutVariation {}
package enum LayoutWorkspace {}
package enum LiveLayout {}
