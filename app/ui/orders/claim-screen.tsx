import { claimKinds } from '#app/models/claim.ts'
import type { ClaimView } from '#app/services/claim.server.ts'
import { claimNames, claimTexts as words } from '#app/texts/claim.ts'
import { PlainForm } from '../plain-form/plain-form.tsx'
import { PlainScreen } from '../plain-form/plain-screen.tsx'
import { ClaimField } from './claim-field.tsx'

const labels = { souci: words.kind, recit: words.message, photos: words.photos }

/** Where a buyer tells what went wrong. */
export function ClaimScreen({ view }: { view: ClaimView }) {
  const { path, reference, isEarly } = view
  return (
    <PlainScreen title={words.title} lead={isEarly ? words.early : words.lead(reference)}>
      {isEarly ? (
        <p>
          <a className="more" href="/contact">
            {words.contact}
          </a>
        </p>
      ) : (
        <Telling view={view} />
      )}
      <p>
        <a className="more" href={path} data-reload="">
          {words.back}
        </a>
      </p>
    </PlainScreen>
  )
}

function Telling({ view: { path, until, key, state } }: { view: ClaimView }) {
  return (
    <>
      <p className="note">
        {words.rules} {until && words.until(until)}
      </p>
      <PlainForm name="signaler" action={`${path}/signaler`} submit={words.submit} state={state} labels={labels} withFiles>
        <input type="hidden" name="cle" value={key} />
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
