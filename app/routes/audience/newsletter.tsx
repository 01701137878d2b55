import { href, Link } from 'react-router'
import { readChoice, readOwnLetters, toChoiceBody } from '#app/services/audience/newsletter.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { letterPages } from '#app/texts/audience/newsletter.ts'
import { newsletter } from '#app/texts/identity/account/member.ts'
import { crumbsToSpace } from '#app/texts/identity/account/space.ts'
import { LetterChoice } from '#app/ui/audience/newsletter/letter-choice.tsx'
import { useGoods } from '#app/ui/platform/body/goods.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import { EmptyScreen } from '../identity/own-space/empty-screen.tsx'
import type { Route } from './+types/newsletter'

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
  const goods = useGoods()
  const { title, lead, text } = newsletter.off
  if (!choice) return <EmptyScreen texts={{ title, lead: lead(goods), text: text(goods) }} />
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
