import { href } from 'react-router'
import { ageTexts } from '#app/texts/site/age.ts'
import { AgeForm } from './age-form.tsx'

/** What a visitor has told of their age: of age, not yet, or something that cannot be. */
export type AgeAnswer = { is: 'adult' } | { is: 'minor' } | { is: 'unclear'; fault: string; birthdate: string }

type Props = { asksBirthdate: boolean; topic: string; place: string; told: AgeAnswer | undefined }

/** The page of the door: its form, or a kind word to whoever is too young. */
export function AgeScreen({ asksBirthdate, topic, place, told }: Props) {
  return (
    <section className="wrap py-section age-page">
      {told?.is === 'minor' ? (
        <>
          <h1>{ageTexts.refusedTitle}</h1>
          <p className="lead">{ageTexts.refused}</p>
          <p>
            <a className="more" href={href('/age')} data-reload="">
              {ageTexts.again}
            </a>
          </p>
        </>
      ) : (
        <>
          <h1>{ageTexts.title}</h1>
          <p className="lead">{[topic, ageTexts.lead].filter(Boolean).join(' ')}</p>
          <AgeForm asksBirthdate={asksBirthdate} place={place} told={told?.is === 'unclear' ? told : undefined} />
        </>
      )}
    </section>
  )
}
