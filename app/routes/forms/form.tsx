import { createContext, data, redirect } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { personalPage } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { readUploads } from '#app/http/read-uploads.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { statusOf } from '#app/models/outcome.ts'
import type { FormState } from '#app/services/account-form.server.ts'
import { readFormDays } from '#app/services/calendars.server.ts'
import { markShown } from '#app/services/form-trap.server.ts'
import { makeHead } from '#app/services/head.server.ts'
import { nameBookedDays, readAnswers, readBookedDays, stateOf } from '#app/services/house-forms.server.ts'
import { findMember } from '#app/services/session.server.ts'
import { houseNameOf, readSiteFacts } from '#app/services/site-facts.server.ts'
import { formTexts } from '#app/texts/forms.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderFormSent, renderHouseForm } from '#app/ui/house-form/render-house-form.server.tsx'
import type { Route } from './+types/form'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export const headers: Route.HeadersFunction = (args) => ({ ...personalPage(args), 'X-Robots-Tag': 'all' })

const stateContext = createContext<FormState | null>(null)

export const loader = async ({ params, request, context, url }: Route.LoaderArgs) => {
  const scene = context.get(sceneContext)
  const form = orThrow(await scene.api.getForm({ params }))
  const { info, values } = await readSiteFacts(scene)
  const description = formTexts.description(form.title, houseNameOf({ info, values }))
  const meta = await makeHead(scene, { path: `/formulaires/${form.id}`, title: form.title, description })
  const days = await readFormDays(scene.api, form)
  const body = url.searchParams.has('envoye')
    ? renderFormSent(form, readBookedDays(form, url.searchParams))
    : renderHouseForm({
        form,
        state: context.get(stateContext) ?? undefined,
        shown: markShown(),
        days,
        day: url.searchParams.get('jour') ?? '',
      })
  return { meta, body: placeBody(request, context, body) }
}

/** Receives a form from its own page and from blocks of others. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const scene = context.get(sceneContext)
  const form = orThrow(await scene.api.getForm({ params }))
  const sent = await readUploads(request)
  try {
    const { api } = (await findMember(request, context)) ?? scene
    const body = readAnswers(form, sent)
    const kept = await api.submitForm({ params, body, files: sent.uploads })
    const search = new URLSearchParams([['envoye', 'oui'], ...nameBookedDays(form, body)])
    if (kept.ok) return redirect(`/formulaires/${form.id}?${search}`, 303)

    context.set(stateContext, stateOf(form, sent, kept.error))
    const { code, retryAfter } = kept.error
    return data(null, { status: statusOf[code], headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {} })
  } finally {
    await sent.close()
  }
}

export default function FormPage({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
