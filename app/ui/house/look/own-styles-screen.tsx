import { href } from 'react-router'
import { ownStylesTexts as words } from '#app/texts/house/settings/own-styles.ts'
import type { FilledForm } from '../frame/posted.ts'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'

/** The desk of a site's own stylesheet. */
export type OwnStylesView = {
  css: string
  hash: string
  isDraft: boolean
  properties: readonly string[]
  tokens: readonly string[]
}

const name = 'OWN_STYLES'

/** Where whoever builds a site writes its own stylesheet; it is tried on and published with the look. */
export function OwnStylesScreen({ view, form }: { view: OwnStylesView; form: FilledForm }) {
  const fault = form.faults[name]
  const typed = form.entries.findLast(([field]) => field === name)?.[1] ?? view.css
  return (
    <>
      <ScreenHead title={words.title} says={words.says} back={{ href: href('/admin/apparence'), label: words.back }} />
      <RefusalNote message={form.message} isBelow={fault !== undefined} />
      <form method="post" action={href('/admin/styles')} noValidate>
        <input type="hidden" name="vu" value={view.hash} />
        <div className="field full">
          <label htmlFor={`f-${name}`}>{words.field}</label>
          <textarea
            id={`f-${name}`}
            name={name}
            className="input"
            rows={20}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            defaultValue={typed}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `h-${name} e-${name}` : `h-${name}`}
          />
          <span className="hint" id={`h-${name}`}>
            {words.hint}
          </span>
          {fault && (
            <p className="field-fault" id={`e-${name}`}>
              {fault}
            </p>
          )}
        </div>
        <p>{words.saved(view.isDraft)}</p>
        <p className="actions">
          <button type="submit" className="btn">
            {words.try}
          </button>
          <a className="btn btn-line" href={href('/admin/apparence')}>
            {words.look}
          </a>
        </p>
      </form>
      <details className="part">
        <summary>{words.rules}</summary>
        <p>{words.scope}</p>
        <p>{words.conditions}</p>
        <p>{words.colours}</p>
        <p>{words.kept}</p>
        <h2>{words.tokens}</h2>
        <Names names={view.tokens.map((token) => `--${token}`)} />
        <h2>{words.properties}</h2>
        <Names names={view.properties} />
      </details>
    </>
  )
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <p>
      {names.map((one) => (
        <span key={one}>
          <code>{one}</code>{' '}
        </span>
      ))}
    </p>
  )
}
