import { openAsBlob } from 'node:fs'
import { done, type Outcome } from '#app/models/platform/outcome.ts'
import type { Call, Upload } from '../../contract/platform/call.ts'
import { readAddress } from '../../platform/call/read-given.ts'
import { fillPath } from './fill-path.ts'

/** A call as the typed client receives it. */
export type Anything = { params?: unknown; query?: unknown; body?: unknown; files?: Upload[] }

/** Writes a call as a request; what cannot be written is refused as the API itself would. */
export async function encodeCall(base: string, row: Call, given: Anything, headers: Headers): Promise<Outcome<Request>> {
  const path = fillPath(row.path, (given.params ?? {}) as Record<string, unknown>)
  if (path === undefined) {
    const refusal = readAddress(row, { params: given.params, query: given.query })
    return refusal.ok ? { ok: false, error: { code: 'not_found' } } : refusal
  }
  const body = await encodeBody(row, given, headers)
  const init: RequestInit = { method: row.method, headers, ...(body !== undefined && { body }) }
  return done(new Request(`${base}${path}${encodeQuery(given.query)}`, init))
}

function encodeQuery(query: unknown): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  if (pairs.length === 0) return ''
  return `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`
}

async function encodeBody(row: Call, given: Anything, headers: Headers): Promise<string | FormData | undefined> {
  if (row.files) return encodeForm(row.files, given)
  if (!row.body || given.body === undefined) return undefined
  headers.set('content-type', 'application/json')
  return JSON.stringify(given.body)
}

/** Texts as they are, everything else as JSON; files under the one name the row gives them. */
async function encodeForm(field: string, { body, files = [] }: Anything): Promise<FormData> {
  const form = new FormData()
  for (const [key, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const file of files) form.append(field, await openAsBlob(file.path, { type: file.type }), file.name)
  return form
}
