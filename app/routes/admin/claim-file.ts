import { orThrow } from '#app/http/answers.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import type { Route } from './+types/claim-file'

/** A photo of a claim, to be kept: it is never shown within the site. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  const { name, content } = orThrow(await staff.api.getClaimFile({ params: { id: asked.params.file } }))
  return new Response(Buffer.from(content, 'base64'), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'no-store',
    },
  })
}
