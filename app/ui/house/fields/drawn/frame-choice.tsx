import type { ReactNode } from 'react'

/** How wide a section is, and how far it stands from its neighbours: where its lines begin and end, and where they stand. */
const drawings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  width: { text: 'M15 8H33M15 14H33M15 20H33', normal: 'M9 8H39M9 14H39M9 20H39', full: 'M1 8H47M1 14H47M1 20H47' },
  air: { tight: 'M9 11H39M9 14H39M9 17H39', normal: 'M9 8H39M9 14H39M9 20H39', airy: 'M9 3H39M9 14H39M9 25H39' },
}

/** What every section has unless it says otherwise. */
const usual = 'normal'

/** Whether a field of the panel is chosen by drawings. */
export function isDrawn({ name, options = [] }: { name: string; options?: readonly string[] | undefined }): boolean {
  const known = drawings[name]
  return known !== undefined && options.length > 0 && options.every((option) => option in known)
}

type Props = {
  name: string
  label: string
  value: string
  choices: readonly { id: string; label: string }[]
  /** The field whose drawings these are. */
  of: string
  /** What is wrong with it. */
  children: ReactNode
}

/** One of three, each drawn beside its word; the usual one is as good as none, and kept as such. */
export function FrameChoice({ name, label, value, choices, of, children }: Props) {
  return (
    <fieldset className="part choices-part" id={`f-${name}`}>
      <legend>{label}</legend>
      {children}
      {choices.map(({ id, label: said }) => (
        <label key={id} className="check">
          <input
            type="radio"
            name={name}
            value={id === usual && value === '' ? '' : id}
            defaultChecked={id === (value || usual)}
          />
          <span>
            <svg width="48" height="28" viewBox="0 0 48 28" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="M.5 .5H47.5V27.5H.5Z" opacity=".35" />
              <path d={drawings[of]?.[id]} strokeWidth="2" />
            </svg>
            {` ${said}`}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
