import { href } from 'react-router'
import { claimKinds } from '#app/models/selling/after/claim.ts'
import { claimNames, claimTexts as words } from '#app/texts/selling/claim.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Choice } from '../../platform/forms/choice.tsx'
import { FieldPart } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PlainForm } from '../../platform/forms/plain-form.tsx'
import { PlainScreen } from '../../platform/forms/plain-screen.tsx'
import { TextArea } from '../../platform/forms/text-area.tsx'

/** Where a buyer tells what went wrong with an order. */
export type ClaimView = {
  token: string
  reference: string
  /** Nothing has left the house: there is nothing to tell of yet. */
  isEarly: boolean
  /** Until when the carrier has to be told, where the house knows of the reception. */
  until: string | undefined
  /** What they come to tell of, where the way here says it. */
  kind: string
  key: string
}

const claimOptions = Object.fromEntries(claimKinds.map((kind) => [kind, claimNames[kind]]))
const labels = { souci: words.kind, recit: words.message, photos: words.photos }

type Props = { view: ClaimView; state: FormState | undefined }

/** Where a buyer tells what went wrong. */
export function ClaimScreen({ view, state }: Props) {
  const { token, reference, isEarly } = view
  return (
    <PlainScreen title={words.title} lead={isEarly ? words.early : words.lead(reference)}>
      {isEarly ? (
        <p>
          <a className="more" href={href('/contact')}>
            {words.contact}
          </a>
        </p>
      ) : (
        <Telling view={view} state={state} />
      )}
      <p>
        <a className="more" href={href('/suivi/:token', { token })} data-reload="">
          {words.back}
        </a>
      </p>
    </PlainScreen>
  )
}

function Telling({ view: { token, until, kind, key }, state }: Props) {
  const action = href('/suivi/:token/signaler', { token })
  const goods = useGoods()
  return (
    <>
      <p className="note">
        {words.rules(goods)} {until && words.until(until)}
      </p>
      <PlainForm name="signaler" action={action} submit={words.submit} state={state} labels={labels} withFiles>
        <input type="hidden" name="cle" value={state?.values.cle ?? key} />
        <Choice name="souci" label={words.kind} empty={words.choose} options={claimOptions} defaultValue={kind} isFull />
        <TextArea name="recit" label={words.message} hint={words.messageHint(goods)} maxLength={3000} />
        <FieldPart name="photos" label={words.photos} hint={words.photosHint(goods)} isFull>
          {(drawn) => <input {...drawn} type="file" accept="image/*" multiple />}
        </FieldPart>
      </PlainForm>
    </>
  )
}
