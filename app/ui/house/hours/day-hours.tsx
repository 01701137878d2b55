import { type DayFields, findDayFields, type HoursField, hoursFields } from '#app/models/house/hours/typed-hours.ts'
import { type Entry, nameIn } from '#app/models/house/panel/field.ts'
import { hoursTexts as words } from '#app/texts/house/settings/hours.ts'

type Props = {
  name: string
  label: string
  kept: DayFields
  entries: readonly Entry[]
  faults: Readonly<Record<string, string>>
}

const times = ['opens', 'closes', 'opensAgain', 'closesAgain'] as const

/** The hours of a day: twice from when until when, or words in their place. */
export function DayHours({ name, label, kept, entries, faults }: Props) {
  const day = findDayFields(entries, name) ?? kept
  const isInWords = day.words !== '' || faults[nameIn(name, 'words')] !== undefined
  const fault = hoursFields.find((field) => faults[nameIn(name, field)])
  const control = (field: HoursField) => ({
    // Ways from elsewhere lead to a parameter by its name: to the first of its fields.
    id: field === 'opens' ? `f-${name}` : `f-${nameIn(name, field)}`,
    name: nameIn(name, field),
    className: 'input',
    defaultValue: day[field],
    'aria-invalid': fault === field ? (true as const) : undefined,
    'aria-describedby': fault === field ? `e-${nameIn(name, field)}` : undefined,
  })
  return (
    <>
      <p className="row-acts full">
        {times.map((field) => (
          <label key={field}>
            {words.labels[field]} <input {...control(field)} type="time" aria-label={`${label}, ${words.labels[field]}`} />
          </label>
        ))}
      </p>
      <details className="full" open={isInWords}>
        <summary className="more">{words.words}</summary>
        <input {...control('words')} type="text" maxLength={200} autoComplete="off" aria-label={`${label}, ${words.words}`} />
        <span className="hint">{words.wordsHint}</span>
      </details>
      {fault && (
        <p className="field-fault full" id={`e-${nameIn(name, fault)}`}>
          {faults[nameIn(name, fault)]}
        </p>
      )}
    </>
  )
}
