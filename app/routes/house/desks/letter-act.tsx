import { data, href } from 'react-router'
import type { Entry } from '#app/models/house/panel/field.ts'
import { readFields } from '#app/models/house/panel/read-fields.ts'
import { settleRows } from '#app/models/house/panel/rows.ts'
import { withoutSearches } from '#app/models/house/panel/search-choices.ts'
import { done, type Failure, type Outcome, statusOf } from '#app/models/platform/outcome.ts'
import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { sayTypedFaults } from '#app/services/house/amount-faults.server.ts'
import { type DeskContext, openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { recordHeaders, showRecord } from '#app/services/house/desks/letter-preview.server.ts'
import { readRecordOf } from '#app/services/house/desks/record-screen.server.ts'
import { asksAgain, readSentRecord, refusePhotos } from '#app/services/house/forms/sent-photos.server.ts'
import { actOnLetter, typedCode } from '#app/services/house/pages/letter-acts.server.ts'
import { sayFaults } from '#app/services/house/plans/form-entries.server.ts'
import { changeRecord } from '#app/services/house/plans/records.server.ts'
import { findRefusedMoment } from '#app/services/house/posted-moment.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { letterTexts } from '#app/texts/house/letters.ts'
import type { RecordRefusal } from '#app/ui/house/record/record-view.ts'
import type { Route } from './+types/letter-act'

export { default } from './record.tsx'

export const handle = takesFiles

export const headers: Route.HeadersFunction = recordHeaders

const readLetter = readRecordOf('lettres')

export const loader = async (asked: Route.LoaderArgs) => showRecord(await readLetter(asked))

/** Tries a letter, lets it leave now or later, or stops it; what stands in its form at that moment is saved first. */
export async function action(asked: Route.ActionArgs) {
  const { act, id } = asked.params
  const ctx = await openDesk({ ...asked, params: { desk: 'lettres' } })
  const sent = await readSentRecord(asked, ctx.staff.api, { links: ctx.desk.links, fields: ctx.desk.fields.change })
  if (sent.refused || asksAgain(sent.entries)) return refusePhotos(sent)
  const entries = withoutSearches(sent.entries)
  const posted = (name: string) => entries.find(([key]) => key === name)?.[1] ?? ''
  const saved = await saveLetter(ctx, id, entries)
  const acted = saved.ok ? await actOnLetter(ctx.staff.api, id, { act, posted }) : saved
  if (acted.ok) return goAndTell(asked.request, href('/admin/:desk/:id', { desk: 'lettres', id }), acted.value)

  const { code, message, fields } = acted.error
  const told = {
    message: code === 'not_found' ? letterTexts.off : message,
    refusedMoment: findRefusedMoment(acted.error, posted),
    typed: act === 'code' ? typedCode(acted.error, posted) : {},
  }
  const { change } = ctx.desk.fields
  const typed = settleRows(change, entries)
  const faults = sayTypedFaults(change, readFields(change, typed), sayFaults(fields))
  return data<RecordRefusal>(saved.ok ? told : { ...told, entries: typed, faults }, { status: statusOf[code] })
}

/** An act that brings no letter along, as of one that is on its way, saves none. */
async function saveLetter(
  { desk, staff }: DeskContext,
  id: string,
  entries: readonly Entry[],
): Promise<Outcome<unknown, Failure>> {
  const fields = desk.fields.change
  if (!fields.some(({ name }) => entries.some(([key]) => key === name))) return done(null)
  return changeRecord(staff.api, desk, { id, body: readFields(fields, settleRows(fields, entries)) })
}
