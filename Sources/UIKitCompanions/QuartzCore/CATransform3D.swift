public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0,
    m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0, m31: CGFloat = 0,
    m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0, m41: CGFloat = 0, m42: CGFloat = 0,
    m43: CGFloat = 0, m44: CGFloat = 1

  public init() {}
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
{
  var result = CATransform3D()
  (result.m41, result.m42, result.m43) = (x, y, z)
  return result
}

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33) = (x, y, z)
  return result
}

/// Returns a rotation about the axis out of the plane; others are not followed.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  z == 0
    ? CATransform3DIdentity
    : CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: z < 0 ? -angle : angle))
}

public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m12, result.m21, result.m22) = (t.a, t.b, t.c, t.d)
  (result.m41, result.m42) = (t.tx, t.ty)
  return result
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

public func CATransform3DScale(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeScale(x, y, z), t) }

public func CATransform3DTranslate(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), t) }

public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  CATransform3DMakeAffineTransform(
    CATransform3DGetAffineTransform(first).concatenating(CATransform3DGetAffineTransform(second)))
}

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
  first == second
}
