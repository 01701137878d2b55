import { href } from 'react-router'
import { amendDeskTexts as words } from '#app/texts/house/orders/amending.ts'
import { Fault, faultOf } from '../fields/fault.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'

/** An order some of whose bottles can be taken off; a refusal where none can. */
export type TakeOffView = {
  id: string
  reference: string
  lines: { name: string; left: number }[]
  refusal: string | undefined
}

type Said = Readonly<Record<string, string>>
type Props = { view: TakeOffView; message: string | undefined; typed: Said; faults: Said }

/** How many of each line do not leave; what that comes to is asked about next. */
export function TakeOff({ view: { id, reference, lines, refusal }, message, typed, faults }: Props) {
  const place = href('/admin/commandes/:id', { id })
  return (
    <>
      <ScreenHead back={{ href: place, label: reference }} title={words.linesTitle(reference)} says={words.linesSays} />
      <RefusalNote message={message ?? refusal} />
      {!refusal && (
        <form method="get" action={`${place}/articles`} className="sheet form">
          {lines.map(({ name, left }, at) => {
            const field = `retirer-${at}`
            if (left === 0) return null
            return (
              <div className="field full" key={field}>
                <label htmlFor={field}>{words.takeOff(name, left)}</label>
                <input
                  id={field}
                  name={field}
                  className="input input-count"
                  type="number"
                  min="0"
                  max={left}
                  defaultValue={typed[field] ?? '0'}
                  {...faultOf({ faults }, field)}
                />
                <Fault ctx={{ faults }} name={field} />
              </div>
            )
          })}
          <p className="hint full">{words.noMore}</p>
          <p className="actions full">
            <button type="submit" className="btn">
              {words.lines}…
            </button>
          </p>
        </form>
      )}
    </>
  )
}
