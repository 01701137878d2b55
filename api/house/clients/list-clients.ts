import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { splitWords } from '../../platform/call/split-words.ts'
import { groupClients, readNames, readTags, toListedClient } from './client-rows.ts'

const columns = { search: 'id', tag: 'id', email: 'email_key', count: 'count', spent: 'spent', lastAt: 'last_at' }

/** Whom the shop deals with, with or without an account. */
export const listClients: UseCase<Contract['listClients']> = async ({ query }, { read }) => {
  const sought = splitWords(query.filters, 'search').flatMap(({ field, value }) => (field === 'search' ? [String(value)] : []))
  const tags = query.filters.filter(({ field }) => field === 'tag')
  if (tags.some(({ operator }) => operator !== 'equal')) return refused('invalid', { fields: { tag: { code: 'choice' } } })
  const filters = query.filters.filter(({ field }) => field !== 'search' && field !== 'tag')
  const all = groupClients(read, { words: sought })
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
