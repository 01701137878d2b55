import {
  type Crop,
  cropRatios,
  fitRatio,
  isWhole,
  leastCrop,
  ratioOf,
  readPercent,
  shareOf,
  spanCorners,
  toBox,
  wholeCrop,
  withinWhole,
} from '#app/models/site/pictures/picture-crop.ts'
import { frameWidth } from '#app/models/site/pictures/picture-point.ts'
import { photoTexts } from '#app/texts/house/fields/photos.ts'

type Point = { x: number; y: number }
const sides = ['left', 'top', 'width', 'height'] as const
/** How near to a corner a finger takes hold of it, in pixels of the screen. */
const grip = 24

/** Lets the frame of a photo be drawn by hand: its numbers, its proportions and the drawing follow one another. */
export function letDraw(part: HTMLElement, tell: (crop: Crop) => void = () => {}): void {
  const svg = part.querySelector('svg')
  const choice = part.querySelector('select')
  const fields = sides.map((side) => part.querySelector<HTMLInputElement>(`[data-side="${side}"]`))
  if (!svg || !choice) return
  const { width, height } = svg.viewBox.baseVal
  const whole = { width, height }
  const shade = svg.querySelector('path')
  const wanted = () => {
    const ratio = cropRatios.find((one) => one === choice.value)
    return ratio && (shareOf(ratio) * height) / width
  }

  function read(): Crop {
    const [left, top, across, down] = fields.map((field) => readPercent(field?.value ?? ''))
    return withinWhole({ left: left ?? 0, top: top ?? 0, width: across ?? 100, height: down ?? 100 })
  }

  function draw(crop: Crop): void {
    const box = toBox(crop, whole)
    const inner = `M${box.left} ${box.top}h${box.width}v${box.height}h-${box.width}z`
    shade?.setAttribute('d', `M0 0h${width}v${height}h-${width}z${inner}`)
    tell(crop)
  }

  function write(crop: Crop): void {
    for (const [place, side] of sides.entries()) {
      const field = fields[place]
      if (field) field.value = String(Math.round(crop[side] * 100) / 100)
    }
    draw(crop)
  }

  choice.addEventListener('change', () => {
    const ratio = cropRatios.find((one) => one === choice.value)
    const { left, top, width: across, height: down } = read()
    const around = { x: left + across / 2, y: top + down / 2 }
    if (ratio) write(fitRatio(wholeCrop, ratio, { whole, around }))
    else if (choice.value === 'whole') write(wholeCrop)
  })
  for (const field of fields) {
    field?.addEventListener('input', () => {
      const crop = read()
      choice.value = isWhole(crop) ? 'whole' : (ratioOf(crop, whole) ?? 'free')
      draw(crop)
    })
  }

  svg.style.touchAction = 'none'
  svg.style.cursor = 'crosshair'
  svg.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    svg.setPointerCapture(event.pointerId)
    if (choice.value === 'whole') choice.value = 'free'
    const begun = read()
    const start = pointAt(event, svg)
    const anchor = isWhole(begun) ? start : findAnchor(begun, event, svg)
    const follow = (moved: PointerEvent) => {
      const to = pointAt(moved, svg)
      if (anchor) return write(spanCorners(anchor, to, wanted()))
      write(withinWhole({ ...begun, left: begun.left + to.x - start.x, top: begun.top + to.y - start.y }))
    }
    const end = () => {
      svg.removeEventListener('pointermove', follow)
      // What else follows the form, as its draft does, hears of it too.
      fields[0]?.dispatchEvent(new Event('change', { bubbles: true }))
    }
    svg.addEventListener('pointermove', follow)
    for (const over of ['pointerup', 'pointercancel']) svg.addEventListener(over, end, { once: true })
  })
}

/** A frame over a photo that has not been sent yet. */
export function drawFrame(photo: HTMLCanvasElement, id: string): HTMLElement {
  const part = document.createElement('details')
  part.className = 'part'
  part.append(Object.assign(document.createElement('summary'), { textContent: photoTexts.crop }))
  const svg = draw('svg', { viewBox: `0 0 ${photo.width} ${photo.height}`, width: frameWidth, 'aria-hidden': 'true' })
  svg.append(
    draw('image', { href: photo.toDataURL('image/jpeg', 0.85), width: photo.width, height: photo.height }),
    draw('path', { fill: '#000', 'fill-opacity': '0.55', 'fill-rule': 'evenodd', stroke: '#fff' }),
  )
  const choice = document.createElement('select')
  choice.className = 'input'
  choice.append(...(['whole', 'free', ...cropRatios] as const).map((ratio) => new Option(photoTexts.ratios[ratio], ratio)))
  const numbers = document.createElement('div')
  numbers.className = 'part-fields'
  for (const side of sides) {
    const least = side === 'width' || side === 'height' ? leastCrop : 0
    const field = Object.assign(document.createElement('input'), {
      type: 'number',
      className: 'input',
      min: String(least),
      max: '100',
      step: 'any',
      value: String(wholeCrop[side]),
    })
    field.dataset.side = side
    numbers.append(label(field, photoTexts.sides[side], `${id}.${side}`))
  }
  const drawing = document.createElement('div')
  drawing.className = 'full'
  drawing.append(svg)
  const ratio = label(choice, photoTexts.ratio, `${id}.ratio`)
  ratio.classList.add('full')
  numbers.prepend(drawing, ratio)
  part.append(numbers)
  sayByHand(numbers)
  return part
}

/** Says that the frame can be drawn. */
export function sayByHand(part: Element): void {
  part.before(Object.assign(document.createElement('p'), { className: 'hint', textContent: photoTexts.cropByHand }))
}

function draw(name: string, attributes: Record<string, string | number>): SVGElement {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) drawn.setAttribute(key, String(value))
  return drawn
}

function label(field: HTMLElement, says: string, id: string): HTMLElement {
  field.id = id
  const around = Object.assign(document.createElement('p'), { className: 'field' })
  around.append(Object.assign(document.createElement('label'), { htmlFor: id, textContent: says }), field)
  return around
}

/** Where on the photo a pointer is, in percent. */
function pointAt({ clientX, clientY }: PointerEvent, svg: SVGSVGElement): Point {
  const { left, top, width, height } = svg.getBoundingClientRect()
  const along = (part: number, of: number) => Math.max(0, Math.min(100, (part / of) * 100))
  return { x: along(clientX - left, width), y: along(clientY - top, height) }
}

/** The corner that stays while the one across is pulled; none for who takes hold of the frame itself, and where the pointer is for who begins another. */
function findAnchor(crop: Crop, event: PointerEvent, svg: SVGSVGElement): Point | undefined {
  const { width, height } = svg.getBoundingClientRect()
  const at = pointAt(event, svg)
  const ends = { x: [crop.left, crop.left + crop.width], y: [crop.top, crop.top + crop.height] }
  const corners = ends.x.flatMap((x, across) =>
    ends.y.map((y, down) => ({ x, y, anchor: { x: ends.x[1 - across] ?? 0, y: ends.y[1 - down] ?? 0 } })),
  )
  const far = (corner: Point) => Math.hypot(((corner.x - at.x) / 100) * width, ((corner.y - at.y) / 100) * height)
  const nearest = corners.toSorted((one, other) => far(one) - far(other))[0]
  if (nearest && far(nearest) <= grip) return nearest.anchor
  const isInside = at.x > crop.left && at.x < crop.left + crop.width && at.y > crop.top && at.y < crop.top + crop.height
  return isInside ? undefined : at
}
