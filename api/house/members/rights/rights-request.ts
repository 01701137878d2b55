import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { RightsRequest } from '../../../contract/house/entities/member.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'

/** A stored request as the owner sees it, with the days that are left to answer it. */
export function toRightsRequest(row: Selectable<SiteTables['rights_requests']>, now: Date): z.input<typeof RightsRequest> {
  const { id, kind, firstname, lastname, email, message, state, answer } = row
  return {
    id,
    kind,
    firstname,
    lastname,
    email,
    message,
    state,
    answer,
    isMember: row.user_id !== null,
    createdAt: row.created_at,
    dueOn: row.due_on,
    daysLeft: state === 'WAITING' ? daysBetween(parisDay(now), row.due_on) : null,
    answeredAt: row.answered_at,
  }
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
