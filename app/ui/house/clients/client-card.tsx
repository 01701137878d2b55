import { href } from 'react-router'
import type { Entry } from '#app/models/house/panel/field.ts'
import { clientTexts as words } from '#app/texts/house/fields/clients.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { PanelRecord } from '../desks/records.ts'
import { InlineFault } from '../fields/fault.tsx'
import { Colleagues } from '../frame/colleagues.tsx'

type Props = {
  record: PanelRecord
  /** The tags that clients of the house wear. */
  knownTags: readonly string[]
  /** What was typed and refused, and why. */
  refused: { entries?: readonly Entry[]; faults?: Readonly<Record<string, string>> }
}

/** What the house keeps of a client for itself: tags to find them by, and a note. */
export function ClientCard({ record, knownTags, refused: { entries, faults = {} } }: Props) {
  const goods = useGoods()
  const typed = (name: string) => entries?.flatMap(([key, value]) => (key === name ? [value] : []))
  const worn = typed('etiquette') ?? (record.tags as string[])
  const offered = [...new Set([...worn, ...knownTags])]
  return (
    <form method="post" action={href('/admin/clients/:id/note', { id: record.id })} className="form" id="fiche">
      <h2 className="full">{words.kept}</h2>
      {offered.length > 0 && (
        <fieldset className="part choices-part full">
          <legend>{words.tags}</legend>
          {offered.map((tag) => (
            <label key={tag} className="check">
              <input type="checkbox" name="etiquette" value={tag} defaultChecked={worn.includes(tag)} />
              <span>{tag}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="field full">
        <label htmlFor="f-tags">{words.newTags}</label>
        <input
          id="f-tags"
          name="nouvelles"
          className="input"
          maxLength={400}
          defaultValue={typed('nouvelles')?.[0]}
          {...hintOf(faults, 'tags')}
        />
        <InlineFault says={faults.tags} name="tags" />
        <span className="hint" id="f-tags-hint">
          {words.newTagsHint(goods)}
        </span>
      </p>
      <p className="field full">
        <label htmlFor="f-note">{words.note}</label>
        <textarea
          id="f-note"
          name="note"
          className="input"
          rows={3}
          maxLength={5000}
          defaultValue={typed('note')?.[0] ?? String(record.note)}
          {...hintOf(faults, 'note')}
        />
        <InlineFault says={faults.note} name="note" />
        <span className="hint" id="f-note-hint">
          {words.noteHint}
        </span>
      </p>
      <p className="actions save-bar">
        <button type="submit" className="btn">
          {words.keep}
        </button>
        <Colleagues />
      </p>
    </form>
  )
}

/** Its hint, and before it what is wrong with it. */
function hintOf(faults: Readonly<Record<string, string>>, name: string) {
  return faults[name]
    ? ({ 'aria-invalid': true, 'aria-describedby': `e-${name} f-${name}-hint` } as const)
    : ({ 'aria-describedby': `f-${name}-hint` } as const)
}
