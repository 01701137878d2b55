import { createContext, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { type FormState, readFields, refuseForm } from '#app/services/account-form.server.ts'
import { makeHead } from '#app/services/head.server.ts'
import { OrderNamed } from '#app/services/order-schemas.server.ts'
import { linkTexts } from '#app/texts/order-follow.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderLinkAsk } from '#app/ui/orders/render-link-ask.server.tsx'
import type { Route } from './+types/ask-order-link'

const stateContext = createContext<FormState | null>(null)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** Whoever has lost the link of an order asks for it here. */
export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const scene = context.get(sceneContext)
  const html = renderLinkAsk({ isSent: url.searchParams.has('envoye'), state: context.get(stateContext) ?? undefined })
  const head = await makeHead(scene, { path: '/suivi', title: linkTexts.title, description: '' })
  return { head, body: placeBody(request, context, html) }
}

/** Answers alike whether there is such an order or not. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const given = readFields(form, OrderNamed)
  const sent = given.ok ? await context.get(sceneContext).api.sendOrderLink({ body: given.value }) : given
  if (sent.ok) return redirect('/suivi?envoye=oui', 303)
  const refusal = refuseForm(form, sent.error)
  context.set(stateContext, refusal.data)
  return refusal
}

export default function AskOrderLink({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
