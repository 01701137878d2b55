const names = (text: string) => new Set(text.trim().split(/\s+/))

/** What a drawing may be made of; anything else is left out with all that is in it. */
export const allowedElements = names(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence
`)

/** How a drawing may be painted, whether it says so in an attribute, a style or a class. */
export const allowedPaint = names(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask filter
  stop-color stop-opacity flood-color flood-opacity font-family font-size font-style font-weight letter-spacing
  word-spacing text-anchor dominant-baseline alignment-baseline text-decoration paint-order vector-effect
  mix-blend-mode isolation marker-start marker-mid marker-end shape-rendering color-interpolation-filters
  transform-origin
`)

/** What else an element may say of itself. */
export const allowedAttributes = names(`
  id viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points dx dy rotate
  transform gradientTransform gradientUnits spreadMethod offset patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight orient refX refY
  filterUnits primitiveUnits in in2 result stdDeviation mode type values operator k1 k2 k3 k4 radius baseFrequency
  numOctaves seed stitchTiles tableValues slope intercept amplitude exponent textLength lengthAdjust pathLength role
`)

/** A value that names nothing outside its own drawing and can start nothing. */
export function isHarmless(value: string): boolean {
  if (value.length > 200_000 || /[<>{}@\\]|\/\*|javascript:|data:|expression|-moz-binding|image-set|var\s*\(/i.test(value))
    return false
  const references = value.match(/url\s*\(/gi)?.length ?? 0
  const own = value.match(/url\(\s*(["']?)#[\w.-]{1,100}\1\s*\)/g)?.length ?? 0
  return references === own && !/\bsrc\s*\(/i.test(value)
}
