/** Why nothing was done, above what was asked for; nothing where nothing was refused. */
export function RefusalNote({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <p className="note note-bad" role="alert">
      {message}
    </p>
  )
}
