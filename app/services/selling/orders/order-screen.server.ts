import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { sayCapacity } from '#app/models/catalog/capacity.ts'

/** An order as its buyer's link shows it. */
export type Order = Answer<Contract['followOrder']>

type Named = Pick<Order['lines'][number], 'name' | 'year' | 'capacity' | 'capacityUnit'>

/** The order that a link opens; one that is no link, or opens nothing, is not found. */
export async function getOrder({ api }: Pick<RequestContext, 'api'>, token: string): Promise<Order> {
  const found = await api.followOrder({ body: { token } })
  if (!found.ok && found.error.code === 'invalid') throwNotFound()
  return orThrow(found)
}

/** What was ordered as it is read: of which year and size. */
export function nameOf({ name, year, ...size }: Named): string {
  return [name, year, sayCapacity(size)].filter(Boolean).join(' ')
}
