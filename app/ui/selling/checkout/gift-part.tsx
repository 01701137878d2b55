import { longestCard } from '#app/models/selling/cart/gift.ts'
import { giftTexts as words } from '#app/texts/selling/gift.ts'
import { Field } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { TextArea } from '../../platform/forms/text-area.tsx'
import type { DeliveryView } from './delivery-step-view.ts'

type Props = { view: Pick<DeliveryView, 'gift' | 'wrapping'>; state: FormState | undefined }

/** What makes an order a gift; all of it waits until the box is ticked, where a style can see that. */
export function GiftPart({ view: { gift, wrapping }, state }: Props) {
  return (
    <fieldset className="full picks">
      <legend className="sr-only">{words.title}</legend>
      <div className="pick">
        <label className="pick-row">
          <input type="checkbox" name="cadeau" value="on" defaultChecked={state ? isTicked(state, 'cadeau') : gift !== null} />
          <span>
            <b>{words.check}</b>
            <span className="hint">{words.says}</span>
          </span>
        </label>
        <div className="pick-more">
          <div className="form">
            <TextArea
              name="carte"
              label={words.card}
              hint={words.cardHint(longestCard)}
              isHintFirst
              defaultValue={gift?.card ?? ''}
              isOptional
            />
            {wrapping !== null && (
              <div className="full">
                <label className="check">
                  <input
                    type="checkbox"
                    name="emballage"
                    value="on"
                    defaultChecked={state ? isTicked(state, 'emballage') : gift?.isWrapped === true}
                  />
                  <span>{wrapping}</span>
                </label>
              </div>
            )}
            <Field name="jour" label={words.day} hint={words.dayHint} type="date" defaultValue={gift?.day ?? ''} isOptional />
          </div>
        </div>
      </div>
    </fieldset>
  )
}

function isTicked({ values }: FormState, name: string): boolean {
  return values[name] === 'on'
}
