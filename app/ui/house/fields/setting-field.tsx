import { parameterChoice } from '#app/texts/house/settings/parameter-choices.ts'
import { parameterLabel } from '#app/texts/house/settings/parameters.ts'
import { settingTexts } from '#app/texts/house/settings.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Advice } from './fault.tsx'
import type { Setting } from './settings-view.ts'

type Props = { setting: Setting; origin?: string; typed: string | undefined; fault: string | undefined; isLocked: boolean }

/** One parameter, asked for as its kind wants. */
export function SettingField({
  setting: { type, entry, value, opens, advice },
  origin = '',
  typed = value,
  fault,
  isLocked,
}: Props) {
  const goods = useGoods()
  const [label, says] = parameterLabel(type, goods)
  const id = `f-${type}`
  const hint = (
    <span className="hint" id={`h-${type}`}>
      {says} {opens && <code>{`${origin}${opens}`}</code>} {isLocked && settingTexts.guarded}
    </span>
  )
  if (entry.kind === 'BOOLEAN') {
    return (
      <label className="check full">
        <input type="hidden" name={type} value="false" />
        <input id={id} type="checkbox" name={type} value="true" defaultChecked={typed === 'true'} disabled={isLocked} />
        <span>
          {label} {hint}
        </span>
      </label>
    )
  }
  const control = {
    id,
    name: type,
    className: 'input',
    defaultValue: typed,
    disabled: isLocked,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': [`h-${type}`, advice && `a-${type}`, fault && `e-${type}`].filter(Boolean).join(' '),
  }
  return (
    <div className={entry.kind === 'TEXT' ? 'field full' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <Control type={type} entry={entry} control={control} />
      {hint}
      <Advice says={advice} name={type} />
      {fault && (
        <p className="field-fault" id={`e-${type}`}>
          {fault}
        </p>
      )}
    </div>
  )
}

type ControlProps = {
  type: Setting['type']
  entry: Setting['entry']
  control: { id: string; name: string; className: string; defaultValue: string; 'aria-invalid'?: boolean | undefined }
}

/** A colour is picked; whoever has its code opens the field for it, which then counts. */
function Colour({ control }: Pick<ControlProps, 'control'>) {
  const { defaultValue } = control
  const isKnown = /^#[0-9a-f]{6}$/i.test(defaultValue)
  const isPicked = defaultValue !== ''
  return (
    <div className="colour-field">
      {isPicked && <input {...control} type="color" className="input swatch" defaultValue={isKnown ? defaultValue : '#000000'} />}
      <details open={control['aria-invalid']}>
        <summary className="more">{settingTexts.colourCode}</summary>
        <input
          {...control}
          id={isPicked ? `${control.id}-code` : control.id}
          type="text"
          autoComplete="off"
          aria-label={isPicked ? settingTexts.colourCode : undefined}
          placeholder={settingTexts.colourExample}
          defaultValue={isKnown ? '' : defaultValue}
        />
      </details>
    </div>
  )
}

function Control({ type, entry, control }: ControlProps) {
  const goods = useGoods()
  if (entry.form === 'colour') return <Colour control={control} />
  if (entry.choices) {
    return (
      <select {...control}>
        {entry.choices.map((choice) => (
          <option key={choice} value={choice}>
            {parameterChoice(type, choice, goods)}
          </option>
        ))}
      </select>
    )
  }
  if (entry.kind === 'TEXT') return <textarea {...control} rows={6} />
  return <input {...control} type="text" inputMode={entry.kind === 'NUMBER' ? 'decimal' : undefined} autoComplete="off" />
}
