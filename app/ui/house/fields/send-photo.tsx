import { decorOf, hasOwnWords, photoFile, wordsOf } from '#app/models/house/panel/field.ts'
import { mediaTexts } from '#app/texts/house/media.ts'
import { Fault } from './fault.tsx'
import type { RecordFormContext } from './form-context.ts'

type Props = { ctx: RecordFormContext; name: string; isMany: boolean }

const others = ['1', '2']

/** Sends a photo from where it is needed, or several; each with its own words. */
export function SendPhoto({ ctx, name, isMany }: Props) {
  if (!isMany) return <Slot ctx={ctx} name={name} label={mediaTexts.photo} />
  return (
    <>
      <Slot ctx={ctx} name={name} slot="0" label={mediaTexts.photo} />
      <details className="part" open={others.some((slot) => ctx.faults[wordsOf(name, slot)])}>
        <summary>{mediaTexts.morePhotos}</summary>
        <div className="part-fields">
          {others.map((slot) => (
            <Slot key={slot} ctx={ctx} name={name} slot={slot} label={mediaTexts.photoOf(Number(slot) + 1)} />
          ))}
        </div>
      </details>
    </>
  )
}

/** A telephone turns its photos into one of these by itself. */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml'

function Slot({ ctx, name, slot, label }: { ctx: RecordFormContext; name: string; slot?: string; label: string }) {
  const file = [name, photoFile, slot].filter(Boolean).join('.')
  const words = wordsOf(name, slot)
  const said = ctx.entries.find(([key]) => key === words)?.[1]
  const decor = decorOf(name, slot)
  const isOwn = hasOwnWords(name)
  return (
    <>
      <div className="field">
        <label htmlFor={`f-${file}`}>{label}</label>
        <input
          id={`f-${file}`}
          type="file"
          name={file}
          accept={acceptedPhotos}
          className="input"
          aria-describedby={`h-${file}`}
        />
        <p className="hint" id={`h-${file}`}>
          {mediaTexts.photoHint} {isOwn && mediaTexts.photoHintWords}
        </p>
      </div>
      {!isOwn && (
        <div className="field">
          <label htmlFor={`f-${words}`}>{mediaTexts.photoWords}</label>
          <input
            id={`f-${words}`}
            name={words}
            className="input"
            defaultValue={said}
            maxLength={500}
            aria-invalid={ctx.faults[words] ? true : undefined}
            aria-describedby={ctx.faults[words] && `e-${words}`}
          />
          <Fault ctx={ctx} name={words} />
          <label className="check">
            <input type="checkbox" name={decor} defaultChecked={ctx.entries.some(([key]) => key === decor)} />
            <span>{mediaTexts.decor}</span>
          </label>
        </div>
      )}
    </>
  )
}
