import { panelTexts } from '#app/texts/house/panel.ts'

type File = { id: string; name: string; bytes: number }

/** The files that came with a thing, each to be kept. */
export function RecordFiles({ files, path }: { files: unknown; path: string }) {
  if (!Array.isArray(files) || files.length === 0) return null
  return (
    <>
      <h2>{panelTexts.files}</h2>
      <ul>
        {(files as File[]).map(({ id, name, bytes }) => (
          <li key={id}>
            <a className="more" href={`${path}/${id}`}>
              {name}
            </a>{' '}
            <span className="muted">{panelTexts.kilobytes(Math.ceil(bytes / 1024))}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
