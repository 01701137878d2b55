import type { WrittenKind } from '#app/models/content/written-kind.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { findImage } from '../../site/media/find-image.ts'
import { readBlocks } from '../blocks/stored-blocks.ts'
import { authorOf, nameAuthors } from './authors.ts'
import { readHead, writeHead } from './head/head.ts'
import { publishBody } from './publish-body.ts'
import { findVersion, toVersionHead } from './version.ts'
import { findWrittenRecord } from './written-record.ts'

/** Lets a page or an article say again what it once said, as a version of its own; a draft stays as it is. */
export const restoreVersion =
  (kind: WrittenKind) =>
  async ({ params }: Read<Contract['restorePageVersion']>, ctx: CallContext) =>
    ctx.inTransaction(async (tx) => {
      const version = await findVersion(tx, kind, params.id)
      const record = version && (await findWrittenRecord(tx, kind, version.record_id))
      if (!record) return refused('not_found')
      const blocks = readBlocks(version.blocks, () => {})
      const written = { cause: 'RESTORED', author: authorOf(ctx.caller), at: ctx.now.toISOString() } as const
      const head = await headStillThere(tx, version.head)
      const id = await publishBody(tx, { record, blocks, head, ...written })
      const kept = await tx.selectFrom('body_versions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const after = await findWrittenRecord(tx, kind, record.id)
      return done(toVersionHead(kept, { nameOf: await nameAuthors(tx, [kept.author_id]), record: after }))
    })

/** A head that was kept, without a picture that is gone. */
async function headStillThere(tx: SiteWriter, kept: string | null): Promise<string | null> {
  const head = kept === null ? undefined : readHead(kept)
  if (!head?.idImage || (await findImage(tx, head.idImage))) return kept
  return writeHead({ ...head, idImage: null })
}
