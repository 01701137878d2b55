import { href } from 'react-router'
import { ageTexts } from '#app/texts/site/age.ts'

type Props = { asksBirthdate: boolean; place: string; told?: { fault: string; birthdate: string } | undefined }

/** A declaration, or the date that proves it. */
export function AgeForm({ asksBirthdate, place, told }: Props) {
  const about = ['age-hint', told && 'age-fault'].filter(Boolean).join(' ')
  return (
    <form className="age-form" method="post" action={href('/age')}>
      <input type="hidden" name="retour" value={place} />
      {asksBirthdate && (
        <div className="field">
          <label htmlFor="age-birthdate">{ageTexts.birthdate}</label>
          <input
            id="age-birthdate"
            className="input"
            type="date"
            name="birthdate"
            required
            autoComplete="bday"
            defaultValue={told?.birthdate}
            aria-invalid={told ? true : undefined}
            aria-describedby={about}
          />
          <p id="age-hint" className="hint">
            {ageTexts.hint}
          </p>
        </div>
      )}
      {told && (
        <p id="age-fault" className="field-fault" role="alert">
          {told.fault}
        </p>
      )}
      <div className="choices">
        <button type="submit" className="btn" name="choice" value="adult">
          {asksBirthdate ? ageTexts.enter : ageTexts.adult}
        </button>
        {!asksBirthdate && (
          <button type="submit" className="btn btn-line" name="choice" value="minor">
            {ageTexts.minor}
          </button>
        )}
      </div>
    </form>
  )
}
