import { useEffect, useRef, useState } from 'react'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Picture } from '../../platform/picture/picture.tsx'
import type { PickField } from '../fields/form-context.ts'
import type { Choice } from '../fields/links.ts'

type Props = {
  field: PickField
  chosen: readonly string[]
  choices: readonly Choice[]
  pictures: readonly Choice[]
  pick: (ids: string[]) => void
}

const { pick: words } = composerTexts
/** As many as are looked over at once; the others are found by their names. */
const mostOffered = 24

/** Several wines, chosen by their bottles and put in order; what is shown follows at once. */
export function PickSeveral({ field, chosen, choices, pictures, pick }: Props) {
  const goods = useGoods()
  const [search, setSearch] = useState('')
  const part = useRef<HTMLFieldSetElement>(null)
  const focus = useRef('')
  const sought = foldText(search).trim()
  const found = choices.filter(({ label }) => foldText(label).includes(sought))
  const isFull = chosen.length >= field.most
  useEffect(() => {
    if (focus.current === '') return
    part.current?.querySelector<HTMLElement>(focus.current)?.focus()
    focus.current = ''
  })
  const pictureOf = ({ picture }: Choice) => pictures.find(({ id }) => id === picture)?.image
  const move = (at: number, by: number) => {
    const ids = [...chosen]
    const [id = ''] = ids.splice(at, 1)
    ids.splice(at + by, 0, id)
    const isEnd = at + by === (by < 0 ? 0 : ids.length - 1)
    focus.current = `[data-thing="${id}"] button:nth-of-type(${by < 0 === isEnd ? 2 : 1})`
    pick(ids)
  }
  const remove = (id: string) => {
    focus.current = `#s-${CSS.escape(field.name)}`
    pick(chosen.filter((one) => one !== id))
  }
  return (
    <fieldset ref={part} className="part full" id={`f-${field.name}`}>
      <legend>{field.label}</legend>
      {field.hint && <p className="hint full">{field.hint}</p>}
      <ol className="picked full">
        {chosen.map((id, at) => {
          const thing = choices.find((one) => one.id === id) ?? { id, label: id }
          const picture = pictureOf(thing)
          return (
            <li key={id} data-thing={id}>
              <input type="hidden" name={field.name} value={id} />
              {picture ? <Picture picture={picture} sizes="3rem" alt="" /> : <span />}
              <span>
                {thing.label} {thing.price && <span className="hint">{thing.price}</span>}
              </span>
              <span className="acts">
                <button type="button" disabled={at === 0} onClick={() => move(at, -1)}>
                  <span className="told">{words.up(thing.label)}</span>
                  <span aria-hidden="true">↑</span>
                </button>
                <button type="button" disabled={at === chosen.length - 1} onClick={() => move(at, 1)}>
                  <span className="told">{words.down(thing.label)}</span>
                  <span aria-hidden="true">↓</span>
                </button>
                <button type="button" onClick={() => remove(id)}>
                  <span className="told">{words.remove(thing.label)}</span>
                  <span aria-hidden="true">×</span>
                </button>
              </span>
            </li>
          )
        })}
      </ol>
      <p className="hint full" role="status">
        {words.count(goods, chosen.length, field.most)}
      </p>
      <div className="field full">
        <label htmlFor={`s-${field.name}`}>{words.search(goods)}</label>
        <input
          id={`s-${field.name}`}
          type="search"
          className="input"
          autoComplete="off"
          value={search}
          onChange={(event) => {
            event.stopPropagation()
            setSearch(event.target.value)
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <div className="shots full">
        {found.slice(0, mostOffered).map((thing) => {
          const picture = pictureOf(thing)
          const isChosen = chosen.includes(thing.id)
          return (
            <button
              key={thing.id}
              type="button"
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => pick(isChosen ? chosen.filter((id) => id !== thing.id) : [...chosen, thing.id])}
            >
              {picture && <Picture picture={picture} sizes="7rem" alt="" />}
              <span>
                {thing.label} {thing.price && <span className="hint">{thing.price}</span>}
              </span>
            </button>
          )
        })}
      </div>
      {found.length === 0 && <p className="full">{words.none(goods, search)}</p>}
      {found.length > mostOffered && <p className="hint full">{words.more(found.length - mostOffered)}</p>}
    </fieldset>
  )
}
