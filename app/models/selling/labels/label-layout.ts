import type { Letters } from './label-letters.ts'
import type { LabelParcel } from './label-parcel.ts'

/** A parcel as the cells of a row are read from it: its address broken into the lines of the layout, its numbers in their form. */
export type LabelSource = LabelParcel & {
  lines: readonly string[]
  fixed: string
  mobile: string
  code: string
  grams: number
  /** The country as carriers tell it: an overseas place of France by letters of its own. */
  nation: string
}

/** A column: what the program calls it, how many signs it takes, and what stands in it. */
export type LabelColumn = {
  name: string
  most: number
  read: (source: LabelSource) => string
  /** Without it the program takes no row. */
  isRequired?: boolean
  /** Signs that it takes besides, where it takes fewer than the others. */
  except?: RegExp
}

/** How a program's file looks. */
export type LabelLayout = {
  letters: Letters
  /** Whether the first line names the columns. */
  hasHead: boolean
  columns: readonly LabelColumn[]
  /** The lines that an address has room in. */
  lines: { width: number; most: number }
  /** Whether a parcel to a point bears the point's address, and not its receiver's. */
  goesToPoint?: boolean
  /** How it writes the code of a point; nothing where it is not one of its own. */
  readPointCode: (code: string) => string | undefined
  /** The heaviest parcel it takes to a door, and to a point. */
  mostGrams: { door: number; point: number }
  /** How many rows a file has at most. */
  mostRows?: number
}

/** A column that is left to the program, or to whoever sits before it. */
export function leaveEmpty(name: string): LabelColumn {
  return { name, most: 0, read: () => '' }
}
