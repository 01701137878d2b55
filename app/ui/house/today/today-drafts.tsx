import { href } from 'react-router'
import { writtenPlaces } from '#app/models/content/written-kind.ts'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import type { Today } from './today-view.ts'

const mostDrafts = 10

/** Pages and articles that are written and not on the site yet. */
export function Drafts({ drafts }: Pick<Today, 'drafts'>) {
  if (drafts.length === 0) return null
  return (
    <div className="note">
      <p>{draftTexts.waiting(drafts.length)}</p>
      <ul>
        {drafts.slice(0, mostDrafts).map(({ kind, idRecord, title, publishAt }) => (
          <li key={idRecord}>
            <a className="more" href={href('/admin/:desk/:id/blocs', { desk: writtenPlaces[kind], id: idRecord })}>
              {title}
            </a>{' '}
            {publishAt && draftTexts.scheduled(sayLongMoment(publishAt))}
          </li>
        ))}
      </ul>
    </div>
  )
}
