import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#api/platform/database/migrate.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/accounts.ts'
import { openMembers } from '../support/members.ts'

const id = 'Coteaux-page-1'
const params = { id }
const title = (text: string) => [{ type: 'title' as const, text }]
const former = readFileSync('api/platform/database/migrations/0030-page-drafts.sql', 'utf8').split(';\n')

/** The statements that turn the tables of today into those of before, with all rows of pages. */
const back = [
  ...former.filter((statement) => statement.trim() !== ''),
  `insert into page_versions select site_id, id, record_id, number, blocks, hash, cause, author_id, created_at from body_versions where kind = 'page'`,
  `insert into page_drafts select site_id, record_id, blocks, hash, base_hash, author_id, saved_at, publish_at from body_drafts where kind = 'page'`,
  'drop table body_versions',
  'drop table body_drafts',
  'drop table body_previews',
  `update undo_rows set row_before = replace(row_before, '"kind":"page","record_id":', '"page_id":'), row_after = replace(row_after, '"kind":"page","record_id":', '"page_id":')`,
  `update undo_rows set table_name = 'page_versions' where table_name = 'body_versions'`,
  `update undo_rows set table_name = 'page_drafts' where table_name = 'body_drafts'`,
  `delete from migrations where name in ('0208-drafts-of-articles', '0216-heads-of-drafts')`,
]

eachDatabase('drafts that are moved', (open) => {
  test('drafts, versions and what undoes them are kept when news and articles get theirs', async () => {
    const shop = await openMembers(await open())
    const owner = shop.as(shop.stage.tokens['1']?.ADMIN)
    given(await owner.savePageDraft({ params, body: { blocks: title('Publié') } }))
    given(await owner.publishPageDraft({ params, body: {} }))
    shop.pass(1)
    given(await owner.savePageDraft({ params, body: { blocks: title('Un brouillon, avec "page_id": dedans') } }))
    const before = given(await owner.getPageDraft({ params }))
    const [entry] = given(await owner.listAuditLog({ query: { nbItem: 1 } })).entries
    await shop.stage.db.inTransaction(async (tx) => {
      for (const statement of back) await sql.raw(statement).execute(tx)
    })
    expect(await migrate(shop.stage.db)).toEqual(['0208-drafts-of-articles', '0216-heads-of-drafts'])
    expect(given(await owner.getPageDraft({ params }))).toEqual(before)
    const { versions } = given(await owner.listPageVersions({ query: { idPage: id, orderBy: 'number' } }))
    expect(versions.map(({ cause }) => cause)).toEqual(['FIRST', 'PUBLISHED'])
    given(await owner.undoAct({ params: { id: entry?.id ?? '' } }))
    expect(given(await owner.getPageDraft({ params })).isDraft).toBe(false)
  })
})
