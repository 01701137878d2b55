import { href } from 'react-router'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { lookTexts as words } from '#app/texts/house/settings/look.ts'
import { LaterMoment } from '../fields/later-moment.tsx'
import type { RefusedMoment } from '../frame/posted-moment.ts'
import type { LookDesk, LookDraft } from './look-view.ts'

type Props = { desk: LookDesk; moment: RefusedMoment | undefined }

/** Whether what is seen is on the site already, and what can be done about it. */
export function LookState({ desk: { draft, share }, moment }: Props) {
  const { isDraft, isBehind, savedAt, savedBy, publishAt, former } = draft
  return (
    <section className="look-state" aria-label={words.state}>
      {isBehind && <p className="note note-bad">{words.behind}</p>}
      <p>
        <span className={isDraft ? 'tag tag-no' : 'tag'}>{isDraft ? words.draft : words.public}</span>{' '}
        {isDraft && savedAt ? words.saved(sayLongMoment(savedAt), savedBy) : words.same}
      </p>
      {publishAt && <p>{words.scheduled(sayLongMoment(publishAt))}</p>}
      {isDraft && (
        <>
          <Act act="publier" draft={draft} label={isBehind ? words.publishOver : words.publish} main />
          <details className="part" open={publishAt !== null || moment !== undefined}>
            <summary>{words.more}</summary>
            {share && (
              <p>
                <a className="more" href={share} target="_blank" rel="noreferrer">
                  {words.share}
                </a>
                <span className="hint">{words.shareSays}</span>
              </p>
            )}
            <Act act="planifier" draft={draft} label={words.plan}>
              <LaterMoment refused={moment} />
            </Act>
            {publishAt && <Act act="attendre" draft={draft} label={words.unplan} />}
            <Act act="jeter" draft={draft} label={words.drop} />
            <p className="hint">{words.dropSays}</p>
          </details>
        </>
      )}
      {former && (
        <details className="part">
          <summary>{words.restore}</summary>
          <p className="full">{words.restoreSays(sayLongMoment(former.publishedAt))}</p>
          <Act act="retablir" draft={draft} label={words.restore}>
            <input type="hidden" name="version" value={former.id} />
          </Act>
        </details>
      )}
    </section>
  )
}

type ActProps = { act: string; draft: LookDraft; label: string; main?: boolean; children?: React.ReactNode }

function Act({ act, draft, label, main = false, children }: ActProps) {
  return (
    <form method="post" action={href('/admin/apparence/:act', { act })} className="act">
      <input type="hidden" name="vu" value={draft.hash} />
      {draft.isBehind && <input type="hidden" name="sur" value={draft.publicHash} />}
      {children}
      <button type="submit" className={main ? 'btn' : 'btn btn-line'}>
        {label}
      </button>
    </form>
  )
}
