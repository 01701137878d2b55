import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { readBlocks } from '../../blocks/stored-blocks.ts'
import { authorOf, nameAuthors } from './authors.ts'
import { publishBody } from './publish-body.ts'
import { toVersionHead } from './version.ts'

/** Lets a page say again what it once said, as a version of its own; a draft stays as it is. */
export const restorePageVersion: UseCase<Contract['restorePageVersion']> = async ({ params }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const version = await tx.selectFrom('page_versions').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!version) return refused('not_found')
    const page = await tx
      .selectFrom('pages')
      .select(['id', 'blocks', 'updated_at'])
      .where('id', '=', version.page_id)
      .executeTakeFirstOrThrow()
    const blocks = readBlocks(version.blocks, () => {})
    const written = { cause: 'RESTORED', author: authorOf(ctx.caller), at: ctx.now.toISOString() } as const
    const id = await publishBody(tx, { page, blocks, ...written })
    const kept = await tx.selectFrom('page_versions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return done(toVersionHead(kept, await nameAuthors(tx, [kept.author_id])))
  })
