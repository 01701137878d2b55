import { href } from 'react-router'
import { lookTexts } from '#app/texts/house/settings/look.ts'
import type { FilledForm } from '../frame/posted.ts'

const words = lookTexts.file
const name = 'apparence'

/** A look is taken along as a file, or tried on from one. */
export function LookFileBox({ hash, form }: { hash: string; form: FilledForm }) {
  const fault = form.faults[name]
  return (
    <details className="part look-group" open={fault !== undefined}>
      <summary>{words.title}</summary>
      <p className="field">
        <a className="more" href={href('/admin/apparence/apparence.json')} download="">
          {words.take}
        </a>
        <span className="hint">{words.takeSays}</span>
      </p>
      <form method="post" action={href('/admin/apparence/fichier')} encType="multipart/form-data" className="look-group">
        <input type="hidden" name="vu" value={hash} />
        <p className="field">
          <label htmlFor="look-file">{words.bring}</label>
          <input
            id="look-file"
            type="file"
            name={name}
            accept=".json,application/json"
            className="input"
            required
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? 'h-look-file e-look-file' : 'h-look-file'}
          />
          {fault && (
            <span className="field-fault" id="e-look-file">
              {fault}
            </span>
          )}
          <span className="hint" id="h-look-file">
            {words.bringSays}
          </span>
        </p>
        <p className="actions">
          <button type="submit" className="btn btn-line">
            {words.try}
          </button>
        </p>
      </form>
    </details>
  )
}
