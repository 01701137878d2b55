import { data, href } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { readFields } from '#app/models/house/panel/read-fields.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import { withoutSearches } from '#app/models/house/panel/search-choices.ts'
import { compareHeads } from '#app/models/house/written/head-sides.ts'
import { isStory } from '#app/models/house/written/is-story.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import type { Draft } from '#app/ui/house/pages/body.ts'
import type { HeadFormView, HeadScreen } from '#app/ui/house/pages/head-screen.tsx'
import { goAndTell } from '../../platform/session/session.server.ts'
import { readFormLinks } from '../forms/links.server.ts'
import { asksAgain, readSentRecord } from '../forms/sent-photos.server.ts'
import { sayFaults } from '../plans/form-entries.server.ts'
import { type BodyAsk, type DraftContext, openDraft } from './body-screen.server.ts'

/** What the fields of a head are called in the forms of pages and of articles. */
const headFields = { title: 'title', summary: 'summary', metaDescription: 'summary', idImage: 'idImage' } as const
type HeadField = keyof typeof headFields

const isHeadField = (name: string): name is HeadField => name in headFields

/** Opens title, summary and picture of a draft to be written. */
export async function openHead(asked: BodyAsk): Promise<HeadScreen> {
  const { staff, desk, draft, name } = await openHeadOf(asked)
  const fields = fieldsOf(desk.fields.change)
  const entries = sayFields(fields, valuesOf(fields, draft.head))
  const { links, longLists } = await readFormLinks(staff.api, desk, fields, { context: asked.context, entries })
  const path = href('/admin/:desk/:id', { desk: desk.slug, id: asked.params.id })
  return {
    title: draftTexts.headTitle(name),
    path,
    resource: desk.resource,
    named: desk.links,
    fields,
    links,
    longLists,
    shown: { entries, faults: {}, mark: draft.headHash },
  }
}

/** Keeps them in the draft beside its body; where they are others than their writer saw, both are shown. */
export async function saveHead(asked: BodyAsk) {
  const ctx = await openHeadOf(asked)
  const { staff, desk, draft, calls } = ctx
  const fields = fieldsOf(desk.fields.change)
  const sent = await readSentRecord(asked, staff.api, { links: desk.links, fields })
  const seen = sent.entries.find(([name]) => name === 'vu')?.[1] ?? draft.headHash
  if (sent.refused || asksAgain(sent.entries)) {
    const { status = 200, ...told } = sent.refused ?? { faults: {} }
    return refuse({ entries: sent.entries, mark: seen, ...told }, status)
  }
  const entries = withoutSearches(sent.entries)
  const head = { ...draft.head, ...readHead(fields, readFields(fields, entries)) }
  const saved = await calls.save({ params: { id: asked.params.id }, body: { blocks: draft.blocks, head, seenHead: seen } })
  if (saved.ok) return goAndTell(asked.request, blocksOf(ctx, asked.params.id), 'draft_saved')
  const { code, message, fields: told } = saved.error
  if (code === 'conflict') {
    const { mine: now } = compareHeads(draft.head, head, draft.images)
    return refuse({ entries, faults: {}, mark: draft.headHash, message: draftTexts.headChanged, now }, statusOf.conflict)
  }
  return refuse({ entries, faults: nameFaults(fields, sayFaults(told)), mark: seen, message }, statusOf[code])
}

async function openHeadOf(asked: BodyAsk): Promise<DraftContext> {
  const ctx = await openDraft(asked)
  return isStory(ctx.draft) ? throwNotFound() : ctx
}

const blocksOf = ({ desk }: DraftContext, id: string) => href('/admin/:desk/:id/blocs', { desk: desk.slug, id })

const refuse = (shown: HeadFormView, status: number) => data(shown, { status })

/** The fields of a head as the form of its record has them. */
function fieldsOf(fields: readonly PanelField[]): PanelField[] {
  return fields.filter(({ name }) => isHeadField(name))
}

function valuesOf(fields: readonly PanelField[], head: Draft['head']): Record<string, unknown> {
  return Object.fromEntries(fields.flatMap(({ name }) => (isHeadField(name) ? [[name, head[headFields[name]]]] : [])))
}

function readHead(fields: readonly PanelField[], typed: Record<string, unknown>): Partial<Draft['head']> {
  return Object.fromEntries(fields.flatMap(({ name }) => (isHeadField(name) ? [[headFields[name], typed[name]]] : [])))
}

/** A fault is told of `head.summary`, or of the picture by the name of its own field. */
function nameFaults(fields: readonly PanelField[], faults: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const fault = isHeadField(name) ? (faults[`head.${headFields[name]}`] ?? faults[headFields[name]]) : undefined
      return fault ? [[name, fault]] : []
    }),
  )
}
