import { createContext, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { type FormState, refuseForm } from '#app/services/account-form.server.ts'
import { markShown, readTrappedEmail } from '#app/services/form-trap.server.ts'
import { makeHead } from '#app/services/head.server.ts'
import { findWait, readWait, spellWait } from '#app/services/mail-wait.server.ts'
import { requireNewsletter } from '#app/services/newsletter.server.ts'
import { letterPages } from '#app/texts/newsletter.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderSent, renderSubscribe } from '#app/ui/newsletter/render-letter.server.tsx'
import type { Route } from './+types/subscribe'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export const headers: Route.HeadersFunction = (args) => ({ ...personalPage(args), 'X-Robots-Tag': 'all' })

const stateContext = createContext<FormState | null>(null)

export const loader = async ({ request, context, url }: Route.LoaderArgs) => {
  const scene = context.get(sceneContext)
  const name = await requireNewsletter(scene)
  const { pageTitle, description } = letterPages.subscribe
  const meta = await makeHead(scene, { path: '/newsletter', title: pageTitle(name), description: description(name) })
  const isSent = url.searchParams.has('envoye')
  const body = isSent ? renderSent(findWait(url)) : renderSubscribe(context.get(stateContext) ?? undefined, markShown())
  return { meta, body: placeBody(request, context, body) }
}

/** Receives the form of this page, of the footer and of blocks. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = context.get(sceneContext)
  await requireNewsletter(context.get(sceneContext))
  const form = await readForm(request)
  const given = readTrappedEmail(form)
  const refuse = (failure: Parameters<typeof refuseForm>[1]) => {
    const refusal = refuseForm(form, failure)
    context.set(stateContext, refusal.data)
    return refusal
  }
  if (!given.ok) return refuse(given.error)

  const sent = await api.subscribeToNewsletter({ body: given.value })
  if (!sent.ok) return refuse(sent.error)

  const wait = spellWait(readWait(sent.value))
  return redirect(`/newsletter?envoye=oui${wait && `&${wait}`}`, 303)
}

export default function Subscribe({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
