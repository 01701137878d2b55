import { data, href } from 'react-router'
import { treeMoves } from '#app/models/content/page-tree.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { readPosted } from '#app/services/house/pages/body-screen.server.ts'
import { listAllPages } from '#app/services/house/pages/page-tree.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { pageTreeTexts } from '#app/texts/house/pages/page-tree.ts'
import { PageTree } from '#app/ui/house/pages/page-tree.tsx'
import type { Route } from './+types/page-tree'

/** All pages in the order of the menus. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return { pages: await listAllPages(api) }
}

/** Moves one of them. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const posted = await readPosted(asked.request)
  const move = treeMoves.find((one) => one === posted('sens'))
  const moved = move && (await api.movePage({ params: { id: posted('page') }, body: { move } }))
  if (moved?.ok) return goAndTell(asked.request, href('/admin/pages/ordre'), 'saved')
  return data({ message: pageTreeTexts.moved }, { status: statusOf.conflict })
}

export default function PageTreeScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <PageTree pages={loaderData.pages} message={actionData?.message} />
}
