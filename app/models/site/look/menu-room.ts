/** From which width on an entry of the menu stands in the bar; below, and where it never does, it is among the others. */
export type MenuWidth = 'always' | 'lg' | 'xl' | 'xxl' | 'never'

type Entry = { label: string; icon: string; children: readonly unknown[] }

/** What a bar has room for its menu beside. */
export type BarLook = {
  name: string
  logoSize: number
  /** Of the letters of the menu, in twelfths of a root size. */
  fontSize: number
  isSerif: boolean
  isCapitals: boolean
  /** Where the menu stands: beside the name, on the one side of it, or in a row of its own. */
  room: 'beside' | 'half' | 'whole'
}

/** How wide, in pixels, a long name is at most; it breaks into lines of smaller letters there. */
const longNameWidth = 272

/** Whether a name is too long for one line of the bar. */
export const isLongName = (name: string): boolean => name.length > 24

/** What is free in the bar beside its tools, at the narrowest of each width; how large letters are, and what is between entries. */
const bands = [
  { from: 'always', beside: 635, whole: 897, scale: 0.84, nameSize: 22.4, air: 8 },
  { from: 'lg', beside: 851, whole: 1125, scale: 0.93, nameSize: 25.6, air: 8 },
  { from: 'xl', beside: 998, whole: 1280, scale: 0.93, nameSize: 25.6, air: 13.5 },
  { from: 'xxl', beside: 1046, whole: 1440, scale: 1, nameSize: 25.6, air: 13.5 },
] as const

/** Where each entry stands, by what words come to in letters like ours: a bar of two rows would push the page down. */
export function shareMenu(entries: readonly Entry[], look: BarLook): MenuWidth[] {
  const fits = bands.map((band) => countFitting(entries, look, band))
  return entries.map((_, at) => {
    const from = bands.findIndex((_band, index) => fits.slice(index).every((count) => at < count))
    return bands[from]?.from ?? 'never'
  })
}

function countFitting(entries: readonly Entry[], look: BarLook, band: (typeof bands)[number]): number {
  const size = (look.fontSize / 12) * 16 * band.scale
  const widthOf = ({ label, icon, children }: Entry) =>
    measure(label, look) * size + band.air + (children.length > 0 ? size * 0.9 + 10 : 0) + (icon ? 24 : 0)
  const nameWidth = measure(look.name, { isSerif: true, isCapitals: false }) * band.nameSize
  const brand = look.logoSize + 11 + (isLongName(look.name) ? longNameWidth : nameWidth)
  const rooms = { beside: band.beside - brand, half: (band.whole - brand) / 2 - 24, whole: band.whole }
  const room = rooms[look.room]
  const sums = entries.map((_, at) => entries.slice(0, at + 1).reduce((sum, entry) => sum + widthOf(entry), 0))
  if ((sums.at(-1) ?? 0) <= room) return entries.length
  const others = widthOf({ label: 'Plus', icon: '', children: entries })
  return sums.filter((sum) => sum + others <= room).length
}

/** How many times its size a word is wide. */
function measure(words: string, { isSerif, isCapitals }: Pick<BarLook, 'isSerif' | 'isCapitals'>): number {
  const letters = [...(isCapitals ? words.toUpperCase() : words)]
  const wide = letters.reduce((sum, letter) => sum + widthOfLetter(letter), 0)
  return (wide + (isCapitals ? letters.length * 0.08 : 0)) * (isSerif ? 1 : 1.1)
}

function widthOfLetter(letter: string): number {
  if (/[\s.,'’iljtfrI]/.test(letter)) return 0.28
  if (/[mwMW]/.test(letter)) return 0.8
  return /\p{Lu}/u.test(letter) ? 0.64 : 0.52
}
