/** A photo as a page shows it: where it stands, whether its box cuts it, and whether the point that counts is within what is seen. */
export type Seen = { place: string; isCut: boolean; isSeen: boolean }

/** Runs in the page, so that it leans on nothing around it: what is seen of each photo there. */
export function seePoints(point: { x: number; y: number }): Seen[] {
  const nameOf = (element: Element) => `${element.localName}${[...element.classList].map((name) => `.${name}`).join('')}`
  /** How far a photo of this length begins before its box, by the part of the room that is left. */
  const shift = (said: string, room: number) =>
    said.endsWith('%') ? (room * Number.parseFloat(said)) / 100 : Number.parseFloat(said)
  const photos = [...document.querySelectorAll<HTMLImageElement>('body img[width][height]')]
  return photos.flatMap((photo) => {
    const style = getComputedStyle(photo)
    const box = photo.getBoundingClientRect()
    if (box.width < 2 || box.height < 2 || style.visibility === 'hidden' || !/\.(avif|jpg)$/.test(photo.src)) return []
    const [above, right, below, left] = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(
      (one) => Number.parseFloat(one) || 0,
    ) as [number, number, number, number]
    const [width, height] = [box.width - left - right, box.height - above - below]
    const [whole, high] = [Number(photo.getAttribute('width')), Number(photo.getAttribute('height'))]
    const scales = [width / whole, height / high]
    const isCover = style.objectFit === 'cover'
    const scale = isCover ? Math.max(...scales) : Math.min(...scales)
    const [across = '50%', down = '50%'] = style.objectPosition.split(' ')
    const x = box.left + left + shift(across, width - whole * scale) + point.x * whole * scale
    const y = box.top + above + shift(down, height - high * scale) + point.y * high * scale
    let isSeen = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
    let isClipped = false
    for (let around = photo.parentElement; around && around !== document.body; around = around.parentElement) {
      if (!/hidden|clip/.test(getComputedStyle(around).overflow)) continue
      const frame = around.getBoundingClientRect()
      isClipped ||= frame.width < box.width - 2 || frame.height < box.height - 2
      // To the side of it stand the others of a row that is pushed on.
      if (x < frame.left - 1 || x > frame.right + 1 || y < frame.top - 1 || y > frame.bottom + 1) isSeen = false
    }
    const around = photo.closest('picture')?.parentElement ?? photo.parentElement
    const place = [around?.parentElement, around, photo].map((one) => (one ? nameOf(one) : '')).join(' > ')
    const isCut = isClipped || (isCover && Math.abs((scales[0] ?? 0) / (scales[1] ?? 1) - 1) > 0.01)
    return [{ place, isCut, isSeen }]
  })
}
