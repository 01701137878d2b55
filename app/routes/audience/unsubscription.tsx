import { href, Link } from 'react-router'
import { readOwnLetters } from '#app/services/audience/newsletter.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { unsubscription } from '#app/texts/identity/account/member.ts'
import { crumbsToSpace } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/unsubscription'

export const handle = screen

export const loader = async ({ context }: Route.LoaderArgs) => {
  const choice = await readOwnLetters(context)
  return { isSubscribed: choice?.isSubscribed ?? false }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const left = await member.api.changeNewsletterSubscription({ body: { isSubscribed: false } })
  if (!left.ok) return refuseForm(form, left.error)

  return goAndTell(request, href('/mon-compte/desinscription'), 'newsletter_left')
}

export default function Unsubscription({ loaderData: { isSubscribed }, actionData }: Route.ComponentProps) {
  const { title, lead, submit, none, back } = unsubscription
  return (
    <Screen title={title} lead={isSubscribed ? lead : none} crumbs={crumbsToSpace}>
      {isSubscribed && <PostForm name="desinscription" state={actionData} submit={submit} />}
      <p>
        <Link className="more" to={href('/mon-compte/newsletter')}>
          {back}
        </Link>
      </p>
    </Screen>
  )
}
