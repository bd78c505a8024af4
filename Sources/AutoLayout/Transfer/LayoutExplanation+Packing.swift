#if !hasFeature(Embedded)
  import SelfSizingGeometry

  // A debugger reads these from an untrusted process, so numbers that no layout has are rejected.

  extension PackedReader {
    /// In points.
    private static let largestFigure = 1e12

    package mutating func figure() -> Double {
      let number = length()
      guard number.magnitude <= Self.largestFigure else {
        reject()
        return 0
      }
      return number
    }

    package mutating func rectangle() -> LayoutRect {
      let rectangle = LayoutRect(from: &self)
      let (origin, size) = (rectangle.origin, rectangle.size)
      checkFigures(origin.x, origin.y, size.width, size.height)
      return rectangle
    }

    /// The constraint's elements may not exist.
    package mutating func constraint() -> DescribedConstraint {
      let constraint = DescribedConstraint(from: &self)
      checkFigures(
        constraint.constant, constraint.multiplier, constraint.systemSpacing ?? 0,
        constraint.priority.rawValue)
      return constraint
    }

    private mutating func checkFigures(_ numbers: Double...) {
      if !numbers.allSatisfy({ $0.magnitude <= Self.largestFigure }) { reject() }
    }

    package mutating func priority() -> LayoutPriority { LayoutPriority(figure()) }
  }

  extension LayoutExplanation {
    package func write(to writer: inout PackedWriter) {
      writer.write(count: element)
      writer.write(name)
      writer.write(case: axis)
      writer.write(length)
      writer.write(terms) { $1.write(to: &$0) }
      writer.write(alternatives) { $1.write(to: &$0) }
    }

    package init(from reader: inout PackedReader) {
      let element = reader.index()
      let name = reader.text()
      let axis = reader.oneCase(of: LayoutAxis.self, else: .vertical)
      let length = reader.figure()
      let terms = reader.list { Term(from: &$0) }
      self.init(
        element: element, name: name, axis: axis, length: length, terms: terms,
        alternatives: reader.list { Alternative(from: &$0) })
    }

    package func speaks(ofElementsBelow count: Int) -> Bool {
      element < count && terms.allSatisfy { $0.element ?? 0 < count }
        && alternatives.allSatisfy { $0.changes.allSatisfy { $0.element < count } }
    }
  }

  extension LayoutExplanation.Term {
    fileprivate func write(to writer: inout PackedWriter) {
      writer.write(case: source)
      writer.write(constant)
      writer.write(factor)
      writer.write(count: lineCount)
      writer.write(element) { $0.write(count: $1) }
      writer.write(name)
      writer.write(constraint)
      writer.write(site) { $1.write(to: &$0) }
    }

    fileprivate init(from reader: inout PackedReader) {
      let source = reader.oneCase(of: Source.self, else: .constant)
      let (constant, factor) = (reader.figure(), reader.figure())
      let lineCount = reader.index()
      let element = reader.optional { $0.index() }
      let (name, constraint) = (reader.text(), reader.text())
      self.init(
        source: source, constant: constant, factor: factor, lineCount: lineCount, element: element,
        name: name, constraint: constraint, site: reader.optional { DeclarationSite(from: &$0) })
    }
  }

  extension LayoutExplanation.Alternative {
    fileprivate func write(to writer: inout PackedWriter) {
      writer.write(priority.rawValue)
      writer.write(length)
      writer.write(changes) { writer, change in
        writer.write(count: change.element)
        writer.write(change.name)
        writer.write(change.before)
        writer.write(change.after)
      }
      writer.write(violated) { $0.write($1) }
    }

    fileprivate init(from reader: inout PackedReader) {
      let priority = reader.priority()
      let length = reader.figure()
      let changes = reader.list { reader in
        let element = reader.index()
        let name = reader.text()
        let before = reader.figure()
        return Change(element: element, name: name, before: before, after: reader.figure())
      }
      self.init(
        priority: priority, length: length, changes: changes, violated: reader.list { $0.text() })
    }
  }

  extension LayoutConflict {
    /// Which rows of a program it is about is not written.
    package func write(to writer: inout PackedWriter) {
      writer.write(members) { writer, member in
        writer.write(member.text)
        writer.write(member.logText) { $0.write($1) }
        writer.write(member.site) { $1.write(to: &$0) }
        writer.write(member.isBroken)
        writer.write(member.autoresizedView) { $0.write($1) }
      }
      writer.write(rule) { $0.write(case: $1) }
      writer.write(site) { $1.write(to: &$0) }
    }

    package init(from reader: inout PackedReader) {
      let members = reader.list { reader in
        let text = reader.text()
        let logText = reader.optional { $0.text() }
        let site = reader.optional { DeclarationSite(from: &$0) }
        let isBroken = reader.flag()
        return Member(
          text: text, logText: logText, site: site, isBroken: isBroken,
          autoresizedView: reader.optional { $0.text() }, origin: .origin(.vertical))
      }
      let rule = reader.optional { $0.oneCase(of: BreakingRule.self, else: .order) }
      self.init(members: members, rule: rule, site: reader.optional { DeclarationSite(from: &$0) })
    }
  }
#endif
