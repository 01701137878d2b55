import { foundNameOf, pressedFor, readSearches, searchChoices, searchNameOf } from '#app/models/house/panel/search-choices.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import type { RecordFormContext } from './form-context.ts'

type Props = { ctx: RecordFormContext; name: string; label: string; link: string | undefined }

/** Looks for more than a field offers; the form comes back as it was filled in, with what was found. */
export function SearchChoices({ ctx, name, label, link }: Props) {
  if (!link || !ctx.longLists?.includes(link)) return null
  const words = readSearches(ctx.entries).find((one) => one.name === name)?.words ?? ''
  const isFound = isSearched(ctx, name)
  const id = `s-${name}`
  return (
    <div className="field full choices-search">
      <label htmlFor={id}>{panelTexts.choicesSearch(label)}</label>
      <p className="search-line">
        <input
          id={id}
          type="search"
          name={searchNameOf(name)}
          defaultValue={words}
          maxLength={100}
          className="input"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: without script this is what leads back to what was looked for
          autoFocus={isFound}
          aria-describedby={`${id}-hint`}
        />
        <button type="submit" name={searchChoices} value={name} className="btn btn-line">
          {panelTexts.search}
        </button>
      </p>
      <input type="hidden" name={foundNameOf(name)} value={words} />
      <p className="hint" id={`${id}-hint`} role={isFound ? 'status' : undefined}>
        {isFound && words !== '' ? panelTexts.choicesFound(words) : panelTexts.choicesMore}
      </p>
    </div>
  )
}

/** Whether a form has come back for what was looked for in the list of this field. */
export function isSearched({ entries }: Pick<RecordFormContext, 'entries'>, name: string): boolean {
  return pressedFor(entries) === name
}

/** Whether a form has a list that can be searched. */
export function hasSearch({ desk, longLists = [] }: Pick<RecordFormContext, 'desk' | 'longLists'>): boolean {
  return Object.values(desk.links ?? {}).some((link) => longLists.includes(link))
}
