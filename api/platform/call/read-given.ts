import { done, type Outcome, type Refusal, refused } from '#app/models/platform/outcome.ts'
import type { Call, Schema, Upload } from '../../contract/platform/call.ts'
import { faultsOf } from '../../contract/platform/faults.ts'
import { findUnkept } from './find-unkept.ts'

type Address = { params: unknown; query: unknown }
type Sent = { body: unknown; files: Upload[] }

/** Reads what a call says in its address; a fault there makes the whole request unreadable. */
export function readAddress(row: Call, given: Address): Outcome<Address> {
  const params = parsePart(row.params, given.params)
  if (!params.ok) return unreadable(params.error)
  const query = parsePart(row.query, given.query)
  return query.ok ? done({ params: params.value, query: query.value }) : unreadable(query.error)
}

/** Completes it with the body, which nobody has touched before. */
export async function readGiven(
  row: Call,
  address: Address,
  readBody: () => Promise<Outcome<Sent>>,
): Promise<Outcome<Record<string, unknown>>> {
  if (!row.body && !row.files) return done(address)
  const sent = await readBody()
  if (!sent.ok) return sent
  const body = parsePart(row.body, sent.value.body)
  return body.ok ? done({ ...address, body: body.value, files: sent.value.files }) : body
}

function parsePart(schema: Schema | undefined, value: unknown): Outcome<unknown> {
  if (!schema) return isEmpty(value) ? done(undefined) : unknownFields(value as object)
  const read = schema.safeParse(value === undefined ? {} : value, { reportInput: true })
  if (!read.success) return faulty(faultsOf(read.error.issues))
  const unkept = findUnkept(read.data)
  return unkept === undefined ? done(read.data) : refused('unreadable', { fields: { [unkept]: { code: 'format' } } })
}

/** A field nobody named is a fault of the program that asks, not of the person who typed. */
function faulty(fields: NonNullable<Refusal['fields']>): Outcome<never> {
  const foreign = Object.values(fields).some(({ code }) => code === 'unknown')
  return refused(foreign ? 'unreadable' : 'invalid', { fields })
}

function unreadable({ fields }: Refusal): Outcome<never> {
  return refused('unreadable', fields ? { fields } : {})
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || Object.keys(value).length === 0
}

function unknownFields(value: object): Outcome<never> {
  const names = Object.keys(value).slice(0, 50)
  return refused('unreadable', { fields: Object.fromEntries(names.map((key) => [key.slice(0, 100), { code: 'unknown' }])) })
}
