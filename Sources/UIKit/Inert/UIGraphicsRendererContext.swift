open class UIGraphicsRendererContext: NSObject {
  public let cgContext = CGContext()
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}
