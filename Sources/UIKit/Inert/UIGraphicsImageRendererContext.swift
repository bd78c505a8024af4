open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage { UIImage() }
}
