import Foundation
import SelfSizing
import SelfSizingAutoLayout
import SelfSizingCassowary
import Testing

/// Names every public type next to Foundation and Testing: a name that they have too would not
/// compile.
@Suite("Public names")
struct PublicNamesTests {
  private static let types: [Any.Type] = [
    AmbiguousItem.self, AxisPriorities.self, CellBuilder.self, CellColor.self,
    CellDeclaration<Int>.self,
    CellFinding.self, (any CellItem<Int>).self, CellMeasurement.self,
    CellStatements.self, CellTemplate<Int>.self, CollectionElement.self,
    CollectionElementKind.self, CollectionFinding.self, CollectionLayoutError.self,
    CollectionView.self, (any CollectionViewCellProvider).self,
    (any CollectionViewDataSource).self, CollectionViewLayout.self,
    CollectionViewLayoutAttributes.self, CollectionViewLayoutInvalidationContext.self,
    CollectionViewport.self, SectionedLayout.self, Conflict.self, ConstraintID.self,
    DeclarationFinding.self, DeclarationSite.self,
    DirectionalEdgeInsets.self, DynamicTypeCategory.self,
    ElementHeight.self, Fidelity.self, FittingPriorities.self, FontMetrics.self, FontWeight.self,
    ImageItem<Int>.self, InterfaceDirection.self, IntrinsicAxes.self, IntrinsicContentSize.self,
    (any IntrinsicSizing).self, ItemIdentity.self, ItemIndexPath.self, LabelItem<Int>.self,
    LabelMeasurement.self, LabelMetrics.self, (any LayoutAnchor).self,
    (any LayoutAnchorProviding).self, LayoutAttribute.self, LayoutAxis.self, LayoutConflict.self,
    LayoutConstraint.self, LayoutDescription.self, LayoutDimension.self, LayoutEdgeInsets.self,
    LayoutElement.self, LayoutEngine.self, LayoutError.self, LayoutFormatOptions.self,
    LayoutGuide.self, LayoutItem.self, LayoutPoint.self, LayoutPriority.self, LayoutProgram.self,
    LayoutRect.self, LayoutSize.self, LayoutSolution.self, LayoutVariation.self,
    LayoutXAxisAnchor.self, LayoutYAxisAnchor.self, LevelViolation.self,
    LineBreakMode.self, LinearConstraint.self, LinearTerm.self, LocaleIdentifier.self,
    MasonryColumns.self, MasonryLayout.self, MasonryOrder.self, MasonryReflow.self,
    MasonrySection.self, Measurer<Int>.self, MeasuringError.self, Outcome.self, PixelGrid.self,
    PreparedText.self, Program.self, Relation.self, ScrollAnchor.self, ScrollAnchorEdge.self,
    ScrollAnchorPolicy.self, ScrollStep.self, Solver.self, SolverError.self,
    SolverLimits.self, StackArrangement.self, StackItem<Int>.self, TableLayout.self,
    TableRowPlacement.self, TableSection.self, TemplateCells<Int>.self, TextFinding.self,
    TextFont.self, TextLayout.self, TextLine.self, TextStyle.self, TieBreak.self,
    TraitCollection.self, Variable.self, ViewItem<Int>.self, VisualFormatError.self,
    Workspace.self, BackgroundMeasurer<Int>.self,
    ContentInsetAdjustmentBehavior.self, HeightEstimates.self, MeasuredHeight.self,
    ReuseIdentifier.self,
  ]

  @Test("stand beside those of Foundation and Testing")
  func areUnambiguous() {
    let names = Self.types.map { String(describing: $0) }
    #expect(Set(names).count == names.count)
  }
}
