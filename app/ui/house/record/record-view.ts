import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import type { BesideRecord } from '../clients/beside-record.ts'
import type { DeskAt } from '../desks/desk-screen.ts'
import type { HrefOfUse } from '../desks/media-preview.tsx'
import type { PanelRecord } from '../desks/records.ts'
import type { Desk } from '../fields/desks.ts'
import type { FormLinks } from '../fields/links.ts'
import type { FilledForm } from '../frame/posted.ts'
import type { RefusedMoment } from '../frame/posted-moment.ts'
import type { Draft } from '../pages/body.ts'
import type { LabelCode } from './label-code.tsx'
import type { LetterMail } from './letter-preview.tsx'
import type { Sale } from './sale-view.ts'

/** What the screen of a thing shows. */
export type RecordView = FormLinks &
  BesideRecord & {
    at: DeskAt
    record: PanelRecord
    name: string
    /** What its form holds. */
    entries: Entry[]
    /** What is good to know of what its fields say. */
    advice: Record<string, string>
    /** How a product, or the product of a declination, stands in the shop. */
    sale: Sale | undefined
    /** The code that a bottle of wine wears. */
    labelCode: LabelCode | undefined
    /** How what is written of a page or an article stands. */
    draft: Draft | undefined
    /** A letter that has not left, as it would. */
    letterPreview: LetterMail | undefined
  }

/** What is shown of an act on a thing that was refused. */
export type RecordRefusal = Partial<FilledForm> & {
  /** When it was to leave, where that moment was refused. */
  refusedMoment?: RefusedMoment | undefined
  /** What an act of its own had been given. */
  typed?: Readonly<Record<string, string>>
}

/** What the screen of a thing stands on. */
export type RecordContext = Omit<RecordView, 'at'> & {
  desk: Desk
  /** What can be changed of it. */
  fields: PanelField[]
  placeOf: HrefOfUse
  refused: RecordRefusal
}
