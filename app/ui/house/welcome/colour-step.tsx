import { type FontFamily, fontFamilies } from '#app/models/site/look/font.ts'
import { coloursOf } from '#app/models/site/worn/direction.ts'
import { parameterLabel } from '#app/texts/house/settings/parameters.ts'
import { welcomeTexts as words } from '#app/texts/house/welcome.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { DirectionChoice } from './direction-choice.tsx'
import type { StepProps } from './step-form.ts'
import { TypedField } from './typed-field.tsx'

const hex = /^#[0-9a-f]{6}$/i
const fonts = Object.entries(words.fonts)

/** Colours and letters, with a small page that wears them. */
export function ColourStep({ screen, form }: StepProps) {
  const goods = useGoods()
  const typed = new Map(form.entries)
  const values = screen.settings.map(({ type, value }) => ({ type, value: typed.get(type) ?? value }))
  const colours = values.filter(({ type }) => type !== 'ART_DIRECTION')
  const direction = values.find(({ type }) => type === 'ART_DIRECTION')?.value ?? ''
  const of = (name: string) => colours.find(({ type, value }) => type === name && hex.test(value))?.value ?? '#000000'
  const worn = coloursOf({
    ART_DIRECTION: direction,
    PRIMARY_COLOR: of('PRIMARY_COLOR'),
    ACCENT_COLOR: of('ACCENT_COLOR'),
    PAPER_COLOR: of('PAPER_COLOR'),
    INK_COLOR: of('INK_COLOR'),
  })
  const family = (type: 'TITLE' | 'CONTENT') => (typed.get(`font-${type}`) ?? screen.fonts[type]) as FontFamily
  return (
    <>
      <DirectionChoice value={direction} />
      <p className="hint full">{words.ownLook}</p>
      {colours.map(({ type, value }) => (
        <p className="field" key={type}>
          <label htmlFor={`f-${type}`}>{parameterLabel(type, goods)[0]}</label>
          <input
            id={`f-${type}`}
            name={type}
            type="color"
            className="input swatch"
            defaultValue={hex.test(value) ? value : '#000000'}
            aria-invalid={form.faults[type] ? true : undefined}
            aria-describedby={form.faults[type] ? `e-${type}` : undefined}
          />
          {form.faults[type] && (
            <span className="field-fault" id={`e-${type}`}>
              {form.faults[type]}
            </span>
          )}
        </p>
      ))}
      <TypedField form={form} name="font-TITLE" label={words.titleFont} value={screen.fonts.TITLE} options={fonts} />
      <TypedField form={form} name="font-CONTENT" label={words.textFont} value={screen.fonts.CONTENT} options={fonts} />
      <figure className="full">
        <Sample {...worn} title={fontFamilies[family('TITLE')]} text={fontFamilies[family('CONTENT')]} />
        <figcaption className="hint">{words.preview}</figcaption>
      </figure>
      <p className="actions">
        <button type="submit" className="btn btn-line" name="acte" value="voir">
          {words.look}
        </button>
      </p>
    </>
  )
}

type Colours = { paper: string; ink: string; accent: string; primary: string; title: string; text: string }

/** Drawn, not styled: the panel allows no style of its own making. */
function Sample({ paper, ink, accent, primary, title, text }: Colours) {
  const goods = useGoods()
  const sample = words.sample(goods)
  return (
    <svg viewBox="0 0 480 200" role="img" aria-label={words.preview} className="sample">
      <rect width="480" height="200" fill={paper} />
      <rect width="480" height="44" fill={primary} />
      <text x="24" y="98" fill={accent} fontFamily={title} fontSize="30" fontWeight="600">
        {sample.title}
      </text>
      <text x="24" y="128" fill={ink} fontFamily={text} fontSize="17">
        {sample.text}
      </text>
      <rect x="24" y="146" width="150" height="36" rx="4" fill={accent} />
      <text x="99" y="170" fill={paper} fontFamily={text} fontSize="16" textAnchor="middle">
        {sample.button}
      </text>
    </svg>
  )
}
