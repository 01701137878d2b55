import type { PanelField } from '#app/models/house/panel/field.ts'

/** What a figure is drawn of, on a sheet of 64 by 40: each puts its outline with those of its tone. */
type Hand = {
  /** A line of text, of a title; a button. */
  text: (x: number, y: number, w: number) => void
  title: (x: number, y: number, w: number) => void
  button: (x: number, y: number, w: number) => void
  /** A title upon a picture. */
  light: (x: number, y: number, w: number) => void
  /** Two slopes under a sun, in a frame of its own. */
  picture: (x: number, y: number, w: number, h: number) => void
  frame: (x: number, y: number, w: number, h: number) => void
  dot: (x: number, y: number, r: number) => void
  bottle: (x: number, y: number) => void
  star: (x: number, y: number) => void
  /** A film is played, a place is found. */
  play: (x: number, y: number) => void
  pin: (x: number, y: number) => void
}

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`
const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** Draws something three times, one beside the other. */
function thrice(draw: (x: number) => void): void {
  for (const x of [4, 24, 44]) draw(x)
}

const figures: Record<string, (hand: Hand) => void> = {
  hero: ({ picture, light }) => {
    picture(0, 0, 64, 40)
    light(6, 29, 34)
    light(6, 34, 14)
  },
  title: ({ title, text }) => {
    title(10, 14, 44)
    text(18, 23, 28)
  },
  text: ({ title, text }) => {
    title(8, 6, 30)
    for (const [y, w] of [
      [15, 48],
      [20, 46],
      [25, 48],
      [30, 30],
    ] as const)
      text(8, y, w)
  },
  'text-image': ({ picture, title, text }) => {
    picture(4, 6, 26, 28)
    title(36, 9, 20)
    for (const [y, w] of [
      [18, 24],
      [23, 22],
      [28, 16],
    ] as const)
      text(36, y, w)
  },
  quote: ({ title, text }) => {
    title(10, 8, 3)
    title(15, 8, 3)
    for (const [y, w] of [
      [17, 44],
      [22, 40],
    ] as const)
      text(10, y, w)
    text(34, 30, 20)
  },
  call: ({ frame, title, button }) => {
    frame(4, 7, 56, 26)
    title(14, 13, 36)
    button(23, 22, 18)
  },
  accordion: ({ frame, text, title }) => {
    for (const y of [4, 16, 28]) {
      frame(6, y, 52, 8)
      text(10, y + 3, 28)
      title(51, y + 2, 4)
    }
  },
  steps: ({ dot, title, text }) =>
    thrice((x) => {
      dot(x + 8, 10, 5)
      title(x, 20, 16)
      text(x + 1, 28, 14)
    }),
  cards: ({ frame, picture, text }) =>
    thrice((x) => {
      frame(x, 5, 16, 30)
      picture(x, 5, 16, 14)
      text(x + 3, 24, 10)
      text(x + 3, 29, 7)
    }),
  columns: ({ frame, text, title }) => {
    for (const x of [4, 34]) {
      frame(x, 4, 26, 32)
      title(x + 4, 9, 14)
      for (const y of [18, 23, 28]) text(x + 4, y, 18)
    }
  },
  pregnancy: ({ dot, title }) => {
    dot(32, 20, 16)
    dot(32, 20, 13)
    title(22, 18, 20)
  },
  image: ({ picture }) => picture(6, 3, 52, 34),
  slider: ({ picture, dot }) => {
    picture(0, 5, 8, 24)
    picture(11, 3, 42, 28)
    picture(56, 5, 8, 24)
    for (const x of [27, 32, 37]) dot(x, 36, 1.4)
  },
  gallery: ({ picture }) =>
    thrice((x) => {
      picture(x, 3, 17, 16)
      picture(x, 21, 17, 16)
    }),
  album: ({ picture, frame, text }) => {
    frame(14, 3, 44, 26)
    picture(8, 7, 44, 26)
    text(8, 36, 24)
  },
  video: ({ picture, play }) => {
    picture(6, 3, 52, 34)
    play(28, 20)
  },
  embed: ({ frame, play, text }) => {
    frame(6, 3, 52, 34)
    text(10, 6, 12)
    play(28, 21)
  },
  news: ({ text, title }) => {
    for (const y of [6, 18, 30]) {
      text(4, y + 1, 10)
      title(20, y, 38)
    }
  },
  blog: ({ picture, title, text }) => {
    for (const x of [4, 34]) {
      picture(x, 4, 26, 17)
      title(x, 25, 22)
      text(x, 32, 18)
    }
  },
  products: ({ bottle, text }) =>
    thrice((x) => {
      bottle(x + 8, 4)
      text(x + 2, 33, 12)
    }),
  services: ({ frame, title, text, button }) => {
    for (const x of [4, 34]) {
      frame(x, 4, 26, 32)
      title(x + 4, 9, 16)
      text(x + 4, 17, 18)
      button(x + 4, 25, 12)
    }
  },
  form: ({ frame, text, button }) => {
    for (const y of [3, 17]) {
      text(8, y, 14)
      frame(8, y + 4, 48, 7)
    }
    button(8, 32, 18)
  },
  calendar: ({ frame, title, text, dot }) => {
    frame(10, 3, 44, 34)
    title(14, 7, 20)
    for (const y of [17, 24, 31]) for (const x of [14, 22, 30, 38, 46]) text(x, y, 4)
    dot(40, 25, 3.4)
  },
  reviews: ({ star, text }) => {
    for (const x of [12, 22, 32, 42, 52]) star(x, 11)
    for (const [y, w] of [
      [22, 44],
      [27, 40],
      [32, 20],
    ] as const)
      text(10, y, w)
  },
  awards: ({ dot, title, text }) =>
    thrice((x) => {
      title(x + 4, 20, 3)
      title(x + 9, 20, 3)
      dot(x + 8, 13, 7)
      text(x, 30, 16)
    }),
  newsletter: ({ title, text, frame, button }) => {
    title(6, 7, 34)
    text(6, 15, 44)
    frame(6, 24, 34, 9)
    button(43, 26, 15)
  },
  map: ({ frame, text, pin }) => {
    frame(4, 3, 56, 34)
    for (const [x, y, w] of [
      [4, 14, 22],
      [38, 9, 22],
      [4, 30, 34],
      [46, 25, 14],
    ] as const)
      text(x, y, w)
    pin(32, 22)
  },
  hours: ({ text, title }) => {
    for (const y of [5, 13, 21, 29]) {
      title(8, y, 18)
      text(38, y + 1, 18)
    }
  },
  tonight: ({ frame, button, bottle }) => {
    frame(4, 3, 38, 8)
    button(45, 4, 15)
    for (const x of [14, 32, 50]) bottle(x, 13)
  },
}

type Field = Pick<PanelField, 'name' | 'kind' | 'fields'>

/** A kind that the site has declared: its fields one below the other, as far as there is room. */
function drawDeclared(fields: readonly Field[]): (hand: Hand) => void {
  return (hand) => {
    hand.frame(0, 0, 64, 40)
    let y = 4
    for (const field of fields) if (y < 34) y += drawField(hand, field, y)
  }
}

/** Draws a field, and says how much room it took. */
function drawField({ picture, bottle, dot, text }: Hand, { kind, fields = [] }: Field, y: number): number {
  const room = 36 - y
  if (kind === 'rows') {
    thrice((x) => dot(x + 8, y + 3, 2.5))
    return 9
  }
  if (kind === 'group' && fields.some(({ name }) => name === 'wine')) {
    bottle(32, Math.min(y, 10))
    return room
  }
  if (kind === 'group') {
    picture(5, y, 54, Math.min(room, 14))
    return 17
  }
  for (const line of kind === 'text' ? [0, 4, 8] : [0]) if (line < room) text(5, y + line, 50 - line)
  return kind === 'text' ? 14 : 6
}

/** A kind of block, drawn as small as it is told by a glance; one that the site has declared by its fields. */
export function BlockFigure({ type, fields = [] }: { type: string; fields?: readonly Field[] }) {
  const [soft, ink, bright, paper]: [string[], string[], string[], string[]] = [[], [], [], []]
  const declared = fields.find(({ name }) => name === 'values')?.fields ?? []
  const draw = figures[type] ?? drawDeclared(declared)
  draw({
    text: (x, y, w) => soft.push(box(x, y, w, 2)),
    title: (x, y, w) => ink.push(box(x, y, w, 4)),
    button: (x, y, w) => bright.push(box(x, y, w, 6)),
    light: (x, y, w) => paper.push(box(x, y, w, 3)),
    frame: (x, y, w, h) => ink.push(box(x, y, w, h), box(x + 1, y + 1, w - 2, h - 2)),
    picture: (x, y, w, h) => {
      soft.push(box(x, y, w, h))
      ink.push(
        `M${x} ${y + h}v${-h * 0.3}l${w * 0.35} ${-h * 0.28}l${w * 0.25} ${h * 0.2}l${w * 0.15} ${-h * 0.1}l${w * 0.25} ${h * 0.25}v${h * 0.23}z`,
      )
      bright.push(ring(x + w * 0.72, y + h * 0.26, Math.min(w, h) * 0.11))
    },
    dot: (x, y, r) => bright.push(ring(x, y, r)),
    bottle: (x, y) => {
      ink.push(`M${x - 1.5} ${y}h3v8q3.5 2 3.5 6v12h-10v-12q0 -4 3.5 -6z`)
      bright.push(box(x - 4, y + 15, 8, 7))
    },
    star: (x, y) => bright.push(`M${x} ${y - 5}l1.5 3.4 3.5.4-2.6 2.5.7 3.7-3.1-1.9-3.1 1.9.7-3.7-2.6-2.5 3.5-.4z`),
    play: (x, y) => bright.push(`M${x} ${y - 7}l11 7-11 7z`),
    pin: (x, y) => bright.push(`M${x} ${y + 8}q-7-8-7-11a7 7 0 1 1 14 0q0 3-7 11z`),
  })
  return (
    <svg width="100%" height="45" viewBox="0 0 64 40" aria-hidden="true" fillRule="evenodd">
      <path d={soft.join('')} opacity=".3" />
      <path d={ink.join('')} opacity=".7" />
      <path d={bright.join('')} fill="var(--color-accent)" />
      <path d={paper.join('')} fill="var(--color-paper)" />
    </svg>
  )
}
