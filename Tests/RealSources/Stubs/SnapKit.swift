// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// A stand-in for the part of SnapKit that one cell uses, where SnapKit is not at hand.

extension UIView {
  public var snp: SnapView { SnapView(view: self) }
}

@MainActor public struct SnapView {
  let view: UIView

  public var bottom: NSLayoutYAxisAnchor { view.bottomAnchor }

  public func makeConstraints(_ make: (SnapMaker) -> Void) {
    view.translatesAutoresizingMaskIntoConstraints = false
    make(SnapMaker(view: view, edges: []))
  }
}

@MainActor public struct SnapMaker {
  enum Edge { case top, leading, trailing, bottom }
  let view: UIView
  let edges: [Edge]

  private func adding(_ edge: Edge) -> SnapMaker { SnapMaker(view: view, edges: edges + [edge]) }
  public var top: SnapMaker { adding(.top) }
  public var leading: SnapMaker { adding(.leading) }
  public var trailing: SnapMaker { adding(.trailing) }
  public var bottom: SnapMaker { adding(.bottom) }

  @discardableResult public func equalToSuperview() -> SnapInset { SnapInset(constraints: made()) }

  @discardableResult public func equalTo(_ other: NSLayoutYAxisAnchor) -> SnapInset {
    let constraint = view.topAnchor.constraint(equalTo: other)
    constraint.isActive = true
    return SnapInset(constraints: [(constraint, 1)])
  }

  private func made() -> [(NSLayoutConstraint, CGFloat)] {
    guard let parent = view.superview else { return [] }
    return edges.map { edge in
      let constraint: NSLayoutConstraint
      switch edge {
      case .top: constraint = view.topAnchor.constraint(equalTo: parent.topAnchor)
      case .leading: constraint = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
      case .trailing: constraint = view.trailingAnchor.constraint(equalTo: parent.trailingAnchor)
      case .bottom: constraint = view.bottomAnchor.constraint(equalTo: parent.bottomAnchor)
      }
      constraint.isActive = true
      return (constraint, edge == .trailing || edge == .bottom ? -1 : 1)
    }
  }
}

@MainActor public struct SnapInset {
  let constraints: [(constraint: NSLayoutConstraint, sign: CGFloat)]

  public func inset(_ amount: CGFloat) {
    for (constraint, sign) in constraints { constraint.constant = sign * amount }
  }

  public func offset(_ amount: CGFloat) {
    for (constraint, _) in constraints { constraint.constant = amount }
  }
}
