import { href } from 'react-router'
import { claimKinds } from '#app/models/claim.ts'
import type { FormState } from '#app/services/account-form.server.ts'
import type { ClaimView } from '#app/services/claim.server.ts'
import { claimNames, claimTexts as words } from '#app/texts/claim.ts'
import { PlainForm } from '../plain-form/plain-form.tsx'
import { PlainScreen } from '../plain-form/plain-screen.tsx'
import { ClaimField } from './claim-field.tsx'

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

function Telling({ view: { token, until, key }, state }: Props) {
  const action = href('/suivi/:token/signaler', { token })
  return (
    <>
      <p className="note">
        {words.rules} {until && words.until(until)}
      </p>
      <PlainForm name="signaler" action={action} submit={words.submit} state={state} labels={labels} withFiles>
        <input type="hidden" name="cle" value={state?.values.cle ?? key} />
        <ClaimField name="souci" label={words.kind}>
          {(drawn) => (
            <select {...drawn} defaultValue={state?.values.souci ?? ''} required>
              <option value="">{words.choose}</option>
              {claimKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {claimNames[kind]}
                </option>
              ))}
            </select>
          )}
        </ClaimField>
        <ClaimField name="recit" label={words.message} hint={words.messageHint}>
          {(drawn) => <textarea {...drawn} defaultValue={state?.values.recit} maxLength={3000} required />}
        </ClaimField>
        <ClaimField name="photos" label={words.photos} hint={words.photosHint}>
          {(drawn) => <input {...drawn} type="file" accept="image/*" multiple />}
        </ClaimField>
      </PlainForm>
    </>
  )
}
