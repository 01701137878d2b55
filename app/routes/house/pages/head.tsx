import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { openHead, saveHead } from '#app/services/house/pages/head-screen.server.ts'
import { HeadForm } from '#app/ui/house/pages/head-screen.tsx'
import type { Route } from './+types/head'

export const handle = takesFiles

/** Title, summary and picture of a page or an article, as they wait in its draft. */
export const loader = (asked: Route.LoaderArgs) => openHead(asked)

/** Keeps them there. */
export const action = (asked: Route.ActionArgs) => saveHead(asked)

export default function Head({ loaderData, actionData = loaderData.shown }: Route.ComponentProps) {
  return <HeadForm {...loaderData} shown={actionData} />
}
