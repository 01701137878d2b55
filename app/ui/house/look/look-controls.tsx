import { byEnter } from '#app/models/house/panel/search-choices.ts'
import type { OwnColours } from '#app/models/site/look/colour-palette.ts'
import { type ReadyPair, readyPairs } from '#app/models/site/look/families.ts'
import { colourFields, directionPalette, type ReadyPalette, readyPalettes } from '#app/models/site/worn/ready-palettes.ts'
import { lookTexts as words } from '#app/texts/house/settings/look.ts'
import { parameterLabel } from '#app/texts/house/settings/parameters.ts'
import { welcomeTexts } from '#app/texts/house/welcome.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { SettingField } from '../fields/setting-field.tsx'
import type { Setting } from '../fields/settings-view.ts'
import type { FilledForm } from '../frame/posted.ts'
import { DirectionChoice } from '../welcome/direction-choice.tsx'
import { TypedField } from '../welcome/typed-field.tsx'
import { LookLogos } from './look-logos.tsx'
import type { LookDesk } from './look-view.ts'

/** The form of a picture stands beside that of all else, for it goes elsewhere. */
export const photoForm = 'look-photo'

type Props = { desk: LookDesk; form: FilledForm }

/** All that a look is made of; each choice is a draft until the look is published. */
export function LookControls({ desk, form }: Props) {
  const { draft, letters } = desk
  return (
    <>
      <input type="hidden" name="vu" value={draft.hash} />
      <button type="submit" name={byEnter} value="oui" className="told" tabIndex={-1} aria-hidden="true" />
      <DirectionChoice value={typedIn(form, 'ART_DIRECTION') ?? draft.look.ART_DIRECTION} />
      <Fault form={form} name="ART_DIRECTION" />
      <Colours desk={desk} form={form} />
      <fieldset className="look-group">
        <legend>{words.letters}</legend>
        <div className="look-palettes">
          {Object.entries(readyPairs).map(([name, { title, text }]) => (
            <button key={name} type="submit" name="accord" value={name} className="look-palette">
              <b>{words.pairs[name as ReadyPair]}</b>
              {words.pairOf(title, text)}
            </button>
          ))}
        </div>
        <TypedField
          form={form}
          name="FONT_TITLE"
          label={welcomeTexts.titleFont}
          value={draft.look.FONT_TITLE}
          options={letters.FONT_TITLE}
        />
        <TypedField
          form={form}
          name="FONT_CONTENT"
          label={welcomeTexts.textFont}
          value={draft.look.FONT_CONTENT}
          options={letters.FONT_CONTENT}
        />
      </fieldset>
      <Settings title={words.parts} settings={desk.parts} form={form} />
      <LookLogos desk={desk} form={form} />
      <Settings title={words.menu} settings={desk.menu} form={form} />
      <Settings title={words.shop} settings={desk.shop} form={form} />
      <p className="actions look-save">
        <button type="submit" className="btn btn-line">
          {words.save}
        </button>
      </p>
    </>
  )
}

/** What was typed into a field when the form was sent, if it was. */
function typedIn({ entries }: FilledForm, name: string): string | undefined {
  return entries.findLast(([field]) => field === name)?.[1]
}

function Colours({ desk: { colours }, form }: Props) {
  const goods = useGoods()
  const roles = Object.keys(colourFields) as (keyof OwnColours)[]
  return (
    <fieldset className="look-group">
      <legend>{words.colours}</legend>
      <div className="look-palettes">
        {Object.entries(readyPalettes).map(([name, palette]) => (
          <PaletteButton key={name} name={name} label={words.palettes[name as ReadyPalette]} palette={palette} />
        ))}
      </div>
      <p>
        <button type="submit" className="btn btn-line" name="palette" value={directionPalette}>
          {words.ofDirection}
        </button>
      </p>
      <p className="field">
        <label htmlFor="look-image">{words.ofPicture}</label>
        <input
          id="look-image"
          type="file"
          name="image"
          accept="image/*"
          className="input"
          form={photoForm}
          required
          aria-invalid={form.faults.image ? true : undefined}
          aria-describedby={form.faults.image ? 'h-image e-image' : 'h-image'}
        />
        <Fault form={form} name="image" />
        <span className="hint" id="h-image">
          {words.pictureSays}
        </span>
        <button type="submit" className="btn btn-line look-save" form={photoForm}>
          {words.takeColours}
        </button>
      </p>
      <div className="look-colours" data-live="">
        {roles.map((role) => {
          const name = colourFields[role]
          const fault = form.faults[name]
          return (
            <p className="field" key={name}>
              <label htmlFor={`f-${name}`}>{parameterLabel(name, goods)[0]}</label>
              <input
                id={`f-${name}`}
                name={name}
                type="color"
                className="input swatch"
                defaultValue={(!fault && typedIn(form, name)) || colours[role]}
                aria-invalid={fault ? true : undefined}
                aria-describedby={fault ? `e-${name}` : undefined}
              />
              <Fault form={form} name={name} />
            </p>
          )
        })}
      </div>
      <p className="hint">{words.coloursSay}</p>
    </fieldset>
  )
}

type PaletteProps = { name: string; label: string; palette: OwnColours }

/** Drawn, not styled: the panel allows no style of its own making. */
function PaletteButton({ name, label, palette }: PaletteProps) {
  return (
    <button type="submit" name="palette" value={name} className="look-palette">
      <svg viewBox="0 0 64 36" aria-hidden="true">
        <rect width="64" height="36" fill={palette.paper} />
        <rect width="26" height="36" fill={palette.primary} />
        <circle cx="26" cy="18" r="10" fill={palette.accent} />
        <path d="M44 13h14M44 19h14M44 25h9" stroke={palette.ink} strokeWidth="2.5" />
      </svg>
      {label}
    </button>
  )
}

function Settings({ title, settings, form }: { title: string; settings: Setting[]; form: FilledForm }) {
  const isFaulty = settings.some(({ type }) => form.faults[type])
  return (
    <details className="part look-group" open={isFaulty}>
      <summary>{title}</summary>
      {settings.map((setting) => (
        <SettingField
          key={setting.type}
          setting={setting}
          typed={typedIn(form, setting.type)}
          fault={form.faults[setting.type]}
          isLocked={false}
        />
      ))}
    </details>
  )
}

function Fault({ form, name }: { form: FilledForm; name: string }) {
  const says = form.faults[name]
  if (!says) return null
  return (
    <span className="field-fault" id={`e-${name}`}>
      {says}
    </span>
  )
}
