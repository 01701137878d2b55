import type { Answer, Contract } from '#api/contract/index.ts'
import { sayLongMoment } from '#app/models/french-date.ts'
import type { RefusedMoment } from '#app/services/panel/posted-moment.server.ts'
import type { Thing } from '#app/services/panel/things.server.ts'
import { fieldText } from '#app/texts/panel/fields.ts'
import { letterTexts } from '#app/texts/panel/letters.ts'
import { Fact } from './fact.tsx'
import { LaterMoment } from './later-moment.tsx'

type Letter = Answer<Contract['getLetter']>

/** Where a letter stands, and the one thing to do next. */
export function LetterState({ thing, refused }: { thing: Thing; refused: RefusedMoment | undefined }) {
  const letter = thing as unknown as Letter
  const readers = letterTexts.readers(letter.readers)
  const hasBegun = letter.startedAt !== null
  return (
    <section className="draft letter-state" aria-label={letterTexts.label}>
      <p>{sayState(letter, readers)}</p>
      {hasBegun && <Progress letter={letter} />}
      {!hasBegun && <p className="muted">{letter.readers === 0 ? letterTexts.nobody : letterTexts.law}</p>}
      <div className="actions">
        {letter.state === 'DRAFT' && (
          <Act id={letter.id} act="essai" label={letterTexts.try}>
            <span className="hint">{letterTexts.trySays}</span>
          </Act>
        )}
        {letter.state === 'STOPPED' && <Act id={letter.id} act="envoyer" label={letterTexts.resume} main />}
        {letter.state === 'SENDING' && <Act id={letter.id} act="arreter" label={letterTexts.stop} />}
        {letter.state === 'PLANNED' && <Act id={letter.id} act="arreter" label={letterTexts.unplan} />}
      </div>
      {letter.state === 'DRAFT' && letter.readers > 0 && <Leave id={letter.id} {...{ readers, refused }} />}
    </section>
  )
}

function sayState({ state, sendAt, endedAt }: Letter, readers: string): string {
  switch (state) {
    case 'DRAFT':
      return letterTexts.draft(readers)
    case 'PLANNED':
      return letterTexts.planned(sayLongMoment(sendAt ?? ''), readers)
    case 'SENDING':
      return letterTexts.sending
    case 'STOPPED':
      return letterTexts.stopped
    case 'SENT':
      return letterTexts.sent(sayLongMoment(endedAt ?? ''))
  }
}

const counted = ['sent', 'waiting', 'refused', 'left'] as const

function Progress({ letter }: { letter: Letter }) {
  const gone = letter.sent + letter.refused + letter.left
  return (
    <>
      <p>
        <progress max={Math.max(1, letter.readers)} value={gone} aria-label={letterTexts.label} />{' '}
        {letterTexts.progress(gone, letter.readers)}
      </p>
      <dl className="facts">
        {counted.map((name) => (
          <Fact key={name} label={fieldText('letter', [name])?.[0]}>
            {letter[name]}
          </Fact>
        ))}
      </dl>
    </>
  )
}

/** What cannot be taken back is under a fold, with its number of readers on the button. */
function Leave({ id, readers, refused }: { id: string; readers: string; refused: RefusedMoment | undefined }) {
  return (
    <>
      <details className="part">
        <summary>{letterTexts.send(readers)}</summary>
        <Act id={id} act="envoyer" label={letterTexts.send(readers)} main>
          <span className="hint">{letterTexts.sendSays}</span>
        </Act>
      </details>
      <details className="part" open={refused !== undefined}>
        <summary>{letterTexts.later}</summary>
        <Act id={id} act="planifier" label={letterTexts.plan}>
          <LaterMoment refused={refused} />
        </Act>
      </details>
    </>
  )
}

type ActProps = { id: string; act: string; label: string; main?: boolean; children?: React.ReactNode }

function Act({ id, act, label, main = false, children }: ActProps) {
  return (
    <form method="post" action={`/admin/lettres/${id}/envoi/${act}`} className="act">
      {children}
      <button type="submit" className={main ? 'btn' : 'btn btn-line'}>
        {label}
      </button>
    </form>
  )
}
