import type { Answer, Contract } from '#api/contract/index.ts'
import type { OwnColours } from '#app/models/site/look/colour-palette.ts'
import type { FormLinks } from '../fields/links.ts'
import type { Setting } from '../fields/settings-view.ts'
import type { FilledForm } from '../frame/posted.ts'

/** What is on trial of a look, as its desk asks for it. */
export type LookDraft = Answer<Contract['getLookDraft']>

/** The pages of the site that the desk can show. */
export type SeenPage = 'home' | 'list' | 'product' | 'article'

/** The desk of the look. */
export type LookDesk = {
  draft: LookDraft
  /** The four colours as they are seen, be they the owner's or the direction's. */
  colours: OwnColours
  /** The variants of parts, the space and the corners. */
  parts: Setting[]
  menu: Setting[]
  shop: Setting[]
  /** The letters that can be chosen for titles and texts, each with its name. */
  letters: Record<'FONT_TITLE' | 'FONT_CONTENT', (readonly [value: string, label: string])[]>
  /** The pictures of which a logo can be chosen. */
  pictures: FormLinks
  /** The kept sections that can be taken along. */
  sections: { id: string; title: string }[]
  pages: { page: SeenPage; path: string; isSeen: boolean }[]
  frames: { after: string; before: string }
  /** The address that shows the whole site in what is on trial; none where nothing is. */
  share: string | undefined
}

/** What has to be said before the look of a file is tried on: which of the blocks that differ stands. */
export type LookQuestion = {
  /** The file, which nobody has to look for twice. */
  content: string
  /** The hash of what is asked about. */
  asked: string
  blocks: { name: string; label: string }[]
  /** What was said of others before. */
  answered: [name: string, choice: string][]
  /** Whether whoever asks may declare blocks; if not, the rest goes without them. */
  mayDeclare: boolean
}

/** A form of the desk that was refused, and what is asked of whoever sent it. */
export type LookForm = FilledForm & { question?: LookQuestion | undefined }
