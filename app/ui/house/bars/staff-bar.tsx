import { href } from 'react-router'
import sheet from '#app/styles/house/staff-bar.css?url'
import { staffBarTexts } from '#app/texts/house/staff-bar.ts'

/** What staff find above a page of the public site; for everyone else there is none. */
export type StaffBar = {
  unread: number
  failedMails: number
  canEdit: boolean
  draft: { desk: string; id: string; isHere: boolean; count: number } | undefined
}

/** Says above each page that the site is seen in a look on trial, and how to see it as it is again. */
export function TrialBar({ end }: { end: string }) {
  return (
    <aside className="staff-bar" aria-label={staffBarTexts.trial}>
      <link rel="stylesheet" href={sheet} />
      <a href={end} data-reload="" rel="nofollow">
        {staffBarTexts.trialEnd}
      </a>
    </aside>
  )
}

/** The bar of the staff above a page of the public site; it brings its own sheet, of which visitors load nothing. */
export function StaffBar({ bar: { unread, failedMails, canEdit, draft } }: { bar: StaffBar }) {
  return (
    <nav className="staff-bar" aria-label={staffBarTexts.label}>
      <link rel="stylesheet" href={sheet} />
      <a href={href('/admin')} data-reload="">
        {staffBarTexts.panel}
      </a>
      {canEdit && (
        <a href={href('/admin/ici')} data-reload="" rel="nofollow">
          {staffBarTexts.edit}
        </a>
      )}
      {canEdit && (
        <a href={`${href('/admin/ici')}?vers=composer`} data-reload="" rel="nofollow">
          {staffBarTexts.compose}
        </a>
      )}
      {draft && (
        <a
          href={draft.isHere ? href('/admin/:desk/:id/blocs', { desk: draft.desk, id: draft.id }) : href('/admin')}
          data-reload=""
        >
          {draft.isHere ? staffBarTexts.draftHere : staffBarTexts.drafts(draft.count)}
        </a>
      )}
      {unread > 0 && (
        <a href={href('/admin/:desk', { desk: 'messages' })} data-reload="">
          {staffBarTexts.unread(unread)}
        </a>
      )}
      {failedMails > 0 && (
        <a href={href('/admin')} data-reload="">
          {staffBarTexts.failedMails(failedMails)}
        </a>
      )}
    </nav>
  )
}
