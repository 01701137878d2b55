import { data, href, redirect } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { personalPage } from '#app/http/cache-headers.ts'
import { readUploads } from '#app/http/read-uploads.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { readFormDays } from '#app/services/content/calendars.server.ts'
import { nameBookedDays, readAnswers, readBookedDays, stateOf } from '#app/services/content/house-forms.server.ts'
import { nameConfirmBy, sayConfirmBy } from '#app/services/platform/confirm-by.server.ts'
import { stampForm } from '#app/services/platform/form-trap.server.ts'
import { findMember } from '#app/services/platform/session/session.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { houseNameOf, readSiteFacts } from '#app/services/site/site-facts.server.ts'
import { formTexts } from '#app/texts/content/forms.ts'
import { FormSentScreen, HouseFormScreen } from '#app/ui/content/house-form/house-form-screens.tsx'
import type { Route } from './+types/form'

export const handle = takesFiles

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export const headers: Route.HeadersFunction = (args) => ({ ...personalPage(args), 'X-Robots-Tag': 'all' })

export const loader = async ({ params, context, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const form = orThrow(await ctx.api.getForm({ params }))
  const { info, values } = await readSiteFacts(ctx)
  const description = formTexts.description(form.title, houseNameOf({ info, values }))
  const meta = await makeHead(ctx, { path: href('/formulaires/:id', form), title: form.title, description })
  const days = await readFormDays(ctx.api, form)
  const booked = url.searchParams.has('envoye') ? readBookedDays(form, url.searchParams) : undefined
  const until = sayConfirmBy(url.searchParams)
  return { meta, form, booked, until, days, day: url.searchParams.get('jour') ?? '', shown: stampForm() }
}

/** Receives a form from its own page and from blocks of others. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const ctx = context.get(requestContext)
  const form = orThrow(await ctx.api.getForm({ params }))
  const sent = await readUploads(request)
  try {
    const { api } = (await findMember(request, context)) ?? ctx
    const body = readAnswers(form, sent)
    const kept = await api.submitForm({ params, body, files: sent.uploads })
    if (kept.ok) {
      const booked = [...nameBookedDays(form, body), ...nameConfirmBy(kept.value.confirmBy)]
      return redirect(`${href('/formulaires/:id', form)}?${new URLSearchParams([['envoye', 'oui'], ...booked])}`, 303)
    }

    const { code, retryAfter } = kept.error
    return data(stateOf(form, sent, kept.error), {
      status: statusOf[code],
      headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {},
    })
  } finally {
    await sent.close()
  }
}

export default function FormPage({ loaderData: { form, booked, until, days, day, shown }, actionData }: Route.ComponentProps) {
  if (booked) return <FormSentScreen form={form} booked={booked} until={until} />
  return <HouseFormScreen form={form} state={actionData} shown={shown} days={days} day={day} />
}
