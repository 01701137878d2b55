import { site } from '#app/texts/site/site.ts'

/** The band over the full width of the home page and of those on which wine is paid, in the words of the order of 17 October 2016. */
export function MinorsBand() {
  return (
    <aside className="minors" data-law="" aria-label={site.minorsLabel}>
      <div className="wrap">
        <b aria-hidden="true">{site.minorsSign}</b>
        <p>
          <strong>{site.minorsTitle}.</strong> {site.minors} <small>{site.minorsLaw}</small>
        </p>
      </div>
    </aside>
  )
}
