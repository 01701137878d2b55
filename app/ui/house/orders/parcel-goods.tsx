import { orderDeskTexts as words } from '#app/texts/house/orders/orders.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { faultOf, InlineFault } from '../fields/fault.tsx'
import type { OrderDesk } from './order-screen.ts'

type Said = Readonly<Record<string, string>>
type Props = { order: OrderDesk; typed: Said; faults: Said }

/** How many bottles of each line go into this parcel. */
export function ParcelGoods({ order: { lines }, typed, faults }: Props) {
  const goods = useGoods()
  const first = lines.findIndex(({ left }) => left > 0)
  return (
    <fieldset className="part">
      <legend>{words.parcels}</legend>
      <p className="hint full">{words.partSays(goods)}</p>
      {lines.map(({ name, year, left: here }, place) => {
        const field = `colis-${place}`
        if (here === 0) return null
        const said = { [field]: faults[field] ?? (place === first ? faults.colis : undefined) ?? '' }
        return (
          <p className="field" key={field}>
            <label htmlFor={field}>{words.partOf([name, year].filter(Boolean).join(' '), here)}</label>
            <input
              id={field}
              name={field}
              className="input"
              type="number"
              min="0"
              max={here}
              defaultValue={typed[field] ?? '0'}
              {...faultOf({ faults: said }, field)}
            />
            <InlineFault says={said[field]} name={field} />
          </p>
        )
      })}
    </fieldset>
  )
}

/** How many bottles of an order are to be sent still. */
export function countBottles({ lines }: OrderDesk): number {
  return lines.reduce((sum, { left }) => sum + left, 0)
}
