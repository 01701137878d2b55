import { data, href } from 'react-router'
import { statusOf } from '#app/models/platform/outcome.ts'
import { readOwnStyles, saveOwnStyles } from '#app/services/house/look/own-styles.server.ts'
import { readEntries, refuseFilled } from '#app/services/house/plans/form-entries.server.ts'
import { requireSuperAdmin } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { lookTexts } from '#app/texts/house/settings/look.ts'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'
import { OwnStylesScreen } from '#app/ui/house/look/own-styles-screen.tsx'
import type { Route } from './+types/own-styles'

/** A site's own stylesheet, as it is tried on. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireSuperAdmin(asked)
  return { view: await readOwnStyles(api) }
}

/** Tries a stylesheet on; visitors see nothing of it. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireSuperAdmin(asked)
  const entries = await readEntries(asked.request)
  const saved = await saveOwnStyles(api, entries)
  if (saved.ok) return goAndTell(asked.request, href('/admin/styles'), 'draft_saved')
  if (saved.error.code !== 'conflict') return refuseFilled(entries, saved.error)
  return data<FilledForm>({ entries, faults: {}, message: lookTexts.conflictKept }, { status: statusOf.conflict })
}

export default function OwnStyles({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnStylesScreen view={loaderData.view} form={actionData ?? { entries: [], faults: {} }} />
}
