import { href } from 'react-router'
import { bookFileTexts } from '#app/texts/house/settings/book-files.ts'

/** Leads to the file of a paper. */
export function PaperLink({ id }: { id: string }) {
  return (
    <p className="actions">
      <a className="btn" href={href('/admin/factures/:id/pdf', { id })}>
        {bookFileTexts.file}
      </a>
    </p>
  )
}
