import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { readChoice, toChoiceBody } from '#app/services/audience/newsletter.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { readToken } from '#app/services/platform/mailed-token.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { letterPages } from '#app/texts/audience/newsletter.ts'
import { LetterChoice } from '#app/ui/audience/newsletter/letter-choice.tsx'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/choice'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { token } = readToken(params)
  const choice = orThrow(await context.get(requestContext).api.findNewsletterChoice({ body: { key: token } }))
  const { lead, ...words } = letterPages.choice
  return { token, choice, words, lead: lead(choice.address) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = readToken(params)
  const form = await readForm(request)
  const body = { key: token, ...toChoiceBody(readChoice(form)) }
  const changed = await context.get(requestContext).api.changeNewsletterChoice({ body })
  if (!changed.ok) return refuseForm(form, changed.error)

  return goAndTell(request, href('/newsletter/preferences/:token', { token }), 'saved')
}

export default function Choice({ loaderData: { token, choice, words, lead }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap screen narrow">
      <meta name="referrer" content="strict-origin" />
      <Screen title={words.title} lead={lead}>
        {!choice.isSubscribed && <p>{words.none}</p>}
        <LetterChoice
          action={href('/newsletter/preferences/:token', { token })}
          choice={choice}
          words={words}
          state={actionData}
        />
      </Screen>
    </div>
  )
}
