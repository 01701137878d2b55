import { redirect } from 'react-router'
import { openPageBody } from '#app/services/panel/body-screen.server.ts'
import type { Route } from './+types/compose'

/** Where a page is composed. */
export async function loader(asked: Route.LoaderArgs) {
  const { body } = await openPageBody(asked)
  throw redirect(`/admin/pages/${body.thing.id}/blocs`, 303)
}
