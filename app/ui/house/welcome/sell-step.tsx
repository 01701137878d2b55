import { href } from 'react-router'
import { firstCartons } from '#app/models/house/panel/welcome.ts'
import { manyOf } from '#app/texts/house/starter/goods.ts'
import { welcomeTexts as words } from '#app/texts/house/welcome.ts'
import type { StepProps } from './step-form.ts'
import { StepSettings } from './step-settings.tsx'
import { TypedField } from './typed-field.tsx'

/** How buyers pay, and what it costs to send a carton. */
export function SellStep({ screen, form }: StepProps) {
  return (
    <>
      <h2 className="full">{words.payment}</h2>
      <StepSettings screen={screen} form={form} />
      <p className="hint full">
        {words.cards}{' '}
        <a className="more" href={href('/admin/paiement')}>
          {words.cardsWhere}
        </a>
      </p>
      <h2 className="full">{words.carrier}</h2>
      <p className="hint full">{screen.carriers.length > 0 ? words.carrierNow(screen.carriers.join(', ')) : words.carrierSays}</p>
      <TypedField form={form} name="carrier" label={words.carrierName} />
      {firstCartons.map((bottles) => (
        <TypedField
          key={bottles}
          form={form}
          name={`carton-${bottles}`}
          label={words.carton(bottles, manyOf(screen.trade))}
          isNumber
        />
      ))}
    </>
  )
}
