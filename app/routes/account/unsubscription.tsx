import { href, Link } from 'react-router'
import { refuseForm } from '#app/services/account-form.server.ts'
import { readMemberForm } from '#app/services/member.server.ts'
import { readOwnLetters } from '#app/services/newsletter.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { unsubscription } from '#app/texts/account/member.ts'
import { crumbsToSpace } from '#app/texts/account/space.ts'
import { screen } from '#app/ui/body/page-kind.ts'
import { PostForm } from '#app/ui/forms/post-form.tsx'
import { Screen } from '#app/ui/forms/screen.tsx'
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
