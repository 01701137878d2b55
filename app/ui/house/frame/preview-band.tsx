import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { toParisTime } from '#app/models/platform/time/paris-time.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'

/** Says above a preview what it is, for whom and until when. */
export function PreviewBand({ idPage, expiresAt }: Pick<Answer<Contract['getPagePreview']>, 'idPage' | 'expiresAt'>) {
  return (
    <section className="block ground-sand">
      <div className="wrap">
        <p>{draftTexts.previewTold(toParisTime(expiresAt).slice(11))}</p>
        <p>
          <a className="more" href={href('/admin/:desk/:id/blocs', { desk: 'pages', id: idPage })} data-reload="">
            {draftTexts.back}
          </a>
        </p>
      </div>
    </section>
  )
}
