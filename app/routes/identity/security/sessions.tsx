import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { sessions } from '#app/texts/identity/account/member.ts'
import { crumbsToSpace } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/sessions'

export const handle = screen

export async function loader({ context }: Route.LoaderArgs) {
  const open = orThrow(await getMember(context).api.listSessions())
  return {
    open: open.map(({ id, createdAt, lastUsedAt, isCurrent }) => ({
      id,
      isCurrent,
      opened: sayLongMoment(createdAt),
      used: sayLongMoment(lastUsedAt),
    })),
  }
}

/** Closes the session that the form names, or all others. */
export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const id = form.get('id')
  const ended = id ? await member.api.endSession({ params: { id: String(id) } }) : await member.api.endOtherSessions()
  if (!ended.ok) return refuseForm(form, ended.error)

  return goAndTell(request, href('/mon-compte/sessions'), 'session_closed')
}

export default function Sessions({ loaderData: { open }, actionData }: Route.ComponentProps) {
  return (
    <Screen title={sessions.title} lead={sessions.lead} crumbs={crumbsToSpace}>
      <ul className="rows">
        {open.map(({ id, isCurrent, opened, used }) => (
          <li key={id}>
            <p>
              {isCurrent && <strong>{sessions.current} · </strong>}
              <span className="num">
                {sessions.opened} {opened}, {sessions.used} {used}
              </span>
            </p>
            {!isCurrent && (
              <PostForm name={id} submit={sessions.close} look="line">
                <input type="hidden" name="id" value={id} />
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      {open.length > 1 ? (
        <PostForm name="autres" state={actionData} submit={sessions.closeAll} />
      ) : (
        <p className="small">{sessions.alone}</p>
      )}
    </Screen>
  )
}
