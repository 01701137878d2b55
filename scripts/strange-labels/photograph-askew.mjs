import sharp from 'sharp'

const [width, height] = [1600, 1200]

/** A label as a telephone sees it on a table: from aslant, in light from one side, with some grain. */
export async function photographAskew(label, { corners, ground, light, grain }, projectInto) {
  const { data, info } = await sharp(label).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const photo = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++) photo.set(ground(at % width, Math.floor(at / width)), at * 3)
  const place = projectInto(corners)
  lay(place, (x, y, u, v) => {
    const from =
      (Math.min(info.height - 1, Math.floor(v * info.height)) * info.width +
        Math.min(info.width - 1, Math.floor(u * info.width))) *
      4
    if (data[from + 3] > 128) photo.set(data.subarray(from, from + 3), (Math.floor(y) * width + Math.floor(x)) * 3)
  })
  for (let at = 0; at < photo.length; at++) {
    const x = (Math.floor(at / 3) % width) / width
    photo[at] = Math.max(0, Math.min(255, photo[at] * (1 - light / 2 + light * x) + noise(at) * grain))
  }
  return sharp(photo, { raw: { width, height, channels: 3 } })
    .blur(0.8)
    .jpeg({ quality: 84 })
    .toBuffer()
}

function lay(place, paint) {
  const steps = 2400
  for (let down = 0; down < steps; down++)
    for (let across = 0; across < steps; across++) {
      const [u, v] = [across / steps, down / steps]
      const [x, y] = place(u, v)
      paint(x, y, u, v)
    }
}

/** From -1 to 1, the same each time. */
export function noise(at) {
  let mixed = Math.imul(at + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 31 - 1
}
