import type { Entry } from '#app/models/house/panel/field.ts'
import type { Desk } from './desks.ts'
import type { Links } from './links.ts'

/** The same before the form says what its choices are called. */
export type RecordFormFacts = Omit<RecordFormContext, 'sayOption'>

/** A field that names several things: under what name, of which kind, how many at most. */
export type PickField = { name: string; label: string; hint?: string | undefined; link: string; most: number }

/** What a form of the panel shows: where it stands, what was typed and what is to be corrected. */
export type RecordFormContext = {
  desk: Pick<Desk, 'resource' | 'links' | 'first' | 'folded'>
  links: Links
  /** The kinds of thing of which there is more than is offered: they can be searched. */
  longLists?: readonly string[]
  entries: readonly Entry[]
  faults: Readonly<Record<string, string>>
  /** What a choice of a field is called. */
  sayOption: (path: readonly string[], option: string) => string
  /** What is good to know of what a field says; it keeps nobody from saving. */
  advice?: Readonly<Record<string, string>>
  /** Where nothing is sent as a form, what sends a photo for the field of this name by itself. */
  sendPhoto?: (name: string) => React.ReactNode
  /** Where script runs beside the form, what chooses several things of a kind by their pictures. */
  pickSeveral?: (field: PickField) => React.ReactNode
}
