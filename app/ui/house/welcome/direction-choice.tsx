import { welcomeTexts as words } from '#app/texts/house/welcome.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { directionDrawings } from './direction-drawings.tsx'

type Choice = keyof typeof words.directions

/** How the whole site is to look: one of the directions, each with a small drawing of it. */
export function DirectionChoice({ value }: { value: string }) {
  const goods = useGoods()
  return (
    <fieldset className="directions full">
      <legend>{words.direction}</legend>
      {Object.entries(words.directions).map(([choice, [name, about]]) => (
        <label key={choice}>
          <input type="radio" name="ART_DIRECTION" value={choice} defaultChecked={choice === value} />
          <svg viewBox="0 0 240 150" aria-hidden="true">
            {directionDrawings[choice as Choice]}
          </svg>
          <span>
            <b>{name}</b> {typeof about === 'function' ? about(goods) : about}
          </span>
        </label>
      ))}
      <p className="hint">{words.directionHint(goods)}</p>
    </fieldset>
  )
}
