import { renderToStaticMarkup } from 'react-dom/server'
import type { StaffBar } from '#app/services/panel/staff-bar.server.ts'
import sheet from '#app/styles/staff-bar.css?url'
import { staffBarTexts } from '#app/texts/panel/staff-bar.ts'

/** Puts the bar above a page of the public site: after the link that skips to the page, which stays the first that a key reaches. */
export function addStaffBar(top: string, bar: StaffBar): string {
  return top.replace(/<a class="skip"[^>]*>[^<]*<\/a>/, (skip) => skip + renderStaffBar(bar))
}

/** As HTML that brings its own sheet: visitors load nothing of it. */
function renderStaffBar({ unread, failedMails, canEdit, draft }: StaffBar): string {
  return renderToStaticMarkup(
    <nav className="staff-bar" aria-label={staffBarTexts.label}>
      <link rel="stylesheet" href={sheet} />
      <a href="/admin" data-reload="">
        {staffBarTexts.panel}
      </a>
      {canEdit && (
        <a href="/admin/ici" data-reload="" rel="nofollow">
          {staffBarTexts.edit}
        </a>
      )}
      {canEdit && (
        <a href="/admin/ici?vers=composer" data-reload="" rel="nofollow">
          {staffBarTexts.compose}
        </a>
      )}
      {draft && (
        <a href={draft.isHere ? `/admin/pages/${draft.id}/blocs` : '/admin'} data-reload="">
          {draft.isHere ? staffBarTexts.draftHere : staffBarTexts.drafts(draft.count)}
        </a>
      )}
      {unread > 0 && (
        <a href="/admin/messages" data-reload="">
          {staffBarTexts.unread(unread)}
        </a>
      )}
      {failedMails > 0 && (
        <a href="/admin" data-reload="">
          {staffBarTexts.failedMails(failedMails)}
        </a>
      )}
    </nav>,
  )
}
