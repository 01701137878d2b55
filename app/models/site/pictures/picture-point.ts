/** How wide a picture stands where its point is chosen, in pixels: a browser sends the point in those. */
export const pointWidth = 288

/** How wide it stands where a part of it is chosen: folded away in a form, and whole in the hand. */
export const frameWidth = 256

/** Where somebody touched a picture, in percent of it; nothing where no point was sent. */
export function readPoint(
  { x, y }: { x: string; y: string },
  shown: { width: number; height: number },
): { x: number; y: number } | undefined {
  const across = percentOf(x, shown.width)
  const down = percentOf(y, shown.height)
  return across === undefined || down === undefined ? undefined : { x: across, y: down }
}

function percentOf(text: string, whole: number): number | undefined {
  if (!/^\d{1,5}$/.test(text) || !(whole > 0)) return undefined
  return Math.min(100, Math.round((Number(text) / whole) * 100))
}
