import { composerPolicy } from '#app/http/content-security-policy.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { listImageOrigins } from '#app/services/image-network.server.ts'
import { openPageBody } from '#app/services/panel/body-screen.server.ts'
import { answerComposer } from '#app/ui/panel/render-composer.server.tsx'
import type { Route } from './+types/compose'

/** Where a page is composed by sight; without script it is the editor of blocks. */
export async function loader(asked: Route.LoaderArgs) {
  const answer = await answerComposer(await openPageBody(asked))
  answer.headers.set('Content-Security-Policy', composerPolicy(await listImageOrigins(asked.context.get(sceneContext))))
  return answer
}
