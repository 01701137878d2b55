import { href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { RightsFields } from '#app/services/platform/account-schemas.server.ts'
import { readWait } from '#app/services/platform/mail-wait.server.ts'
import { findMember, goAndTellWait } from '#app/services/platform/session/session.server.ts'
import { rightsPage } from '#app/texts/identity/rights.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { Choice } from '#app/ui/platform/forms/choice.tsx'
import { Field } from '#app/ui/platform/forms/field.tsx'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import { TextArea } from '#app/ui/platform/forms/text-area.tsx'
import type { Route } from './+types/rights'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

export const loader = () => rightsPage

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const given = readFields(form, RightsFields)
  if (!given.ok) return refuseForm(form, given.error)

  const { api } = (await findMember(request, context)) ?? context.get(requestContext)
  const asked = await api.askRights({ body: given.value })
  if (!asked.ok) return refuseForm(form, asked.error)

  return goAndTellWait(request, href('/droits'), { says: 'rights', wait: readWait(asked.value) })
}

export default function Rights({ loaderData: rights, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap screen narrow">
      <Screen title={rights.title} lead={rights.lead}>
        <PostForm name="droits" state={actionData} submit={rights.submit}>
          <Choice name="kind" empty={rights.choose} options={rights.kinds} isFull />
          <p className="small full">{rights.who}</p>
          <Field name="firstname" autoComplete="given-name" />
          <Field name="lastname" autoComplete="family-name" />
          <Field name="email" type="email" autoComplete="email" isFull />
          <TextArea name="message" isOptional />
        </PostForm>
        <p className="small">{rights.after}</p>
      </Screen>
    </div>
  )
}
