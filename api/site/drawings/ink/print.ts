import { type Point, short } from './press.ts'

/** A path filled with an ink. */
export function fill(path: string, colour: string, opacity = 1): string {
  return path && `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** A path drawn as a line; `dashes` as SVG has them. */
export function stroke(path: string, colour: string, width = 1, dashes = ''): string {
  const dashed = dashes && ` stroke-dasharray="${dashes}"`
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${dashed}/>`
}

/** A full circle. */
export function disc([x, y]: Point, radius: number, colour: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"/>`
}

/** A part of a drawing somewhere else, larger or turned. */
export function shifted([x, y]: Point, body: string, scale = 1, turn = 0): string {
  const grown = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  return `<g transform="translate(${short(x)} ${short(y)})${grown}${turn ? ` rotate(${short(turn)})` : ''}">${body}</g>`
}

/** What of a drawing lies inside a shape. */
export function inside(path: string, body: string): string {
  return body && `<clipPath id="§"><path d="${path}"/></clipPath><g clip-path="url(#§)">${body}</g>`
}

/** The drawing as a file: its paths written by steps, which weigh a third less, its clips numbered. */
export function print(width: number, height: number, body: string): string {
  let marks = 0
  const numbered = body.replaceAll('§', () => {
    marks += 1
    return `c${Math.ceil(marks / 2).toString(36)}`
  })
  const light = numbered.replaceAll(/ d="([^"]+)"/g, (_, path: string) => ` d="${bySteps(path)}"`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${light}</svg>\n`
}

/** Writes a path of absolute steps as one of relative ones; each is measured from where the rounded path stands, so that no error grows. */
function bySteps(path: string): string {
  if (/[a-yA]/.test(path)) return path
  let now: Point = [0, 0]
  let start: Point = [0, 0]
  let out = ''
  for (const [, letter = '', rest = ''] of path.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const steps = values.map((value, i) => short(value - now[axisOf(letter, i)]))
    out += letter.toLowerCase() + steps.map(written).join('')
    now = letter === 'Z' ? start : moved(now, letter, steps)
    if (letter === 'M') start = now
  }
  return out
}

/** Which way a number of a step is measured: 0 along, 1 downwards. */
function axisOf(letter: string, place: number): 0 | 1 {
  return letter === 'V' || (letter !== 'H' && place % 2 === 1) ? 1 : 0
}

function moved([x, y]: Point, letter: string, steps: number[]): Point {
  const last = steps.at(-1) ?? 0
  if (letter === 'H') return [short(x + last), y]
  if (letter === 'V') return [x, short(y + last)]
  return [short(x + (steps.at(-2) ?? 0)), short(y + last)]
}

function written(value: number, place: number): string {
  const text = String(value === 0 ? 0 : value).replace(/^(-?)0\./, '$1.')
  return place > 0 && !text.startsWith('-') ? ` ${text}` : text
}
