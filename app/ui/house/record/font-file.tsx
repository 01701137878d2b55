import { href } from 'react-router'
import type { FontEmbedding } from '#app/models/site/look/font-embedding.ts'
import { fontFileTexts as words } from '#app/texts/house/font-file.ts'
import type { PanelRecord } from '../desks/records.ts'

/** What was typed into the form, and what is wrong with it, where it was refused. */
type Typed = Readonly<Record<string, string>>

/** Where a font file of the house's own comes in, and by what right it is shown is noted. */
export function FontFile({ record, typed = {} }: { record: PanelRecord; typed?: Typed | undefined }) {
  const { id } = record
  const file = String(record.file ?? '')
  return (
    <form
      method="post"
      action={href('/admin/polices/:id/fichier', { id })}
      encType="multipart/form-data"
      className="form"
      id="police"
    >
      <h2 className="full">{words.title}</h2>
      {file && <InService file={file} record={record} />}
      <p className="field full">
        <label htmlFor="fichier">{words.file}</label>
        <input
          id="fichier"
          type="file"
          name="images"
          accept=".woff2,.woff,.ttf,.otf,font/*"
          required={file === ''}
          className="input"
          aria-invalid={typed.fault ? true : undefined}
          aria-describedby={typed.fault ? 'fichier-fault fichier-hint' : 'fichier-hint'}
        />
        <Fault id="fichier-fault" says={typed.fault} />
        <span className="hint" id="fichier-hint">
          {words.hint} {file && words.note}
        </span>
      </p>
      <Licence licence={typed.licence ?? String(record.licence ?? '')} fault={typed.licenceFault} />
      <p className="full">
        <label className="check">
          <input type="checkbox" name="isFree" defaultChecked={typed.isFree ? typed.isFree === 'true' : record.isFree === true} />
          <span>
            {words.isFree} <span className="hint">{words.isFreeHint}</span>
          </span>
        </label>
      </p>
      <p className="actions">
        <button type="submit" className="btn btn-line">
          {words.send}
        </button>
      </p>
    </form>
  )
}

function InService({ file, record }: { file: string; record: PanelRecord }) {
  const embedding = record.embedding as FontEmbedding | ''
  return (
    <>
      <p className="muted full">{words.now(file)}</p>
      {!record.licence && <p className="muted full">{words.unknown}</p>}
      {embedding && words.says[embedding] && <p className="muted full">{words.says[embedding]}</p>}
    </>
  )
}

function Licence({ licence, fault }: { licence: string; fault: string | undefined }) {
  return (
    <p className="field full">
      <label htmlFor="licence">{words.licence}</label>
      <input
        id="licence"
        name="licence"
        list="licences"
        required
        maxLength={500}
        className="input"
        defaultValue={licence}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'licence-fault licence-hint' : 'licence-hint'}
      />
      <datalist id="licences">
        {words.licences.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Fault id="licence-fault" says={fault} />
      <span className="hint" id="licence-hint">
        {words.licenceHint}
      </span>
    </p>
  )
}

function Fault({ id, says }: { id: string; says: string | undefined }) {
  return says ? (
    <span className="field-fault" id={id}>
      {says}
    </span>
  ) : null
}
