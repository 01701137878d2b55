import { href } from 'react-router'
import { bookFileTexts } from '#app/texts/house/settings/book-files.ts'
import { Sheet } from '../frame/sheet.tsx'

/** The books of a span of days as files for an accountant. */
export function BookExport({ from, to }: { from: string; to: string }) {
  const words = bookFileTexts
  return (
    <Sheet title={words.title}>
      <p className="muted">{words.says}</p>
      <form className="form">
        <p className="field">
          <label htmlFor="du">{words.from}</label>
          <input id="du" className="input" type="date" name="du" defaultValue={from} required />
        </p>
        <p className="field">
          <label htmlFor="au">{words.to}</label>
          <input id="au" className="input" type="date" name="au" defaultValue={to} required />
        </p>
        <p className="actions">
          <button type="submit" className="btn" formAction={href('/admin/livres/:what', { what: 'journal' })}>
            {words.journal}
          </button>
          <button type="submit" className="btn btn-line" formAction={href('/admin/livres/:what', { what: 'ventes' })}>
            {words.sales}
          </button>
          {words.leaving.map(([what, label]) => (
            <button key={what} type="submit" className="btn btn-line" formAction={href('/admin/livres/:what', { what })}>
              {label}
            </button>
          ))}
          <button type="submit" className="btn btn-line" formAction={href('/admin/ventes')}>
            {words.screen}
          </button>
        </p>
        <p className="hint">{words.archiveSays}</p>
        <p>
          <a href={href('/admin/livres/:what', { what: 'attestation' })}>{words.attestation}</a>
        </p>
      </form>
    </Sheet>
  )
}
