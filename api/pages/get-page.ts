import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toPage } from './page.ts'

/** The page at an address of the site, if visitors may see it. */
export const getPage: UseCase<Contract['getPage']> = async ({ params }, { read, lang }) => {
  const url = params.url === 'home' ? '' : params.url.replace(/^\//, '')
  const row = await read
    .selectFrom('pages')
    .selectAll()
    .where('lang', '=', lang)
    .where('url', '=', url)
    .where('is_valid', '=', 1)
    .executeTakeFirst()
  return row ? done(toPage(row, [])) : refused('not_found')
}
