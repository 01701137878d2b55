// Reads the outlines of letters out of a TrueType file: 'advance path' by letter, in four hundredths of the type size, y downwards.

export function readGlyphs(bytes, text) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map()
  for (let i = 0; i < view.getUint16(4); i += 1) {
    const at = 12 + i * 16
    tables.set(bytes.toString('latin1', at, at + 4), view.getUint32(at + 8))
  }
  const table = (name) => tables.get(name)
  const scale = 400 / view.getUint16(table('head') + 18)
  const isLong = view.getInt16(table('head') + 50) === 1
  const glyphStart = (id) =>
    table('glyf') + (isLong ? view.getUint32(table('loca') + id * 4) : view.getUint16(table('loca') + id * 2) * 2)
  const wide = view.getUint16(table('hhea') + 34)
  const advanceOf = (id) => view.getUint16(table('hmtx') + Math.min(id, wide - 1) * 4)
  const ids = readCharacters(view, table('cmap'))

  function contoursOf(id) {
    const at = glyphStart(id)
    if (at === glyphStart(id + 1)) return []
    const count = view.getInt16(at)
    return count < 0 ? composed(view, at + 10, contoursOf) : simple(view, at + 10, count)
  }

  const found = {}
  for (const letter of text) {
    const id = ids(letter.codePointAt(0))
    if (id)
      found[letter] = `${Math.round(advanceOf(id) * scale)} ${contoursOf(id)
        .map((points) => drawn(points, scale))
        .join('')}`
  }
  return found
}

/** The character map, of the kind that holds the plane of Latin letters. */
export function readCharacters(view, at) {
  for (let i = 0; i < view.getUint16(at + 2); i += 1) {
    const sub = at + view.getUint32(at + 4 + i * 8 + 4)
    if (view.getUint16(sub) === 4) return (code) => findInSegments(view, sub, code)
  }
  throw new Error('the font has no map of segments')
}

function findInSegments(view, sub, code) {
  const twice = view.getUint16(sub + 6)
  for (let i = 0; i < twice; i += 2) {
    if (code > view.getUint16(sub + 14 + i)) continue
    const start = view.getUint16(sub + 16 + twice + i)
    if (code < start) return 0
    const delta = view.getUint16(sub + 16 + 2 * twice + i)
    const place = sub + 16 + 3 * twice + i
    const offset = view.getUint16(place)
    if (offset === 0) return (code + delta) & 0xffff
    const id = view.getUint16(place + offset + (code - start) * 2)
    return id && (id + delta) & 0xffff
  }
  return 0
}

function simple(view, at, count) {
  const ends = Array.from({ length: count }, (_, i) => view.getUint16(at + i * 2))
  const points = (ends.at(-1) ?? -1) + 1
  let place = at + count * 2
  place += 2 + view.getUint16(place)
  const flags = []
  while (flags.length < points) {
    const flag = view.getUint8(place++)
    const times = flag & 8 ? view.getUint8(place++) : 0
    for (let i = 0; i <= times; i += 1) flags.push(flag)
  }
  const read = (short, same) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? view.getUint8(place++) : -view.getUint8(place++)
      else if (!(flag & same)) {
        value += view.getInt16(place)
        place += 2
      }
      return value
    })
  }
  const xs = read(2, 16)
  const ys = read(4, 32)
  const all = flags.map((flag, i) => ({ x: xs[i], y: ys[i], on: (flag & 1) === 1 }))
  return ends.map((end, i) => all.slice(i ? ends[i - 1] + 1 : 0, end + 1))
}

/** A letter with its accent: the outlines of both, moved to their places. */
function composed(view, at, contoursOf) {
  const found = []
  for (let place = at, flags = 32; flags & 32; ) {
    flags = view.getUint16(place)
    const id = view.getUint16(place + 2)
    const [dx, dy] =
      flags & 1 ? [view.getInt16(place + 4), view.getInt16(place + 6)] : [view.getInt8(place + 4), view.getInt8(place + 5)]
    place += (flags & 1 ? 8 : 6) + (flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0)
    for (const points of contoursOf(id)) found.push(points.map((p) => ({ ...p, x: p.x + dx, y: p.y + dy })))
  }
  return found
}

/** A contour as a path: between two points that lie off the line, one lies on it. */
function drawn(points, scale) {
  const full = points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length]
    return point.on || next.on ? [point] : [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, on: true }]
  })
  const first = full.findIndex(({ on }) => on)
  const turned = [...full.slice(first), ...full.slice(0, first), full[first]]
  let [x, y] = [0, 0]
  const step = (point) => {
    const [nextX, nextY] = [Math.round(point.x * scale), Math.round(-point.y * scale)]
    const by = `${nextX - x}${nextY < y ? '' : ' '}${nextY - y}`
    return { by, go: () => ([x, y] = [nextX, nextY]) }
  }
  const start = step(turned[0])
  let path = `m${start.by}`
  start.go()
  for (let i = 1; i < turned.length; i += 1) {
    const { by, go } = step(turned[i])
    if (turned[i].on) {
      if (by !== '0 0') path += `l${by}`
      go()
      continue
    }
    i += 1
    const end = step(turned[i])
    path += `q${by}${end.by.startsWith('-') ? '' : ' '}${end.by}`
    end.go()
  }
  return `${path}z`
}
