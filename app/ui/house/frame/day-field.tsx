type Props = { name: string; label: string; day: string; fault?: string | undefined }

/** A day of a span that is asked for, with what is wrong with it. */
export function DayField({ name, label, day, fault }: Props) {
  const told = fault && { 'aria-invalid': true, 'aria-describedby': `e-${name}` }
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {/* biome-ignore lint/a11y/noAutofocus: without script this is what leads to what is wrong */}
      <input id={name} className="input" type="date" name={name} defaultValue={day} autoFocus={Boolean(fault)} {...told} />
      {fault && (
        <p className="field-fault" id={`e-${name}`}>
          {fault}
        </p>
      )}
    </div>
  )
}
