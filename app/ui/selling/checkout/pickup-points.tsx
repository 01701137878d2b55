import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { Picks } from '../../platform/forms/picks.tsx'
import type { DeliveryView } from './delivery-step-view.ts'
import { PointMap } from './point-map.tsx'

const { delivery: words } = checkoutTexts

/** Where a parcel may be fetched, nearest first, none chosen for anybody; others are searched by a form of their own, which no page may nest. */
export function PickupPoints({ view: { points, point, around, map, measured } }: { view: DeliveryView }) {
  const choices = points.map(({ id, name, address, hours, icon, isNear, far, mark }) => ({
    value: id,
    title: name,
    icon,
    mark,
    arrival: far,
    hint: [address, hours].filter(Boolean).join(' · '),
    isNear,
  }))
  const isNoneNear = choices.length > 0 && !choices.some(({ isNear }) => isNear)
  return (
    <>
      {isNoneNear && <p>{words.noneNear(around)}</p>}
      {map && <PointMap map={map} />}
      {measured && <p className="small muted">{measured}</p>}
      {choices.length > 0 ? (
        <Picks
          name="point"
          legend={isNoneNear ? words.pointElsewhere : words.point}
          chosen={point}
          choices={choices.map(({ isNear: _, ...choice }) => choice)}
        />
      ) : (
        <p>{words.noPoint}</p>
      )}
      <div className="field">
        <label htmlFor="autour-code">{words.around}</label>
        <div className="pair">
          <input
            id="autour-code"
            className="input num"
            name="autour"
            form="autour"
            inputMode="numeric"
            maxLength={12}
            defaultValue={around}
          />
          <button type="submit" form="autour" id="autour-chercher" className="btn btn-line">
            {words.search}
          </button>
        </div>
        <input type="hidden" name="autour" value={around} />
      </div>
    </>
  )
}
