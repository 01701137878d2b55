import { href } from 'react-router'
import { fontFileTexts as words } from '#app/texts/house/font-file.ts'

type Props = { id: string; file: string; fault: string | undefined }

/** Where a font file of the house's own comes in. */
export function FontFile({ id, file, fault }: Props) {
  return (
    <form
      method="post"
      action={href('/admin/polices/:id/fichier', { id })}
      encType="multipart/form-data"
      className="act"
      id="police"
    >
      <h2>{words.title}</h2>
      {file && <p className="muted">{words.now(file)}</p>}
      <p className="field">
        <label htmlFor="fichier">{words.file}</label>
        <input
          id="fichier"
          type="file"
          name="images"
          accept=".woff2,.woff,.ttf,.otf,font/*"
          required
          className="input"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'fichier-fault fichier-hint' : 'fichier-hint'}
        />
        {fault && (
          <span className="field-fault" id="fichier-fault">
            {fault}
          </span>
        )}
        <span className="hint" id="fichier-hint">
          {words.hint} {words.licence}
        </span>
      </p>
      <button type="submit" className="btn btn-line">
        {words.send}
      </button>
    </form>
  )
}
