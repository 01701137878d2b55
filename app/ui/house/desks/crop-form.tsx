import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { fallbackOf } from '#app/models/site/pictures/picture.ts'
import { cropRatios, leastCrop, ratioOf, toBox, wholeCrop } from '#app/models/site/pictures/picture-crop.ts'
import { frameWidth } from '#app/models/site/pictures/picture-point.ts'
import { photoTexts } from '#app/texts/house/fields/photos.ts'
import { mediaTexts } from '#app/texts/house/media.ts'

type Props = { shown: Answer<Contract['getImage']> }

const names = { left: 'gauche', top: 'haut', width: 'largeur', height: 'hauteur' } as const

/** Which part of a picture the site shows, in ready proportions or in numbers; a script lets the frame be drawn by hand. */
export function CropForm({ shown: { id, crop, whole, width, height } }: Props) {
  const sides = crop ?? wholeCrop
  return (
    <details className="part" open={crop !== null}>
      <summary>{photoTexts.crop}</summary>
      <form method="post" action={href('/admin/images/:id/cadre', { id })}>
        <p className="hint">{mediaTexts.cropSays}</p>
        <div className="part-fields" data-frame="">
          <div className="full">
            <Frame sides={sides} whole={whole} />
          </div>
          <p className="field full">
            <label htmlFor="proportions">{photoTexts.ratio}</label>
            <select
              id="proportions"
              name="proportions"
              className="input"
              defaultValue={crop ? (ratioOf(crop, whole) ?? 'free') : 'whole'}
            >
              {(['whole', 'free', ...cropRatios] as const).map((ratio) => (
                <option key={ratio} value={ratio}>
                  {photoTexts.ratios[ratio]}
                </option>
              ))}
            </select>
          </p>
          {(['left', 'top', 'width', 'height'] as const).map((side) => (
            <p key={side} className="field">
              <label htmlFor={names[side]}>{photoTexts.sides[side]}</label>
              <input
                id={names[side]}
                name={names[side]}
                type="number"
                min={side === 'width' || side === 'height' ? leastCrop : 0}
                max={100}
                step="any"
                required
                data-side={side}
                className="input"
                defaultValue={sides[side]}
              />
            </p>
          ))}
        </div>
        <p className="muted">{mediaTexts.cropNow(sayPixels({ width, height }), sayPixels(whole))}</p>
        <p className="actions">
          <button type="submit" className="btn btn-line">
            {mediaTexts.cropAct}
          </button>
        </p>
      </form>
    </details>
  )
}

/** The whole picture with what is cut away in shade. */
function Frame({ sides, whole }: { sides: typeof wholeCrop; whole: Props['shown']['whole'] }) {
  const box = toBox(sides, whole)
  return (
    <svg viewBox={`0 0 ${whole.width} ${whole.height}`} width={frameWidth} aria-hidden="true">
      <image href={fallbackOf(whole).src} width={whole.width} height={whole.height} />
      <path
        fill="#000"
        fillOpacity="0.55"
        fillRule="evenodd"
        stroke="#fff"
        vectorEffect="non-scaling-stroke"
        d={`M0 0h${whole.width}v${whole.height}h-${whole.width}zM${box.left} ${box.top}h${box.width}v${box.height}h-${box.width}z`}
      />
    </svg>
  )
}

function sayPixels({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height}`
}
