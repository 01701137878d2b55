import { href } from 'react-router'
import { isPlainStory } from '#app/models/content/blocks/plain-story.ts'
import { standingOf } from '#app/models/house/written/written-standing.ts'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import type { Draft } from '../pages/body.ts'
import { StandingTag } from '../written/standing-tag.tsx'

/** How the story of a wine stands, beside the field of its words, and where it is written as pages are. */
export function WineStory({ draft }: { draft: Draft }) {
  const { idRecord: id, seenBy, publishAt, publicBlocks } = draft
  const standing = standingOf({ ...draft, isOnline: seenBy !== 'nobody', isBuilding: seenBy === 'staff' })
  return (
    <div className="full">
      <p>
        {draftTexts.story} <StandingTag standing={standing} />{' '}
        <a className="more" href={href('/admin/:desk/:id/blocs', { desk: 'produits', id })}>
          {draftTexts.writeStory}
        </a>{' '}
        <a className="more" href={href('/admin/:desk/:id/versions', { desk: 'produits', id })}>
          {draftTexts.versions}
        </a>
      </p>
      {publishAt && <p>{draftTexts.scheduled(sayLongMoment(publishAt))}</p>}
      <p className="muted small">{isPlainStory(publicBlocks) ? draftTexts.storySays : draftTexts.storyWritten}</p>
    </div>
  )
}
