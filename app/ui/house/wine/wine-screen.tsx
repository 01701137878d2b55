import { href } from 'react-router'
import { deskText } from '#app/texts/house/desks.ts'
import { journalTexts } from '#app/texts/house/journal.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { Desk } from '../fields/desks.ts'
import type { FilledForm } from '../frame/posted.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { WineBrief } from './wine-brief.tsx'
import { WineForm } from './wine-form.tsx'
import type { NewWineView, WineView } from './wine-view.ts'

type Props = {
  desk: Desk
  view: Omit<WineView, 'at'> | Omit<NewWineView, 'at'>
  refused: FilledForm | undefined
}

/** A wine on one screen: what it is, what is sold of it and at what price, its label, and how the shop shows it. */
export function WineScreen({ desk, view, refused }: Props) {
  const wine = 'record' in view ? view : undefined
  const said = deskText(desk.slug, useGoods())
  const many = { href: href('/admin/:desk', { desk: desk.slug }), label: said?.many }
  const title = wine?.name ?? said?.create
  return (
    <>
      <ScreenHead back={many} title={title} />
      <section className="sheet" aria-label={title}>
        {!('record' in view) && <WineBrief brief={view.brief} />}
        <WineForm desk={desk} view={view} filled={refused ?? { entries: view.entries, faults: {} }} />
        {wine && (
          <>
            <p>
              <a className="more" href={`${href('/admin/journal')}?sorte=${desk.resource}&chose=${wine.record.id}`}>
                {journalTexts.history}
              </a>
            </p>
            <p>
              <a className="more" href={href('/admin/:desk/:id/supprimer', { desk: desk.slug, id: wine.record.id })}>
                {panelTexts.remove}
              </a>
            </p>
          </>
        )}
      </section>
    </>
  )
}
