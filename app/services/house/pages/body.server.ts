import { createHash } from 'node:crypto'
import type { Contract, Read, ShopApi } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { findWrittenKind } from '#app/models/content/written-kind.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import type { Body, BodyBlock } from '#app/ui/house/pages/body.ts'
import { changeRecord, getRecord } from '../plans/records.server.ts'
import { callsOf } from '../plans/written-calls.server.ts'

type Blocks = Read<Contract['saveNewsDraft']>['body']['blocks']

/** The body of a thing that is made of blocks; nothing else has one. */
export async function readBody(api: ShopApi, desk: Desk, id: string): Promise<Body> {
  if (!isWritten(desk)) throwNotFound()
  const record = orThrow(await getRecord(api, desk, id))
  const kind = findWrittenKind(desk.resource)
  if (!kind) {
    const blocks = record.blocks as BodyBlock[]
    return { record, blocks, mark: markOf(blocks) }
  }
  const draft = orThrow(await callsOf(api, kind).get({ params: { id } }))
  return { record, blocks: draft.blocks as BodyBlock[], mark: draft.hash, draft }
}

/** Writes a body in the place of the one that its writer saw. */
export async function saveBody(
  { api, desk }: { api: ShopApi; desk: Desk },
  { record, mark, draft }: Body,
  blocks: readonly BodyBlock[],
): Promise<Outcome<unknown, Failure>> {
  const kind = findWrittenKind(desk.resource)
  if (!kind || !draft) return changeRecord(api, desk, { id: record.id, body: { blocks } })
  return callsOf(api, kind).save({ params: { id: record.id }, body: { blocks: blocks as Blocks, seen: mark } })
}

/** A product has a story, whose blocks no field of its form holds. */
function isWritten({ resource, fields }: Desk): boolean {
  return fields.change.some(({ kind, name }) => kind === 'written' || (resource === 'product' && name === 'story'))
}

function markOf(blocks: readonly BodyBlock[]): string {
  return createHash('sha256').update(JSON.stringify(blocks)).digest('base64url').slice(0, 22)
}
