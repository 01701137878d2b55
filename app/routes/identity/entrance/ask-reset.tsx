import { href, Link } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { ResetAsk } from '#app/services/platform/account-schemas.server.ts'
import { readWait } from '#app/services/platform/mail-wait.server.ts'
import { goAndTellWait, readDevice } from '#app/services/platform/session/session.server.ts'
import { resetAsk } from '#app/texts/identity/account/reset-ask.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { Field } from '#app/ui/platform/forms/field.tsx'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/ask-reset'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const given = readFields(form, ResetAsk)
  if (!given.ok) return refuseForm(form, given.error)

  const asked = await context
    .get(requestContext)
    .api.askPasswordReset({ body: { ...given.value, device: await readDevice(request) } })
  if (!asked.ok) return refuseForm(form, asked.error)

  return goAndTellWait(request, href('/password/reset/ask'), { says: 'reset', wait: readWait(asked.value) })
}

export default function AskReset({ actionData }: Route.ComponentProps) {
  return (
    <div className="wrap screen narrow">
      <Screen title={resetAsk.title} lead={resetAsk.lead}>
        <PostForm name="oubli" state={actionData} submit={resetAsk.submit}>
          <Field name="email" type="email" autoComplete="username" isFull />
        </PostForm>
        <p className="small">{resetAsk.after}</p>
        <p>
          <Link className="more" to={href('/auth')}>
            {resetAsk.back}
          </Link>
        </p>
      </Screen>
    </div>
  )
}
