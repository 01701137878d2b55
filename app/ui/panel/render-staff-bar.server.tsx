import { renderToStaticMarkup } from 'react-dom/server'
import type { StaffBar } from '#app/services/panel/staff-bar.server.ts'
import sheet from '#app/styles/staff-bar.css?url'
import { staffBarTexts } from '#app/texts/panel/staff-bar.ts'

/** The bar above a page of the public site, as HTML that brings its own sheet: visitors load nothing of it. */
export function renderStaffBar({ unread, failedMails, canEdit }: StaffBar): string {
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
