import { isStory } from '#app/models/house/written/is-story.ts'
import { standingOf } from '#app/models/house/written/written-standing.ts'
import { sayCalendarDay, sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { LaterMoment } from '../fields/later-moment.tsx'
import type { RefusedMoment } from '../frame/posted-moment.ts'
import { StandingTag } from '../written/standing-tag.tsx'
import type { Draft } from './body.ts'

type Props = { draft: Draft; path: string }
type Planned = Props & { refused?: RefusedMoment | undefined }
type Shown = Planned & { children?: React.ReactNode }

/** Whether what is written is on the site already, and what can be done about it. */
export function DraftState({ draft, path, refused, children }: Shown) {
  const isPart = isStory(draft)
  // A product goes online by its own form.
  const isHidden = draft.seenBy === 'nobody' && !isPart
  return (
    <section className="sheet draft" aria-label={draftTexts.label}>
      <Told draft={draft} path={path} />
      {children}
      <div className="actions">
        {isHidden && <Act path={path} act="en-ligne" draft={draft} label={draftTexts.putOnline} main />}
        {draft.isDraft && !isHidden && (
          <Act
            path={path}
            act="publier"
            draft={draft}
            label={draft.isBehind ? draftTexts.publishOver : draftTexts.publish}
            main
          />
        )}
        <Act path={path} act="apercu" draft={draft} label={draftTexts.preview} />
        <a className="btn btn-line" href={`${path}/composer`}>
          {isPart ? draftTexts.composeStory : draftTexts.compose}
        </a>
        {!isPart && (
          <a className="more" href={`${path}/entete`}>
            {draftTexts.head}
          </a>
        )}
        <a className="more" href={`${path}/versions`}>
          {draftTexts.versions}
        </a>
      </div>
      {(draft.isDraft || isHidden) && <Later draft={draft} path={path} refused={refused} />}
    </section>
  )
}

function Told({ draft, path }: Props) {
  const { isDraft, isBehind, hasHead, head, seenBy, seenFrom, savedAt, savedBy, publishAt } = draft
  return (
    <>
      {isBehind && (
        <p className="note note-bad" role="status">
          {draftTexts.behind}{' '}
          <a className="more" href={`${path}/comparer`}>
            {draftTexts.compare}
          </a>
        </p>
      )}
      <p>
        <StandingTag standing={standingOf({ ...draft, isOnline: seenBy !== 'nobody', isBuilding: seenBy === 'staff' })} />{' '}
        {isDraft && savedAt ? draftTexts.saved(sayLongMoment(savedAt), savedBy) : sayReaders(seenBy, seenFrom)}
      </p>
      {hasHead && <p>{draftTexts.headWaits(head.title)}</p>}
      {publishAt && <p>{draftTexts.scheduled(sayLongMoment(publishAt))}</p>}
    </>
  )
}

function sayReaders(seenBy: Draft['seenBy'], seenFrom: string | null): string {
  return seenFrom && seenBy !== 'staff' ? draftTexts.readFrom(sayCalendarDay(seenFrom)) : draftTexts.readBy[seenBy]
}

type ActProps = Props & { act: string; label: string; main?: boolean; children?: React.ReactNode }

function Act({ path, act, draft, label, main = false, children }: ActProps) {
  return (
    <form method="post" action={`${path}/brouillon/${act}`} className="act">
      <input type="hidden" name="vu" value={draft.hash} />
      <input type="hidden" name="vu-entete" value={draft.headHash} />
      {draft.isBehind && (
        <>
          <input type="hidden" name="sur" value={draft.publicHash} />
          <input type="hidden" name="sur-entete" value={draft.publicHeadHash} />
        </>
      )}
      {children}
      <button type="submit" className={main ? 'btn' : 'btn btn-line'}>
        {label}
      </button>
    </form>
  )
}

/** What is done more seldom: at a later moment, or not at all. */
function Later({ draft, path, refused }: Planned) {
  const isHidden = draft.seenBy === 'nobody' && !isStory(draft)
  const saysMore = draft.isDraft && (draft.hasHead || draft.hash !== draft.publicHash)
  return (
    <>
      <details className="part" open={draft.publishAt !== null || refused !== undefined}>
        <summary>{draftTexts.later}</summary>
        <Act path={path} act="planifier" draft={draft} label={draftTexts.plan}>
          {isHidden && <input type="hidden" name="en-ligne" value="on" />}
          <LaterMoment refused={refused} />
        </Act>
        {saysMore && isHidden && <Act path={path} act="publier" draft={draft} label={draftTexts.publishHidden} />}
        {draft.publishAt && <Act path={path} act="attendre" draft={draft} label={draftTexts.unplan} />}
      </details>
      {saysMore && (
        <details className="part">
          <summary>{draftTexts.drop}</summary>
          <p className="full">{draftTexts.dropSays}</p>
          <Act path={path} act="jeter" draft={draft} label={draftTexts.drop} />
          <p>
            <a className="more" href={`${path}/blocs`}>
              {panelTexts.cancel}
            </a>
          </p>
        </details>
      )}
    </>
  )
}
