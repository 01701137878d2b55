import { href } from 'react-router'
import { consent } from '#app/texts/site/consent.ts'

/** Asks once, above the page and not over it; refusing is as near as accepting. */
export function ConsentBar({ place }: { place: string }) {
  return (
    <aside className="consent-bar" aria-label={consent.barLabel}>
      <form className="wrap" method="post" action={href('/cookies')}>
        <p>{consent.bar}</p>
        <input type="hidden" name="retour" value={place} />
        <div className="choices">
          <button type="submit" className="btn btn-small" name="choice" value="refused">
            {consent.refuse}
          </button>
          <button type="submit" className="btn btn-small" name="choice" value="given">
            {consent.accept}
          </button>
          <a className="more" href={href('/cookies')}>
            {consent.choose}
          </a>
        </div>
      </form>
    </aside>
  )
}
