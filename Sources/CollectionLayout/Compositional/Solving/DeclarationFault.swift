import SelfSizingGeometry

/// A declaration that cannot be laid out, wherever it is used.
struct DeclarationFault: Error {
  let kind: CompositionalProblem.Kind
  let site: CompositionalSite
  let details: String

  init(_ kind: CompositionalProblem.Kind, _ site: CompositionalSite, _ details: String) {
    self.kind = kind
    self.site = site
    self.details = details
  }
}

/// Throws if a size has a number that none can have.
func check(_ size: CompositionalSize, _ site: CompositionalSite) throws(DeclarationFault) {
  for (name, dimension) in [("width", size.width), ("height", size.height)]
  where !Extent.isValid(dimension.value) {
    throw DeclarationFault(.invalidNumber, site, "The \(name) is \(dimension).")
  }
}

/// Throws if an inset is not finite, or beyond 1e9 points.
func check(_ insets: DirectionalEdgeInsets, _ name: String, _ site: CompositionalSite)
  throws(DeclarationFault)
{
  try checkFinite(insets.top, "\(name).top", site)
  try checkFinite(insets.leading, "\(name).leading", site)
  try checkFinite(insets.bottom, "\(name).bottom", site)
  try checkFinite(insets.trailing, "\(name).trailing", site)
}

/// Throws if a distance is not one that a layout may have.
func check(_ spacing: CompositionalSpacing?, _ name: String, _ site: CompositionalSite)
  throws(DeclarationFault)
{
  guard let spacing, !Extent.isValid(spacing.value) else { return }
  throw DeclarationFault(.invalidNumber, site, "The \(name) is \(spacing).")
}

/// Throws if a number is not finite, or beyond 1e9 points.
func checkFinite(_ value: Double, _ name: String, _ site: CompositionalSite)
  throws(DeclarationFault)
{
  guard value.magnitude <= 1e9 else {
    throw DeclarationFault(.invalidNumber, site, "The \(name) is \(value).")
  }
}
