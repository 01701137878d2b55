import { createHash } from 'node:crypto'
import type { ShopApi } from '#api/contract/index.ts'
import { throwNotFound } from '#app/http/answers.server.ts'
import type { Failure, Outcome } from '#app/models/outcome.ts'
import type { Desk } from './desks.server.ts'
import { changeThing, type Thing } from './things.server.ts'

export type BodyBlock = { type: string } & Record<string, unknown>

/** The blocks of a thing whose body is made of them. */
export function bodyOf(desk: Desk, thing: Thing): BodyBlock[] {
  if (!desk.fields.change.some(({ kind }) => kind === 'written')) throwNotFound()
  return thing.blocks as BodyBlock[]
}

/** Names a body as it stands, so that an act on another one is told from an act on this one. */
export function markOf(blocks: readonly BodyBlock[]): string {
  return createHash('sha256').update(JSON.stringify(blocks)).digest('base64url').slice(0, 22)
}

/** Writes a body in the place of the one before. */
export function saveBody(api: ShopApi, desk: Desk, id: string, blocks: readonly BodyBlock[]): Promise<Outcome<Thing, Failure>> {
  return changeThing(api, desk, id, { blocks })
}
