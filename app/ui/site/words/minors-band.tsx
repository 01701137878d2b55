import { site } from '#app/texts/site/site.ts'

/** The band that the law wants over the full width of the home page of whoever sells alcohol. */
export function MinorsBand() {
  return (
    <aside className="minors" aria-label={site.minorsLabel}>
      <div className="wrap">
        <b aria-hidden="true">{site.minorsSign}</b>
        <p>
          <strong>{site.minorsTitle}</strong> {site.minors}
        </p>
      </div>
    </aside>
  )
}
