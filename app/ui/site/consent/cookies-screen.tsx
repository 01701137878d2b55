import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import type { Purpose } from '#app/models/site/settings/consent.ts'
import { consent, purposeTexts } from '#app/texts/site/consent.ts'

export type ConsentSetup = Answer<Contract['getConsentSetup']>

type Props = { setup: ConsentSetup; accepted: Purpose[] | undefined; proof: string | undefined; fault: string | undefined }

/** The page of choices; its forms load a document, for what a page may load is settled when it comes. */
export function CookiesScreen({ setup, accepted, proof, fault }: Props) {
  return (
    <section className="wrap py-section cookie-choices">
      <h1>{consent.title}</h1>
      <p className="lead">{consent.lead}</p>
      {setup.purposes.length === 0 ? <p>{consent.none}</p> : <Choices setup={setup} accepted={accepted} fault={fault} />}
      <p className="small">
        {consent.kept(setup.months)} {accepted && proof && consent.proof(proof)}
      </p>
      <p>
        <a className="more" href={href('/cookie-policy')}>
          {consent.policy}
        </a>
      </p>
    </section>
  )
}

function Choices({ setup, accepted, fault }: Omit<Props, 'proof'>) {
  return (
    <>
      <p>{sayChoice(setup, accepted)}</p>
      <form method="post" action={href('/cookies')} className="choices" aria-describedby={fault && 'fault'}>
        <button type="submit" className="btn" name="choice" value="refused">
          {consent.refuse}
        </button>
        <button type="submit" className="btn" name="choice" value="given">
          {consent.accept}
        </button>
        {fault && (
          <p id="fault" className="fault" role="alert">
            {fault}
          </p>
        )}
      </form>
      <Purposes setup={setup} accepted={accepted ?? []} />
    </>
  )
}

function Purposes({ setup, accepted }: { setup: ConsentSetup; accepted: Purpose[] }) {
  return (
    <form method="post" action={href('/cookies')} className="purposes">
      <fieldset>
        <legend>{consent.details}</legend>
        {setup.purposes.map(({ purpose, services }) => (
          <div className="purpose" key={purpose}>
            <input
              id={`purpose-${purpose}`}
              type="checkbox"
              name="purpose"
              value={purpose}
              defaultChecked={accepted.includes(purpose)}
              aria-describedby={`says-${purpose}`}
            />
            <div>
              <label htmlFor={`purpose-${purpose}`}>{purposeTexts[purpose].label}</label>
              <p id={`says-${purpose}`} className="small">
                {purposeTexts[purpose].says} {consent.services(services)}
              </p>
            </div>
          </div>
        ))}
      </fieldset>
      <button type="submit" className="btn btn-line" name="choice" value="chosen">
        {consent.save}
      </button>
    </form>
  )
}

function sayChoice({ purposes }: ConsentSetup, accepted: Purpose[] | undefined): string {
  if (!accepted) return consent.unknown
  const labels = purposes.filter(({ purpose }) => accepted.includes(purpose)).map(({ purpose }) => purposeTexts[purpose].label)
  if (labels.length === 0) return consent.refused
  return labels.length === purposes.length ? consent.given : consent.some(labels)
}
