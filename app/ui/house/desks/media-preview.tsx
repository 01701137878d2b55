import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { fallbackOf } from '#app/models/site/pictures/picture.ts'
import { pointWidth } from '#app/models/site/pictures/picture-point.ts'
import { mediaTexts } from '#app/texts/house/media.ts'
import { CropForm } from './crop-form.tsx'
import type { PanelRecord } from './records.ts'

type PreviewedImage = Answer<Contract['getImage']>
/** Where in the panel a place of the site is changed that shows a picture. */
export type HrefOfUse = (use: PreviewedImage['uses'][number]) => string | undefined
type Props = { record: PanelRecord; placeOf: HrefOfUse }

/** A picture as it is, what can be done with its file, and the places of the site that show it. */
export function MediaPreview({ record, placeOf }: Props) {
  const shown = record as unknown as PreviewedImage
  return (
    <div className="two">
      <div>
        {shown.kind === 'image' ? (
          <>
            <Point shown={shown} />
            {isPhoto(shown) && <CropForm shown={shown} />}
          </>
        ) : (
          <p>
            <a className="more" href={shown.url}>
              {shown.name}
            </a>
          </p>
        )}
        <Replace id={shown.id} />
      </div>
      <div>
        <h2>{mediaTexts.uses}</h2>
        {shown.uses.length === 0 ? <p className="muted">{mediaTexts.noUse}</p> : <Uses uses={shown.uses} placeOf={placeOf} />}
      </div>
    </div>
  )
}

/** A drawing has no pixels to cut, and what comes with the program is shared. */
function isPhoto({ mime, externalType }: PreviewedImage): boolean {
  return mime !== 'image/svg+xml' && externalType === 'store'
}

/** The picture is itself the button: a browser sends along where it was touched, without script. */
function Point({ shown }: { shown: PreviewedImage }) {
  return (
    <form method="post" action={href('/admin/images/:id/point', { id: shown.id })}>
      <h2>{mediaTexts.point}</h2>
      <p className="hint">{mediaTexts.pointSays}</p>
      <input
        type="image"
        name="point"
        src={fallbackOf(shown).src}
        alt={mediaTexts.pointAct}
        width={pointWidth}
        height={Math.max(1, Math.round((shown.height / Math.max(1, shown.width)) * pointWidth))}
        className="point"
      />
      <p className="muted">{mediaTexts.pointNow(mediaTexts.focuses[shown.focus])}</p>
    </form>
  )
}

function Replace({ id }: { id: string }) {
  return (
    <details className="part">
      <summary>{mediaTexts.replace}</summary>
      <form method="post" action={href('/admin/images/:id/fichier', { id })} encType="multipart/form-data" className="act">
        <p className="hint">{mediaTexts.replaceSays}</p>
        <label htmlFor="fichier">{mediaTexts.replaceFile}</label>
        <input id="fichier" type="file" name="images" required className="input" />
        <button type="submit" className="btn btn-line">
          {mediaTexts.replace}
        </button>
      </form>
    </details>
  )
}

function Uses({ uses, placeOf }: { uses: PreviewedImage['uses']; placeOf: HrefOfUse }) {
  return (
    <ul className="uses">
      {uses.map((use) => {
        const place = placeOf(use)
        return <li key={`${use.kind} ${use.id}`}>{place ? <a href={place}>{use.title}</a> : use.title}</li>
      })}
    </ul>
  )
}
