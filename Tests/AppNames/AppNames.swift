// A module of an app, with names that the solver has, too.

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
