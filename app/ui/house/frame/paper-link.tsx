import { href } from 'react-router'
import { panelTexts } from '#app/texts/house/panel.ts'

/** Leads to the file of a paper. */
export function PaperLink({ id }: { id: string }) {
  return (
    <p className="actions">
      <a className="btn" href={href('/admin/factures/:id/pdf', { id })}>
        {panelTexts.books.file}
      </a>
    </p>
  )
}
