import { href, Link } from 'react-router'
import { refuseForm } from '#app/services/account-form.server.ts'
import { readMemberForm } from '#app/services/member.server.ts'
import { readChoice, readOwnLetters, toChoiceBody } from '#app/services/newsletter.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { newsletter } from '#app/texts/account/member.ts'
import { crumbsToSpace } from '#app/texts/account/space.ts'
import { letterPages } from '#app/texts/newsletter.ts'
import { screen } from '#app/ui/body/page-kind.ts'
import { Screen } from '#app/ui/forms/screen.tsx'
import { LetterChoice } from '#app/ui/newsletter/letter-choice.tsx'
import type { Route } from './+types/newsletter'
import { EmptyPlace } from './empty-place.tsx'

export const handle = screen

export const loader = async ({ context }: Route.LoaderArgs) => {
  const choice = await readOwnLetters(context)
  const { lead: _lead, title: _title, ...words } = letterPages.choice
  return { choice, words }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const changed = await member.api.changeNewsletterSubscription({ body: toChoiceBody(readChoice(form)) })
  if (!changed.ok) return refuseForm(form, changed.error)

  return goAndTell(request, href('/mon-compte/newsletter'), 'saved')
}

export default function Newsletter({ loaderData: { choice, words }, actionData }: Route.ComponentProps) {
  if (!choice) return <EmptyPlace texts={newsletter.off} />
  return (
    <Screen title={newsletter.title} lead={newsletter.lead} crumbs={crumbsToSpace}>
      <LetterChoice choice={choice} words={words} state={actionData} />
      <p>
        <Link className="more" to={href('/mon-compte/desinscription')}>
          {newsletter.leave}
        </Link>
      </p>
    </Screen>
  )
}
