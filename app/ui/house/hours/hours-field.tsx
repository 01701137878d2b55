import { likenesses, splitHours, weeks } from '#app/models/house/hours/typed-hours.ts'
import { type Entry, nameIn } from '#app/models/house/panel/field.ts'
import { hoursTexts as words } from '#app/texts/house/settings/hours.ts'
import { parameterLabel } from '#app/texts/house/settings/parameters.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { Setting } from '../fields/settings-view.ts'
import { DayHours } from './day-hours.tsx'

type Props = { setting: Setting; entries: readonly Entry[]; faults: Readonly<Record<string, string>> }

/** A day of the week of the door, or of what is fetched: its hours, or the day that it is like. */
export function HoursField({ setting: { type, value }, entries, faults }: Props) {
  const goods = useGoods()
  const [label, says] = parameterLabel(type, goods)
  const name = nameIn(type, 'like')
  const week = weeks.find((days) => days.includes(type)) ?? []
  const before = week[week.indexOf(type) - 1]
  // A Monday is like no day before it.
  const ways = before ? (['', ...likenesses] as const) : (['', 'ferme'] as const)
  return (
    <fieldset className="part hours" data-day={type}>
      <legend>{label}</legend>
      <DayHours name={type} label={label} kept={splitHours(value)} entries={entries} faults={faults} />
      <p className="row-acts full">
        <label>
          {words.like}{' '}
          <select
            name={name}
            className="input"
            defaultValue={entries.findLast(([other]) => other === name)?.[1] ?? ''}
            data-veille={before}
            data-lundi={week[0]}
          >
            {ways.map((like) => (
              <option key={like} value={like}>
                {words.ways[like]}
              </option>
            ))}
          </select>
        </label>
        {value === '' && <span className="hint">{says}</span>}
      </p>
    </fieldset>
  )
}
