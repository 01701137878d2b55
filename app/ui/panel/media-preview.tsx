import type { Answer, Contract } from '#api/contract/index.ts'
import type { Thing } from '#app/services/panel/things.server.ts'
import { mediaTexts } from '#app/texts/panel/media.ts'
import { Picture } from '../picture/picture.tsx'

type Shown = Answer<Contract['getImage']>

/** A picture as it is, and the places of the site that show it. */
export function MediaPreview({ thing }: { thing: Thing }) {
  const shown = thing as unknown as Shown
  return (
    <div className="two">
      {shown.kind === 'image' ? (
        <Picture picture={shown} sizes="(width < 960px) 100vw, 40rem" />
      ) : (
        <p>
          <a className="more" href={shown.url}>
            {shown.name}
          </a>
        </p>
      )}
      <div>
        <h2>{mediaTexts.uses}</h2>
        {shown.uses.length === 0 ? (
          <p className="muted">{mediaTexts.noUse}</p>
        ) : (
          <ul>
            {shown.uses.map(({ kind, id, title }) => (
              <li key={`${kind} ${id}`}>{title}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
