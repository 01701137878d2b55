import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toPage } from './page.ts'

/** The page at an address of the site, if visitors may see it. */
export const getPage: UseCase<Contract['getPage']> = async ({ params }, visit) => {
  const url = params.url === 'home' ? '' : params.url.replace(/^\//, '')
  const row = await visit.read
    .selectFrom('pages')
    .selectAll()
    .where('lang', '=', visit.lang)
    .where('url', '=', url)
    .where('is_valid', '=', 1)
    .executeTakeFirst()
  return row ? done(await toPage(row, [], visit)) : refused('not_found')
}
