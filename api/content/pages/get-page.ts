import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { fieldsIn, keptFieldsOf, tellCustomFacts } from '../../platform/custom/custom-rows.ts'
import { toPage } from './page.ts'

/** The page at an address of the site, present or former, if visitors may see it. */
export const getPage: UseCase<Contract['getPage']> = async ({ params }, ctx) => {
  const url = params.url === 'home' ? '' : params.url.replace(/^\//, '')
  const pages = ctx.read.selectFrom('pages').selectAll().where('lang', '=', ctx.lang).where('is_valid', '=', 1)
  const row =
    (await pages.where('url', '=', url).executeTakeFirst()) ??
    (await pages.where('id', '=', await findFormer(ctx, url)).executeTakeFirst())
  if (!row) return refused('not_found')
  if (row.for_members && ctx.caller.role === 'VISITOR') return refused('unauthenticated')
  const fields = row.custom === '{}' ? [] : await readShownFields(ctx)
  return done({ ...(await toPage(row, [], { ...ctx, fields })), customFacts: tellCustomFacts(row.custom, fields) })
}

async function readShownFields(ctx: CallContext) {
  const { values } = await ctx.settings.of(ctx)
  return fieldsIn(await keptFieldsOf(ctx.read, values, 'PAGE'), 'PAGE_HEAD', 'PAGE_FOOT')
}

/** The page that once had this address. */
async function findFormer({ read, lang }: CallContext, url: string): Promise<string> {
  const row = await read
    .selectFrom('page_redirects')
    .select('page_id')
    .where('lang', '=', lang)
    .where('url', '=', url)
    .executeTakeFirst()
  return row?.page_id ?? ''
}
