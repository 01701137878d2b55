import { orThrow } from '#app/http/answers.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import type { Route } from './+types/font-file'

/** A font file of the site's own: its name changes with its bytes. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { type, content } = orThrow(await context.get(requestContext).api.getFontFile({ params }))
  return new Response(Buffer.from(content, 'base64'), {
    headers: { 'Content-Type': type, 'Cache-Control': 'max-age=31536000, immutable' },
  })
}
