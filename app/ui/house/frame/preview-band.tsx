import { toParisTime } from '#app/models/platform/time/paris-time.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'

/** Says above a preview what it is, for whom and until when. */
export function PreviewBand({ path, expiresAt }: { path: string; expiresAt: string }) {
  return (
    <section className="block ground-sand">
      <div className="wrap">
        <p>{draftTexts.previewTold(toParisTime(expiresAt).slice(11))}</p>
        <p>
          <a className="more" href={`${path}/blocs`} data-reload="">
            {draftTexts.back}
          </a>
        </p>
      </div>
    </section>
  )
}
