import { logoFields, logoLinks } from '#app/models/house/look-logos.ts'
import { decorOf, photoFile } from '#app/models/house/panel/field.ts'
import { isLookLogo, lookLogos } from '#app/models/site/worn/worn-look.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import { lookTexts as words } from '#app/texts/house/settings/look.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { RecordFormContext } from '../fields/form-context.ts'
import { ImagePicker } from '../fields/image-picker.tsx'
import { isSearched } from '../fields/search-choices.tsx'
import { acceptedPhotos } from '../fields/send-photo.tsx'
import type { FilledForm } from '../frame/posted.ts'
import type { LookDesk } from './look-view.ts'

/** The logo of each ground: from the library, or sent here. */
export function LookLogos({ desk, form }: { desk: LookDesk; form: FilledForm }) {
  const goods = useGoods()
  const entries = lookLogos.map(
    (name) => form.entries.findLast(([field]) => field === name) ?? ([name, desk.draft.look[name]] as const),
  )
  const ctx: RecordFormContext = {
    desk: { resource: 'look', links: logoLinks },
    links: desk.pictures.links,
    longLists: desk.pictures.longLists,
    entries: [...form.entries.filter(([name]) => !isLookLogo(name)), ...entries],
    faults: form.faults,
    sayOption: (_path, option) => option,
    sendPhoto: (name) => <SendLogo name={name} />,
  }
  return (
    <details className="part look-group" open={lookLogos.some((name) => form.faults[name] || isSearched(ctx, name))}>
      <summary>{words.logos}</summary>
      <p className="hint">{words.logosSay}</p>
      {logoFields.map((field) => (
        <ImagePicker
          key={field.name}
          ctx={ctx}
          field={field}
          name={field.name}
          label={optionText('logo', ['type'], field.name, goods)}
          hint={words.logoSays[field.name]}
        />
      ))}
    </details>
  )
}

/** A logo needs no words of its own: what is said in its place is the name of the house. */
function SendLogo({ name }: { name: string }) {
  const file = `${name}.${photoFile}`
  return (
    <div className="field">
      <label htmlFor={`f-${file}`}>{words.sendLogo}</label>
      <input id={`f-${file}`} type="file" name={file} accept={acceptedPhotos} className="input" aria-describedby={`h-${file}`} />
      <p className="hint" id={`h-${file}`}>
        {words.sendLogoSays}
      </p>
      <input type="hidden" name={decorOf(name)} value="oui" />
    </div>
  )
}
