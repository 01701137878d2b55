type Props = { name: string; label: string; value: string | undefined; hint?: string; fault?: string | undefined }

/** A line to fill in about the money of an order, with what is wrong with it. */
export function MoneyField({ name, label, value, hint, fault }: Props) {
  return (
    <p className="field full">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        className="input"
        defaultValue={value}
        maxLength={500}
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `e-${name}` : hint && `${name}-hint`}
        // biome-ignore lint/a11y/noAutofocus: without script this is what leads to what is wrong
        autoFocus={Boolean(fault)}
      />
      {hint && (
        <span className="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {fault && (
        <span className="field-fault" id={`e-${name}`}>
          {fault}
        </span>
      )}
    </p>
  )
}
