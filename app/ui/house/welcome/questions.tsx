import { splitHours } from '#app/models/house/hours/typed-hours.ts'
import { photosIn } from '#app/models/house/starter/read-answers.ts'
import { townOf } from '#app/models/house/starter/sentence.ts'
import { openingHours } from '#app/models/site/settings/parameter-list-company.ts'
import { tradeNames } from '#app/texts/house/settings/parameter-choices.ts'
import { starterTexts as words } from '#app/texts/house/starter/starter.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { DayHours } from '../hours/day-hours.tsx'
import { DirectionChoice } from './direction-choice.tsx'
import type { StepProps } from './step-form.ts'
import { TypedField } from './typed-field.tsx'

const trades = Object.entries(tradeNames)
const visits = Object.entries(words.visitWays)
const shipping = Object.entries(words.shippingWays)

/** The eight questions, with what the site knows already. */
export function Questions({ screen, form }: StepProps) {
  const goods = useGoods()
  const known = (type: string) => screen.settings.find((setting) => setting.type === type)?.value ?? ''
  const typed = (type: string) => form.entries.find(([name]) => name === type)?.[1] ?? known(type)
  const photos = photosIn(form.entries)
  return (
    <>
      <p className="hint full">{words.free}</p>
      <h2 className="full">{words.ask.name}</h2>
      <TypedField form={form} name="COMPANY_NAME" label={words.name} value={known('COMPANY_NAME')} />
      <h2 className="full">{words.ask.place}</h2>
      <TypedField form={form} name="place" label={words.place} hint={words.placeHint} value={townOf(known('COMPANY_ADDRESS'))} />
      <h2 className="full">{words.ask.trade}</h2>
      <TypedField form={form} name="TRADE" label={words.trade} options={trades} value={known('TRADE')} />
      <TypedField form={form} name="craft" label={words.craft} hint={words.craftHint} />
      <h2 className="full">{words.ask.look}</h2>
      <DirectionChoice value={typed('ART_DIRECTION')} />
      <p className="field">
        <label htmlFor="f-ACCENT_COLOR">{words.accent}</label>
        <input
          id="f-ACCENT_COLOR"
          name="ACCENT_COLOR"
          type="color"
          className="input swatch"
          defaultValue={typed('ACCENT_COLOR')}
        />
      </p>
      <Photos photos={photos} fault={form.faults.images} />
      <h2 className="full">{words.ask.opening}</h2>
      <Opening screen={screen} form={form} />
      <h2 className="full">{words.ask.visits}</h2>
      <TypedField form={form} name="visits" label={words.visits} options={visits} />
      <TypedField form={form} name="visitsHow" label={words.visitsHow} hint={words.visitsHowHint(goods)} />
      <h2 className="full">{words.ask.shipping}</h2>
      <TypedField form={form} name="shipping" label={words.shipping} options={shipping} />
      <h2 className="full">{words.ask.story}</h2>
      <TypedField form={form} name="story" label={words.story} hint={words.storyHint(goods)} />
    </>
  )
}

function Photos({ photos, fault }: { photos: string[]; fault: string | undefined }) {
  return (
    <div className="field full">
      <label htmlFor="images">{words.photos}</label>
      {photos.map((id) => (
        <input key={id} type="hidden" name="photo" value={id} />
      ))}
      <input
        id="images"
        type="file"
        name="images"
        accept="image/*"
        multiple
        className="input"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'h-images e-images' : 'h-images'}
      />
      <span className="hint" id="h-images">
        {photos.length > 0 && words.photosKept(photos.length)} {words.photosHint}
      </span>
      {fault && (
        <p className="field-fault" id="e-images">
          {fault}
        </p>
      )}
    </div>
  )
}

/** Days that have the same hours; where they differ already, they are left to the settings. */
function Opening({ screen: { settings }, form }: StepProps) {
  const week = openingHours.map((type) => settings.find((setting) => setting.type === type)?.value ?? '')
  const [common = '', ...others] = [...new Set(week.filter(Boolean))]
  const hasOwn = common !== ''
  const isSame = hasOwn && others.length === 0
  const isNew = form.entries.length === 0
  const ticked = (day: number) =>
    isNew ? isSame && week[day] === common : form.entries.some(([name, value]) => name === 'day' && value === String(day))
  return (
    <>
      {hasOwn && <p className="hint full">{words.hoursKnown}</p>}
      <fieldset className="part choices-part" aria-describedby={form.faults.day ? 'e-day' : undefined}>
        <legend>{words.days}</legend>
        {words.dayNames.map((name, day) => (
          <label key={name} className="check">
            <input type="checkbox" name="day" value={day} defaultChecked={ticked(day)} />
            <span>{name}</span>
          </label>
        ))}
        {form.faults.day && (
          <p className="field-fault" id="e-day">
            {form.faults.day}
          </p>
        )}
      </fieldset>
      <fieldset className="part hours">
        <legend>{words.hours}</legend>
        <DayHours name="hours" label={words.hours} kept={splitHours(isSame ? common : '')} {...form} />
      </fieldset>
    </>
  )
}
