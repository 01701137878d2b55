/** The colours of a screen (sRGB, IEC 61966-2-1) as a profile of the International Color Consortium, one letter a byte. */
export function srgbProfile(): string {
  const curve = bytes('curv', u32(0), u32(1), u16(0x0233), u16(0))
  const parts: [string, string][] = [
    ['desc', nameOf('sRGB')],
    ['cprt', bytes('text', u32(0), 'CC0\0')],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['rXYZ', xyz(0.4361, 0.2225, 0.0139)],
    ['gXYZ', xyz(0.3851, 0.7169, 0.0971)],
    ['bXYZ', xyz(0.1431, 0.0606, 0.7141)],
    ...(['rTRC', 'gTRC', 'bTRC'] as const).map((name): [string, string] => [name, curve]),
  ]
  const start = 128 + 4 + 12 * parts.length
  let table = u32(parts.length)
  let body = ''
  for (const [name, part] of parts) {
    table += name + u32(start + body.length) + u32(part.length)
    body += part.padEnd(Math.ceil(part.length / 4) * 4, '\0')
  }
  return head(start + body.length) + table + body
}

function head(size: number): string {
  const moment = [2026, 1, 1, 0, 0, 0].map(u16).join('')
  const kind = `${u32(0x02100000)}mntrRGB XYZ ${moment}acsp`
  const light = [0.9642, 1, 0.8249].map(fixed).join('')
  return (u32(size) + u32(0) + kind + '\0'.repeat(28) + light).padEnd(128, '\0')
}

/** A name in plain letters; the same in other scripts is left out. */
function nameOf(name: string): string {
  return bytes('desc', u32(0), u32(name.length + 1), `${name}\0`, u32(0), u32(0), u16(0), '\0', '\0'.repeat(67))
}

function xyz(x: number, y: number, z: number): string {
  return bytes('XYZ ', u32(0), fixed(x), fixed(y), fixed(z))
}

function bytes(...parts: string[]): string {
  return parts.join('')
}

function fixed(value: number): string {
  return u32(Math.round(value * 65_536))
}

function u32(value: number): string {
  return String.fromCharCode((value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)
}

function u16(value: number): string {
  return String.fromCharCode((value >>> 8) & 255, value & 255)
}
