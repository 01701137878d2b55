import { href } from 'react-router'
import { lookTexts } from '#app/texts/house/settings/look.ts'
import type { FilledForm } from '../frame/posted.ts'
import type { LookDesk } from './look-view.ts'

const words = lookTexts.file
const name = 'apparence'

type Props = Pick<LookDesk, 'sections'> & { hash: string; form: FilledForm }

/** A look is taken along as a file, or tried on from one. */
export function LookFileBox({ hash, sections, form }: Props) {
  const fault = form.faults[name]
  return (
    <details className="part look-group" open={fault !== undefined}>
      <summary>{words.title}</summary>
      <TakeAlong sections={sections} />
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

/** The look by itself, or with sections that are ticked. */
function TakeAlong({ sections }: Pick<LookDesk, 'sections'>) {
  const path = href('/admin/apparence/apparence.json')
  if (sections.length === 0)
    return (
      <p className="field">
        <a className="more" href={path} download="">
          {words.take}
        </a>
        <span className="hint">{words.takeSays}</span>
      </p>
    )
  return (
    <form method="get" action={path} className="look-group">
      <fieldset className="field">
        <legend>{words.sections}</legend>
        {sections.map(({ id, title }) => (
          <label className="check" key={id}>
            <input type="checkbox" name="section" value={id} />
            <span>{title}</span>
          </label>
        ))}
        <span className="hint">{words.sectionsSay}</span>
      </fieldset>
      <p className="field">
        <button type="submit" className="btn btn-line">
          {words.take}
        </button>
        <span className="hint">{words.takeSays}</span>
      </p>
    </form>
  )
}
