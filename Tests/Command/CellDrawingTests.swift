import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("Drawings of cells")
struct CellDrawingTests {
  /// A card 20 points inside its cell, with a picture that begins above it and one that is
  /// outside.
  private static func template(clips: Bool) -> CellTemplate<Int> {
    CellTemplate<Int>("cell") { cell in
      let card = cell.view()
      if clips { card.clipsToBounds() }
      let (picture, lost) = (cell.image(), cell.image())
      card.addSubview(picture)
      card.addSubview(lost)
      card.edges(
        equalTo: cell.contentView,
        insets: DirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20))
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor)
      picture.topAnchor.constraint(equalTo: card.topAnchor, constant: -30)
      picture.widthAnchor.constraint(equalToConstant: 60)
      picture.heightAnchor.constraint(equalToConstant: 50)
      card.heightAnchor.constraint(equalToConstant: 100)
      lost.leadingAnchor.constraint(equalTo: card.trailingAnchor)
      lost.topAnchor.constraint(equalTo: card.topAnchor)
      lost.widthAnchor.constraint(equalToConstant: 10)
      lost.heightAnchor.constraint(equalToConstant: 10)
    }
  }

  @Test("shows nothing of a picture beyond a view that clips")
  func clipping() throws {
    let clipped = try Measurer(Self.template(clips: true)).measure(0, width: 200)
    let whole = try Measurer(Self.template(clips: false)).measure(0, width: 200)
    #expect(
      clipped.items.map(\.visibleFrame).suffix(2)
        == [
          LayoutRect(x: 20, y: 20, width: 60, height: 20),
          LayoutRect(x: 180, y: 20, width: 0, height: 10),
        ])
    #expect(whole.items.allSatisfy { $0.visibleFrame == $0.frame })
    let inner = "<svg x=\"20\" y=\"20\" width=\"60\" height=\"20\" viewBox=\"20 20 60 20\"><rect"
    let drawings = [clipped, whole].map { CellDrawing($0).svg(scale: 1, label: "") }
    #expect(drawings[0].contains(inner) && !drawings[1].contains(inner))
    #expect(drawings[0].matches(of: /class="image"/).count == 1)
    #expect(drawings[1].matches(of: /class="image"/).count == 2)
  }

  @Test("draws a thousand lines of a label, and says how many more it has")
  func longLabel() throws {
    let template = CellTemplate<Int>("cell") { cell in
      let label = cell.label(text: String(repeating: "line\n", count: 1_199) + "end", style: .body)
      label.edges(equalTo: cell.contentView)
    }
    let drawing = CellDrawing(try Measurer(template).measure(0, width: 200)).document()
    #expect(drawing.matches(of: />line<\/text>/).count == 1_000)
    #expect(drawing.contains(">… 200 more lines</text>") && !drawing.contains(">end<"))
  }

  @Test("fills a view in its color, as far as that covers, and outlines one without any")
  func backgrounds() throws {
    func drawing(_ color: CellColor?) throws -> String {
      let template = CellTemplate<Int>("cell") { cell in
        let card = cell.view()
        if let color { card.backgroundColor(color) }
        card.heightAnchor.constraint(equalToConstant: 40)
        card.edges(equalTo: cell.contentView)
      }
      return CellDrawing(try Measurer(template).measure(0, width: 100)).document()
    }
    #expect(try drawing(nil).contains("<rect class=\"view\""))
    let clear = try drawing(.clear)
    #expect(clear.contains("<rect class=\"outline\"") && !clear.contains("<rect class=\"view\""))
    #expect(clear.contains("<rect class=\"content\""))
    #expect(
      try drawing(CellColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)).contains(
        "<rect fill=\"rgb(255,128,0)\" fill-opacity=\"0.5\""))
  }

  @Test(
    "words follow one another as the first letter of a text says, and lines stay in place",
    arguments: [
      ("شوربة 25 دقيقة iPhone", true), ("25 – שלום", true), ("iPhone شوربة", false),
      ("25 %", false), ("김치볶음밥", false),
    ])
  func direction(text: String, isRightToLeft: Bool) throws {
    let template = CellTemplate<Int>("cell") { cell in
      cell.label(text: text, style: .body).edges(equalTo: cell.contentView)
    }
    let measurement = try Measurer(template).measure(0, width: 300)
    let drawing = CellDrawing(measurement).document()
    #expect(drawing.contains("<g class=\"label rtl\"") == isRightToLeft)
    #expect(drawing.contains("<text x=\"0\""))
    #expect(drawing.contains(".rtl{direction:rtl;text-anchor:end}"))
  }
}
