import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { LaterMoment } from '../fields/later-moment.tsx'
import type { RefusedMoment } from '../frame/posted-moment.ts'
import type { PageDraft } from './body.ts'

type Props = { draft: PageDraft; path: string }
type Planned = Props & { refused?: RefusedMoment | undefined }

/** Whether what is written is on the site already, and what can be done about it. */
export function DraftState({ draft, path, refused }: Planned) {
  return (
    <section className="sheet draft" aria-label={draftTexts.label}>
      <Told draft={draft} path={path} />
      <div className="actions">
        {draft.isDraft && (
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
          {draftTexts.compose}
        </a>
        <a className="more" href={`${path}/versions`}>
          {draftTexts.versions}
        </a>
      </div>
      {draft.isDraft && <Later draft={draft} path={path} refused={refused} />}
    </section>
  )
}

function Told({ draft, path }: Props) {
  const { isDraft, isBehind, seenBy, savedAt, savedBy, publishAt } = draft
  const isShown = seenBy === 'everyone' || seenBy === 'members'
  return (
    <>
      {seenBy === 'nobody' && (
        <p className="note">
          {draftTexts.hidden}{' '}
          <a className="more" href={`${path}#f-isValid`}>
            {draftTexts.hiddenSettings}
          </a>
        </p>
      )}
      {isBehind && (
        <p className="note note-bad" role="status">
          {draftTexts.behind}{' '}
          <a className="more" href={`${path}/comparer`}>
            {draftTexts.compare}
          </a>
        </p>
      )}
      <p>
        <span className={isDraft || !isShown ? 'tag tag-no' : 'tag'}>
          {isDraft ? draftTexts.draft : isShown ? draftTexts.public : draftTexts.ready}
        </span>{' '}
        {isDraft && savedAt ? draftTexts.saved(sayLongMoment(savedAt), savedBy) : draftTexts.readBy[seenBy]}
      </p>
      {publishAt && <p>{draftTexts.scheduled(sayLongMoment(publishAt))}</p>}
    </>
  )
}

type ActProps = Props & { act: string; label: string; main?: boolean; children?: React.ReactNode }

function Act({ path, act, draft, label, main = false, children }: ActProps) {
  return (
    <form method="post" action={`${path}/brouillon/${act}`} className="act">
      <input type="hidden" name="vu" value={draft.hash} />
      {draft.isBehind && <input type="hidden" name="sur" value={draft.publicHash} />}
      {children}
      <button type="submit" className={main ? 'btn' : 'btn btn-line'}>
        {label}
      </button>
    </form>
  )
}

/** What is done more seldom: at a later moment, or not at all. */
function Later({ draft, path, refused }: Planned) {
  return (
    <>
      <details className="part" open={draft.publishAt !== null || refused !== undefined}>
        <summary>{draftTexts.later}</summary>
        <Act path={path} act="planifier" draft={draft} label={draftTexts.plan}>
          <LaterMoment refused={refused} />
        </Act>
        {draft.publishAt && <Act path={path} act="attendre" draft={draft} label={draftTexts.unplan} />}
      </details>
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
    </>
  )
}
