import type { ReactNode } from 'react'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { mediaTexts } from '#app/texts/house/media.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { Picture } from '../../platform/picture/picture.tsx'
import { Fault } from './fault.tsx'
import type { RecordFormContext } from './form-context.ts'
import { isSearched, SearchChoices } from './search-choices.tsx'
import { SendPhoto } from './send-photo.tsx'

type Props = { ctx: RecordFormContext; field: PanelField; name: string; label: string; hint?: string | undefined }

/** A picture of the site's, or several: the chosen ones in sight, a photo that is sent now, the others under a fold. */
export function ImagePicker({ ctx, field, name, label, hint }: Props) {
  const pictures = ctx.links.get('image') ?? []
  const chosen = ctx.entries.flatMap(([key, text]) => (key === name && text !== '' ? [text] : []))
  const first = chosen.flatMap((id) => pictures.find((picture) => picture.id === id) ?? [])
  const isMany = field.kind === 'things'
  return (
    <fieldset className="part" id={`f-${name}`}>
      <legend>{label}</legend>
      {hint && <p className="hint full">{hint}</p>}
      <Fault ctx={ctx} name={name} />
      {isInRow(name) ? (
        <>
          <InRow key={pictures.length} name={name} first={first} pictures={pictures} />
          <SearchChoices ctx={ctx} name={name} label={label} link="image" />
        </>
      ) : (
        <Gallery
          key={pictures.length}
          name={name}
          chosen={chosen}
          first={first}
          pictures={pictures}
          isMany={isMany}
          mayBeNone={!field.isRequired}
          isOpen={isSearched(ctx, name)}
          search={<SearchChoices ctx={ctx} name={name} label={label} link="image" />}
        />
      )}
      {ctx.sendPhoto ? ctx.sendPhoto(name) : <SendPhoto ctx={ctx} name={name} isMany={isMany} />}
    </fieldset>
  )
}

type Shot = NonNullable<ReturnType<RecordFormContext['links']['get']>>[number]
type GalleryProps = {
  name: string
  chosen: readonly string[]
  first: readonly Shot[]
  pictures: readonly Shot[]
  isMany: boolean
  mayBeNone: boolean
  /** What was found is in sight. */
  isOpen: boolean
  search: ReactNode
}

function Gallery({ name, chosen, first, pictures, isMany, mayBeNone, isOpen, search }: GalleryProps) {
  const others = pictures.filter(({ id }) => !chosen.includes(id))
  const shot = ({ id, label: said, image }: Shot) => (
    <label key={id}>
      {image && <Picture picture={image} sizes="8rem" alt="" />}
      <span>
        <input type={isMany ? 'checkbox' : 'radio'} name={name} value={id} defaultChecked={chosen.includes(id)} /> {said}
      </span>
    </label>
  )
  return (
    <>
      <div className="shots">
        {!isMany && mayBeNone && (
          <label>
            <span>
              <input type="radio" name={name} value="" defaultChecked={first.length === 0} /> {panelTexts.pictureNone}
            </span>
          </label>
        )}
        {first.map(shot)}
      </div>
      <details className="full" open={isOpen}>
        <summary className="more">{isMany ? panelTexts.picturesChoose : panelTexts.pictureChoose}</summary>
        <div className="shots">{others.map(shot)}</div>
        {search}
      </details>
    </>
  )
}

/** Many rows that each showed the whole library would be a page of many thousand pictures: there it is chosen by name. */
function InRow({ name, first: [chosen], pictures }: Pick<GalleryProps, 'name' | 'first' | 'pictures'>) {
  return (
    <div className="field">
      {chosen?.image && <Picture picture={chosen.image} sizes="8rem" alt="" />}
      <label htmlFor={`c-${name}`}>{mediaTexts.fromLibrary}</label>
      <select id={`c-${name}`} name={name} className="input" defaultValue={chosen?.id ?? ''}>
        <option value="">{panelTexts.pictureNone}</option>
        {pictures.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

function isInRow(name: string): boolean {
  return /\.\d+\./.test(name)
}
