import type { ReckonedEnergy } from '#app/models/catalog/energy.ts'
import type { LabelGap } from '#app/models/catalog/label/label-gaps.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import type { FactView } from '#app/texts/catalog/product-facts.ts'
import type { DeskAt } from '../desks/desk-screen.ts'
import type { FormLinks } from '../fields/links.ts'
import type { RecordView } from '../record/record-view.ts'
import type { EngineHouse } from './search-result.tsx'

/** What is told of any wine, be it a new one. */
type Told = {
  /** What its label lacks that is said of the wine itself. */
  labelGaps: LabelGap[]
  /** What its electronic label says of all that is bottled of it. */
  label: FactView[]
  /** The house that it is shown for. */
  house: EngineHouse
}

/** The screen of a wine. */
export type WineView = RecordView &
  Told & {
    /** Its vintages and sizes as they are kept, by the names of their fields. */
    vintages: Readonly<Record<string, string>>[]
    /** The energy as the site reckons it. */
    energy: ReckonedEnergy | undefined
    awards: { id: string; label: string }[]
    /** Who made it, those not shown yet among them. */
    winemakers: { id: string; label: string }[]
  }

/** That of one that is yet to be. */
export type NewWineView = FormLinks & Told & { at: DeskAt; entries: Entry[]; brief?: WineBriefView }

/** What was told in it, and whether nothing could be made of it. */
export type WineBriefView = { text: string; isUnread: boolean }
