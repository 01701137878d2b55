import { href } from 'react-router'
import { ageTexts } from '#app/texts/site/age.ts'
import { AgeForm } from './age-form.tsx'

type Props = { asksBirthdate: boolean; topic: string; place: string }

/** The door of a site for adults: it stands before the page, which stays where it is for whoever reads without eyes. */
export function AgeGate({ asksBirthdate, topic, place }: Props) {
  return (
    <div className="age-gate">
      <section role="dialog" aria-modal="true" aria-labelledby="age-title">
        <h2 id="age-title">{ageTexts.title}</h2>
        <p>{[topic, ageTexts.lead].filter(Boolean).join(' ')}</p>
        <AgeForm asksBirthdate={asksBirthdate} place={place} />
        <p className="small">
          <a className="more" href={href('/legal-notice')} data-reload="">
            {ageTexts.terms}
          </a>
        </p>
      </section>
    </div>
  )
}
