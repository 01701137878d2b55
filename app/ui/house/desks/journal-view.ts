import type { Answer, Contract } from '#api/contract/index.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import type { Paging } from '../../platform/lists/paging.ts'

export type Entry = Answer<Contract['getAuditEntry']>

/** One line of the log, in words. */
export type JournalEntryView = Entry & { kind: string; recordHref: string | undefined; fields: JournalField[] }

export type JournalField = { label: string; before: string | null; after: string | null; field: PanelField | undefined }

/** What the log is narrowed to. */
export type JournalAsk = { day: string; resource: string; idThing: string; idUser: string }

export type Journal = { lines: JournalEntryView[]; total: number; paging: Paging; asked: JournalAsk; kinds: [string, string][] }
