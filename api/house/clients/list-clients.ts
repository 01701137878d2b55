import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { splitWords } from '../../platform/call/split-words.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { groupClients, readNames, readTags, toListedClient } from './client-rows.ts'
import { selectKeys } from './find-clients.ts'
import { type ClientOrder, pageClients } from './page-clients.ts'

const columns = { search: 'id', tag: 'id', email: 'email_key', count: 'count', spent: 'spent', lastAt: 'last_at' }

/** Words that call no more than these are looked for once, and only those whom they call are summed up. */
const mostNamed = 4000

/** Whom the shop deals with, with or without an account. */
export const listClients: UseCase<Contract['listClients']> = async ({ query }, { read }) => {
  const sought = splitWords(query.filters, 'search').flatMap(({ field, value }) => (field === 'search' ? [String(value)] : []))
  const tags = query.filters.filter(({ field }) => field === 'tag')
  if (tags.some(({ operator }) => operator !== 'equal')) return refused('invalid', { fields: { tag: { code: 'choice' } } })
  const filters = query.filters.filter(({ field }) => field !== 'search' && field !== 'tag')
  const narrowed = await narrow(read, sought)
  if (narrowed.keys?.length === 0) return done({ clients: [], total: 0 })
  const { rows, total } =
    sought.length + tags.length + filters.length === 0 && isOrder(query.orderBy)
      ? await listAll(read, { ...query, orderBy: query.orderBy })
      : await listRows(selectThose(read, narrowed, tags), { ...query, filters }, columns)
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

function selectThose(read: SiteReader, narrowed: Parameters<typeof groupClients>[1], tags: readonly { value: unknown }[]) {
  return tags.reduce(
    (found, { value }) =>
      found.where('email_key', 'in', read.selectFrom('client_tags').select('email_key').where('tag', '=', String(value))),
    read.selectFrom(groupClients(read, narrowed).as('clients')).selectAll(),
  )
}

function isOrder(order: { field: string; direction: 'asc' | 'desc' } | undefined): order is ClientOrder {
  return order !== undefined && order.field !== 'search' && order.field !== 'tag'
}

/** A page of all of them: only who stands on it is summed up. */
async function listAll(read: SiteReader, page: Parameters<typeof pageClients>[1]) {
  const { keys, total } = await pageClients(read, page)
  const groups = keys.length > 0 ? await groupClients(read, { keys }).execute() : []
  const byKey = new Map(groups.map((group) => [group.email_key, group]))
  return { rows: keys.flatMap((key) => byKey.get(key) ?? []), total }
}

async function narrow(read: SiteReader, words: readonly string[]): Promise<Parameters<typeof groupClients>[1]> {
  if (words.length === 0) return {}
  const named = await selectKeys(read, words)
    .limit(mostNamed + 1)
    .execute()
  return named.length > mostNamed ? { words } : { keys: named.map(({ email_key }) => email_key) }
}
