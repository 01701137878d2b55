import { href } from 'react-router'
import { exportKinds, type ImportKind, importKinds } from '#app/models/house/table-kind.ts'
import { tablesTexts as words } from '#app/texts/house/tables.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Sheet } from '../frame/sheet.tsx'

/** Tables that go out to a spreadsheet, and come back in. */
export function Tables({ message, wanted }: { message?: string | undefined; wanted?: ImportKind | undefined }) {
  return (
    <>
      <ScreenHead title={words.title} says={words.says} />
      <Sheet title={words.out}>
        <p className="muted">{words.outSays}</p>
        <form className="form">
          <p className="field">
            <label htmlFor="du">{words.from}</label>
            <input id="du" className="input" type="date" name="du" />
          </p>
          <p className="field">
            <label htmlFor="au">{words.to}</label>
            <input id="au" className="input" type="date" name="au" />
          </p>
          <p className="actions">
            {exportKinds.map((kind) => (
              <button
                key={kind}
                type="submit"
                className="btn btn-line"
                formAction={href('/admin/tableaux/:what', { what: kind })}
              >
                {words.kinds[kind]}
              </button>
            ))}
          </p>
        </form>
      </Sheet>
      <Sheet title={words.in}>
        <p className="muted">{words.inSays}</p>
        <form method="post" action={href('/admin/tableaux')} encType="multipart/form-data" className="form">
          {message && (
            <p className="note note-bad full" role="alert">
              {message}
            </p>
          )}
          <p className="field">
            <label htmlFor="quoi">{words.what}</label>
            <select id="quoi" name="quoi" className="input" defaultValue={wanted}>
              {importKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {words.whats[kind]}
                </option>
              ))}
            </select>
          </p>
          <p className="field">
            <label htmlFor="fichier">{words.file}</label>
            <input
              id="fichier"
              type="file"
              name="fichier"
              accept=".csv,text/csv"
              className="input"
              aria-describedby="fichier-hint"
            />
            <span className="hint" id="fichier-hint">
              {words.fileHint}
            </span>
          </p>
          <p className="actions">
            <button type="submit" className="btn">
              {words.look}
            </button>
          </p>
        </form>
      </Sheet>
    </>
  )
}
