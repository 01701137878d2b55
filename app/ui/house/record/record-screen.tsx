import { href } from 'react-router'
import { deskText } from '#app/texts/house/desks.ts'
import { removalNames } from '#app/texts/house/fields/people.ts'
import { journalTexts } from '#app/texts/house/journal.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { RecordForm } from '../fields/record-form.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { DraftState } from '../pages/draft-state.tsx'
import { aboveRecord, apartFromRecord, belowRecord } from './record-extras.tsx'
import { RecordSheet } from './record-sheet.tsx'
import type { RecordContext } from './record-view.ts'

/** A thing of a desk: what it is, what can be done with it, and its form. */
export function RecordScreen(ctx: RecordContext) {
  const { desk, record, draft, name, fields, links, longLists, advice, refused } = ctx
  const { entries = ctx.entries, faults = {}, message } = refused
  // What has left cannot be changed, but is read as its readers have it.
  const isGone = desk.resource === 'letter' && fields.length === 0
  return (
    <>
      <ScreenHead
        back={{ href: href('/admin/:desk', { desk: desk.slug }), label: deskText(desk.slug, useGoods())?.many }}
        title={name}
      />
      {draft && (
        <DraftState draft={draft} path={href('/admin/:desk/:id', { desk: desk.slug, id: record.id })}>
          {draft.seenBy !== 'nobody' && <p className="muted small">{draftTexts.textAlone}</p>}
        </DraftState>
      )}
      <section className="sheet" aria-label={name}>
        {aboveRecord[desk.resource]?.(ctx)}
        {fields.length === 0 && <RefusalNote message={message} />}
        {(desk.reads || isGone) && <RecordSheet desk={desk} record={record} links={links} />}
        {belowRecord[desk.resource]?.(ctx)}
        {fields.length > 0 && (
          <RecordForm
            ctx={{ desk, links, longLists, entries, faults, advice }}
            fields={fields}
            action={href('/admin/:desk/:id', { desk: desk.slug, id: record.id })}
            message={message}
            submit={panelTexts.save}
          />
        )}
        {apartFromRecord[desk.resource]?.(ctx)}
        {fields.some(({ kind }) => kind === 'written') && (
          <p>
            <a className="more" href={href('/admin/:desk/:id/blocs', { desk: desk.slug, id: record.id })}>
              {panelTexts.bodyEdit}
            </a>
          </p>
        )}
        <p>
          <a className="more" href={`${href('/admin/journal')}?sorte=${desk.resource}&chose=${record.id}`}>
            {journalTexts.history}
          </a>
        </p>
        {desk.calls.remove && (
          <p>
            <a className="more" href={href('/admin/:desk/:id/supprimer', { desk: desk.slug, id: record.id })}>
              {removalNames[desk.resource] ?? panelTexts.remove}
            </a>
          </p>
        )}
      </section>
    </>
  )
}
