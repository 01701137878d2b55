import { FieldPart } from './field.tsx'

/** What may be chosen, each with what it is called. */
type Options = Record<string, string>
type Props = {
  name: string
  label?: string
  /** What stands there while nothing is chosen; nothing where something always is. */
  empty?: string | undefined
  options?: Options
  /** More of them, by what they have in common. */
  groups?: readonly { label: string; options: Options }[]
  defaultValue?: string
  autoComplete?: string
  className?: string
  isFull?: boolean
}

/** One choice out of a list. */
export function Choice({ name, label, isFull, empty, options = {}, groups = [], className = 'input', ...choice }: Props) {
  const { defaultValue = '', autoComplete } = choice
  return (
    <FieldPart name={name} label={label} isFull={isFull}>
      {(drawn, value) => (
        <select {...drawn} className={className} required autoComplete={autoComplete} defaultValue={value ?? defaultValue}>
          {empty !== undefined && <option value="">{empty}</option>}
          <Listed options={options} />
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Listed options={group.options} />
            </optgroup>
          ))}
        </select>
      )}
    </FieldPart>
  )
}

function Listed({ options }: { options: Options }) {
  return Object.entries(options).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
