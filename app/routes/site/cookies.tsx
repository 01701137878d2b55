import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, redirect } from 'react-router'
import { personal } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { keepConsent, readConsent } from '#app/services/consent.server.ts'
import { consent } from '#app/texts/consent.ts'
import type { Route } from './+types/cookies'
import { ConsentChoice } from './consent-choice.server.ts'

export const meta: Route.MetaFunction = () => [{ title: consent.title }, { name: 'description', content: consent.description }]

export const headers: Route.HeadersFunction = () => personal

export const loader = async ({ request }: Route.LoaderArgs) => ({ choice: await readConsent(request) })

export async function action({ request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: ConsentChoice })
  if (submission.status !== 'success') return data({ faults: submission.reply().error }, { status: 422 })

  return redirect('/cookies', { status: 303, headers: await keepConsent(request, submission.value.choice) })
}

export default function Cookies({ loaderData, actionData }: Route.ComponentProps) {
  const fault = actionData?.faults?.choice?.[0]
  return (
    <section className="wrap py-section">
      <h1>{consent.title}</h1>
      <p className="lead">{consent.lead}</p>
      <p>{consent[loaderData.choice ?? 'unknown']}</p>
      <Form method="post" className="actions" aria-describedby={fault && 'fault'}>
        <button type="submit" className="btn" name="choice" value="refused">
          {consent.refuse}
        </button>
        <button type="submit" className="btn" name="choice" value="given">
          {consent.accept}
        </button>
        {fault && (
          <p id="fault" className="fault" role="alert">
            {fault}
          </p>
        )}
      </Form>
    </section>
  )
}
