type Props = {
  message: string | undefined
  /** Where a field of its own says it, the eye and the keyboard are led there instead. */
  isBelow?: boolean
}

/** Why nothing was done, above what was asked for; nothing where nothing was refused. */
export function RefusalNote({ message, isBelow = false }: Props) {
  if (!message) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: without script this is what leads to what is wrong
    <p className="note note-bad" role="alert" tabIndex={-1} autoFocus={!isBelow}>
      {message}
    </p>
  )
}
