import type { SiteWriter } from '../../platform/database/database.ts'
import type { WrittenRecord } from './written-record.ts'

type Named = Pick<WrittenRecord, 'kind' | 'id'>

/** Takes the draft of a record away, if there is one. */
export async function removeDraft(tx: SiteWriter, { kind, id }: Named): Promise<void> {
  await tx.deleteFrom('body_drafts').where('kind', '=', kind).where('record_id', '=', id).execute()
}

/** Lets go with a record all that was written of it: draft, versions, previews. */
export async function forgetWritten(tx: SiteWriter, { kind, id }: Named): Promise<void> {
  await removeDraft(tx, { kind, id })
  for (const table of ['body_previews', 'body_versions'] as const) {
    await tx.deleteFrom(table).where('kind', '=', kind).where('record_id', '=', id).execute()
  }
}
