import { orThrow } from '#app/http/answers.server.ts'
import { openPageBody } from '#app/services/panel/body-screen.server.ts'
import { nameOf } from '#app/services/panel/things.server.ts'
import { draftTexts } from '#app/texts/panel/drafts.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { VersionList } from '#app/ui/panel/version-list.tsx'
import type { Route } from './+types/versions'

const mostShown = 50

/** What a page has said so far. */
export async function loader(asked: Route.LoaderArgs) {
  const { staff, body, readFrame } = await openPageBody(asked)
  const { id } = asked.params
  const query = { idPage: id, nbItem: mostShown, orderBy: '-number' }
  const [listed, frame] = await Promise.all([staff.api.listPageVersions({ query }), readFrame()])
  const title = draftTexts.versionsTitle(nameOf(body.thing))
  return answerPanel(
    <PanelDocument frame={frame} title={title}>
      <VersionList
        {...{ title }}
        path={`/admin/pages/${id}`}
        versions={orThrow(listed).versions}
        current={body.draft?.publicHash}
      />
    </PanelDocument>,
  )
}
