import type { PanelField } from '#app/models/panel/field.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { Picture } from '../picture/picture.tsx'
import { Fault } from './fault.tsx'
import type { FormScene } from './thing-form.tsx'

type Props = { scene: FormScene; field: PanelField; name: string; label: string; hint?: string | undefined }

/** A picture of the site's, or several: the chosen ones in sight, the others under a fold. */
export function Shots({ scene, field, name, label, hint }: Props) {
  const pictures = scene.links.get('image') ?? []
  const chosen = scene.entries.flatMap(([key, text]) => (key === name && text !== '' ? [text] : []))
  const first = chosen.flatMap((id) => pictures.find((picture) => picture.id === id) ?? [])
  const others = pictures.filter(({ id }) => !chosen.includes(id))
  const isOne = field.kind !== 'things'
  const shot = ({ id, label: said, image }: (typeof pictures)[number]) => (
    <label key={id}>
      {image && <Picture picture={image} sizes="8rem" alt="" />}
      <span>
        <input type={isOne ? 'radio' : 'checkbox'} name={name} value={id} defaultChecked={chosen.includes(id)} /> {said}
      </span>
    </label>
  )
  return (
    <fieldset className="part" id={`f-${name}`}>
      <legend>{label}</legend>
      {hint && <p className="hint full">{hint}</p>}
      <Fault scene={scene} name={name} />
      <div className="shots">
        {isOne && !field.isRequired && (
          <label>
            <span>
              <input type="radio" name={name} value="" defaultChecked={first.length === 0} /> {panelTexts.pictureNone}
            </span>
          </label>
        )}
        {first.map(shot)}
      </div>
      <details className="full">
        <summary className="more">{isOne ? panelTexts.pictureChoose : panelTexts.picturesChoose}</summary>
        <div className="shots">{others.map(shot)}</div>
      </details>
    </fieldset>
  )
}
