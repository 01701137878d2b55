import { script, sheet } from 'virtual:look-desk'
import { data, href } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'
import { actOnLook, isLookAct } from '#app/services/house/look/look-acts.server.ts'
import { readLookDesk } from '#app/services/house/look/look-desk.server.ts'
import { findRefusedMoment } from '#app/services/house/posted-moment.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { textOf } from '#app/services/platform/refuse-fields.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { lookTexts } from '#app/texts/house/settings/look.ts'
import { LookDeskScreen } from '#app/ui/house/look/look-desk.tsx'
import type { Route } from './+types/look-act'

export const handle = { panelScript: { scripts: [script], sheet } } satisfies RouteHandle

export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  if (!isLookAct(asked.params.act)) throwNotFound()
  return { desk: await readLookDesk(asked, api) }
}

/** Publishes what is on trial, now or later, throws it away, or has the site look as it did before. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const form = await readForm(asked.request)
  const posted = (name: string) => textOf(form, name)
  const acted = await actOnLook(api, { act: asked.params.act, posted })
  if (acted.ok) return goAndTell(asked.request, href('/admin/apparence'), acted.value)
  const { code, message } = acted.error
  const told = { message: code === 'conflict' ? lookTexts.conflict : message, moment: findRefusedMoment(acted.error, posted) }
  return data(told, { status: statusOf[code] })
}

export default function LookAct({ loaderData, actionData }: Route.ComponentProps) {
  const form = { entries: [], faults: {}, message: actionData?.message }
  return <LookDeskScreen desk={loaderData.desk} form={form} moment={actionData?.moment} />
}
