import { href } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { findWrittenKind } from '#app/models/content/written-kind.ts'
import { type Trade, tradeOf } from '#app/models/site/settings/trade.ts'
import type { Body, BodyKind, Draft } from '#app/ui/house/pages/body.ts'
import type { BodyScreen } from '#app/ui/house/pages/body-screen.tsx'
import { readSiteFacts } from '../../site/site-facts.server.ts'
import { type DeskAsk, type DeskContext, openDesk } from '../desks/desk-screen.server.ts'
import { readGoods } from '../goods.server.ts'
import { readEntries } from '../plans/form-entries.server.ts'
import { nameOf } from '../plans/records.server.ts'
import { callsOf, type WrittenCalls } from '../plans/written-calls.server.ts'
import { readBlockKinds } from './block-kinds.server.ts'
import { readBody } from './body.server.ts'
import { listAllSections } from './ready-sections.server.ts'

export type BodyAsk = DeskAsk & { params: { id: string } }
/** Who stands before which body. */
export type BodyContext = DeskContext & {
  body: Body
  /** What the thing is called. */
  name: string
  /** The kinds of block that it can be made of. */
  kinds: BodyKind[]
  /** What its house lives by. */
  trade: Trade
  /** Whether the bar of its site lies over every page. */
  hasMenuOver: boolean
  /** Whether staff alone see it so far. */
  isBuilding: boolean
}

/** Opens the body of a thing to staff. */
export async function openBody(asked: BodyAsk): Promise<BodyContext> {
  const ctx = await openDesk(asked)
  const goods = await readGoods(asked)
  const [body, { values, info }, kinds] = await Promise.all([
    readBody(ctx.staff.api, ctx.desk, asked.params.id),
    readSiteFacts(asked.context.get(requestContext)),
    readBlockKinds(ctx.staff.api, goods),
  ])
  const site = { trade: tradeOf(values), hasMenuOver: values.MENU_TYPE === 'ABSOLUTE', isBuilding: info.isBuilding }
  return { ...ctx, body, name: nameOf(body.record), kinds, ...site }
}

/** The same of what has a draft, with the calls that its drafts are written by. */
export type DraftContext = BodyContext & { draft: Draft; calls: WrittenCalls }

/** Opens what is being written of a page or an article; nothing else has a draft. */
export async function openDraft(asked: BodyAsk): Promise<DraftContext> {
  const ctx = await openBody(asked)
  const kind = findWrittenKind(ctx.desk.resource) ?? throwNotFound()
  return { ...ctx, draft: ctx.body.draft ?? throwNotFound(), calls: callsOf(ctx.staff.api, kind) }
}

/** Reads it. */
export async function showBody(ctx: BodyContext): Promise<BodyScreen> {
  const { staff, desk, body, name, kinds, trade } = ctx
  const { record, blocks, mark, draft } = body
  const path = href('/admin/:desk/:id', { desk: desk.slug, id: record.id })
  return { path, name, kinds, sections: await listAllSections({ api: staff.api, trade }), blocks, mark, draft }
}

/** The fields of a posted form, each by its name. */
export async function readPosted(request: Request): Promise<(name: string) => string> {
  const entries = new Map(await readEntries(request))
  return (name) => entries.get(name) ?? ''
}
