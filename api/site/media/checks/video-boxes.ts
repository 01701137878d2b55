/** One box of a video file: its type, and where what it holds begins and ends. */
export type Box = { type: string; start: number; end: number }

const mostBoxes = 5000

/** The boxes between two places, if they fill them exactly. */
export function boxesOf(bytes: Buffer, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = []
  for (let place = from; place < to; ) {
    const box = readBox(bytes, place, to)
    if (!box || boxes.length >= mostBoxes) return undefined
    boxes.push(box)
    place = box.end
  }
  return boxes
}

function readBox(bytes: Buffer, place: number, to: number): Box | undefined {
  if (place + 8 > to) return undefined
  const short = bytes.readUInt32BE(place)
  const type = bytes.toString('latin1', place + 4, place + 8)
  if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return undefined
  const long = short === 1 && place + 16 <= to
  // A size of 0 says: as far as the file goes.
  const size = long ? Number(bytes.readBigUInt64BE(place + 8)) : short === 0 ? to - place : short
  const start = place + (long ? 16 : 8)
  const end = place + size
  return end >= start && end <= to ? { type, start, end } : undefined
}
