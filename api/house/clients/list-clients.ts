import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { splitWords } from '../../platform/call/split-words.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { groupClients, readNames, readTags, toListedClient } from './client-rows.ts'
import { selectKeys } from './find-clients.ts'

const columns = { search: 'id', tag: 'id', email: 'email_key', count: 'count', spent: 'spent', lastAt: 'last_at' }

/** Words that call no more than these name somebody: they are looked for once, and only they are summed up. */
const mostNamed = 1000

/** Whom the shop deals with, with or without an account. */
export const listClients: UseCase<Contract['listClients']> = async ({ query }, { read }) => {
  const sought = splitWords(query.filters, 'search').flatMap(({ field, value }) => (field === 'search' ? [String(value)] : []))
  const tags = query.filters.filter(({ field }) => field === 'tag')
  if (tags.some(({ operator }) => operator !== 'equal')) return refused('invalid', { fields: { tag: { code: 'choice' } } })
  const filters = query.filters.filter(({ field }) => field !== 'search' && field !== 'tag')
  const narrowed = await narrow(read, sought)
  if (narrowed.keys?.length === 0) return done({ clients: [], total: 0 })
  const all = groupClients(read, narrowed)
  const met = tags.reduce(
    (found, { value }) =>
      found.where('email_key', 'in', read.selectFrom('client_tags').select('email_key').where('tag', '=', String(value))),
    read.selectFrom(all.as('clients')).selectAll(),
  )
  const { rows, total } = await listRows(met, { ...query, filters }, columns)
  const keys = rows.map(({ email_key }) => email_key)
  const names = await readNames(read, keys)
  const tagged = await readTags(read, keys)
  return done({
    clients: rows.flatMap((row) => {
      const called = names.get(row.email_key)
      return called ? [toListedClient(row, called, tagged.get(row.email_key) ?? [])] : []
    }),
    total,
  })
}

async function narrow(read: SiteReader, words: readonly string[]): Promise<Parameters<typeof groupClients>[1]> {
  if (words.length === 0) return {}
  const named = await selectKeys(read, words)
    .limit(mostNamed + 1)
    .execute()
  return named.length > mostNamed ? { words } : { keys: named.map(({ email_key }) => email_key) }
}
