import { href } from 'react-router'
import { deskTexts } from '#app/texts/house/desks.ts'
import { journalTexts } from '#app/texts/house/journal.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { ThingForm } from '../fields/thing-form.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { aboveThing, apartFromThing, belowThing } from './thing-extras.tsx'
import { ThingSheet } from './thing-sheet.tsx'
import type { ThingScene } from './thing-view.ts'

/** A thing of a desk: what it is, what can be done with it, and its form. */
export function ThingScreen(scene: ThingScene) {
  const { desk, thing, name, fields, links, longLists, refused } = scene
  const { entries = scene.entries, faults = {}, message } = refused
  // What has left cannot be changed, but is read as its readers have it.
  const isGone = desk.resource === 'letter' && fields.length === 0
  return (
    <>
      <ScreenHead back={{ href: href('/admin/:desk', { desk: desk.slug }), label: deskTexts[desk.slug]?.many }} title={name} />
      <section className="sheet" aria-label={name}>
        {aboveThing[desk.resource]?.(scene)}
        {fields.length === 0 && <RefusalNote message={message} />}
        {(desk.reads || isGone) && <ThingSheet {...{ desk, thing, links }} />}
        {belowThing[desk.resource]?.(scene)}
        {fields.length > 0 && (
          <ThingForm
            scene={{ desk, links, longLists, entries, faults }}
            fields={fields}
            action={href('/admin/:desk/:id', { desk: desk.slug, id: thing.id })}
            message={message}
            submit={desk.resource === 'claim' ? panelTexts.answerByMail : panelTexts.save}
          />
        )}
        {apartFromThing[desk.resource]?.(scene)}
        {fields.some(({ kind }) => kind === 'written') && (
          <p>
            <a className="more" href={href('/admin/:desk/:id/blocs', { desk: desk.slug, id: thing.id })}>
              {panelTexts.bodyEdit}
            </a>
          </p>
        )}
        <p>
          <a className="more" href={`${href('/admin/journal')}?sorte=${desk.resource}&chose=${thing.id}`}>
            {journalTexts.history}
          </a>
        </p>
        {desk.calls.remove && (
          <p>
            <a className="more" href={href('/admin/:desk/:id/supprimer', { desk: desk.slug, id: thing.id })}>
              {panelTexts.remove}
            </a>
          </p>
        )}
      </section>
    </>
  )
}
