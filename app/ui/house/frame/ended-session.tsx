import { workTexts } from '#app/texts/house/work.ts'
import { KeptField } from './kept-field.tsx'
import { ScreenTitle } from './screen-title.tsx'
import type { EndedSession as Ended } from './staff.ts'

/** For whoever sends a form after their session has ended: what they wrote waits until they have logged in again. */
export function EndedSession({ action, logIn, kept }: Ended) {
  return (
    <main className="alone" id="contenu">
      <ScreenTitle>{workTexts.endedTitle}</ScreenTitle>
      <p>{workTexts.endedSays}</p>
      <p className="actions">
        <a className="btn" href={logIn} target="_blank" rel="noopener">
          {workTexts.logIn}
        </a>
      </p>
      <form method="post" action={action}>
        {kept.map(([name, text]) => (
          <KeptField key={`${name}=${text}`} name={name} text={text} />
        ))}
        <button type="submit" className="btn btn-line">
          {workTexts.sendAgain}
        </button>
      </form>
    </main>
  )
}
