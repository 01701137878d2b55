import { type Call, type CallName, rows } from '#api/contract/index.ts'
import { fillPath } from '#api/door/over-http/fill-path.ts'
import { inputSchema, sampleOf } from './sample.ts'

type Fields = Record<string, unknown>

/** What a well-formed request for a call would say. */
export type Sample = { params: Fields; query: Fields; body: unknown }

/** A well-formed request for a call, every field of it given. */
export function sampleRequest(row: Call): Sample {
  return {
    params: (row.params ? sampleOf(inputSchema(row.params)) : {}) as Fields,
    query: {},
    body: row.body ? sampleOf(inputSchema(row.body)) : undefined,
  }
}

/** Writes a request for a call; params that cannot stand in a path are left as `x`. */
export function writeRequest(row: Call, { params, query, body }: Sample, headers: Record<string, string>): [string, RequestInit] {
  const path = fillPath(row.path, params) ?? row.path.replaceAll(/\{\w+[*?]?\}/g, 'x')
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  )
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
  return [`${path}${search.size > 0 ? `?${search}` : ''}`, { method: row.method, headers, ...sent }]
}

/** The rows that take a list query. */
export const listRows: [CallName, Call][] = rows.filter(([, row]) => {
  const { properties = {} } = inputSchema(row.query)
  return 'nbItem' in properties
})
