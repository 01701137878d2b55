import { href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { dropCartMemo } from '#app/services/platform/session/cart-session.server.ts'
import { dropSession, findMember, goAndTell } from '#app/services/platform/session/session.server.ts'
import { logOut } from '#app/texts/identity/account/log-out.ts'
import { useWaiting } from '#app/ui/house/cellar/use-waiting.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/log-out'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

export async function action({ request, context }: Route.ActionArgs) {
  // The cookies go even when the API cannot be told: on this device the session is over.
  await (await findMember(request, context))?.api.logOut()
  const headers = await dropSession(request)
  await dropCartMemo(request, headers)
  headers.set('Clear-Site-Data', '"storage"')
  return goAndTell(request, '/', 'logged_out', headers)
}

export default function LogOut() {
  const waiting = useWaiting()
  return (
    <div className="wrap screen narrow">
      <Screen title={logOut.title} lead={logOut.lead}>
        {waiting > 0 && (
          <div className="note" role="alert">
            <p>{logOut.waits(waiting)}</p>
            <p>
              <a className="more" href={href('/admin/inventaire')}>
                {logOut.sendFirst(waiting)}
              </a>
            </p>
          </div>
        )}
        <PostForm
          name="deconnexion"
          action={href('/deconnexion')}
          submit={waiting > 0 ? logOut.submitAnyway(waiting) : logOut.submit}
        />
      </Screen>
    </div>
  )
}
