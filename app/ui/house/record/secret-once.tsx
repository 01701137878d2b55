import { secretOnceTexts } from '#app/texts/house/fields/people.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'

/** A secret that is told this one time. */
export function SecretOnce({ secret, says, back }: { secret: string; says: string; back: string }) {
  return (
    <>
      <ScreenTitle>{secretOnceTexts.title}</ScreenTitle>
      <section className="sheet" aria-label={secretOnceTexts.title}>
        <p>{says}</p>
        <p className="field">
          <label htmlFor="secret">{secretOnceTexts.label}</label>
          <input id="secret" className="input" readOnly defaultValue={secret} autoComplete="off" spellCheck={false} />
        </p>
        <p className="actions">
          <a className="btn" href={back}>
            {secretOnceTexts.done}
          </a>
        </p>
      </section>
    </>
  )
}
