import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { fieldText } from '#app/texts/house/fields/fields.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import { letterTexts } from '#app/texts/house/letters.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { PanelRecord } from '../desks/records.ts'
import { LaterMoment } from '../fields/later-moment.tsx'
import { recordFormId } from '../fields/record-form.tsx'
import { Fact } from '../frame/fact.tsx'
import type { RefusedMoment } from '../frame/posted-moment.ts'

type Letter = Answer<Contract['getLetter']>

/** Where a letter stands, and what can be done with one that is on its way. */
export function LetterState({ record, knownTags }: { record: PanelRecord; knownTags: readonly string[] }) {
  const goods = useGoods()
  const letter = record as unknown as Letter
  const readers = letterTexts.readers(letter.readers)
  const hasBegun = letter.startedAt !== null
  return (
    <section className="draft letter-state" aria-label={letterTexts.standing}>
      <p>{sayState(letter, readers)}</p>
      {letter.segment.kind !== 'ALL' && <p>{sayFor(letter.segment, goods)}</p>}
      {hasBegun && <Progress letter={letter} />}
      {hasBegun && <p>{sayBrought(letter)}</p>}
      {letter.state === 'DRAFT' && knownTags.length > 0 && <p className="muted">{letterTexts.tags(knownTags)}</p>}
      {!hasBegun && <p className="muted">{letter.readers === 0 ? letterTexts.nobody : letterTexts.law}</p>}
      <div className="actions">
        {letter.state === 'STOPPED' && <Act id={letter.id} act="envoyer" label={letterTexts.resume} main />}
        {letter.state === 'SENDING' && <Act id={letter.id} act="arreter" label={letterTexts.stop} />}
        {letter.state === 'PLANNED' && <Act id={letter.id} act="arreter" label={letterTexts.unplan} />}
      </div>
    </section>
  )
}

type LetterActsProps = {
  record: PanelRecord
  refused: RefusedMoment | undefined
  typed: Readonly<Record<string, string>> | undefined
}

/**
 * What can be done with a letter that has not left: under its form, and a part of it, so that each act takes along what
 * is written there at that moment. Above it, the first of them would be what Enter does.
 */
export function LetterActs({ record, refused, typed }: LetterActsProps) {
  const letter = record as unknown as Letter
  if (letter.state !== 'DRAFT') return null
  const readers = letterTexts.readers(letter.readers)
  return (
    <section className="draft acts" aria-label={letterTexts.label}>
      <div className="act">
        <FormAct id={letter.id} act="essai" label={letterTexts.try} />
        <span className="hint">{letterTexts.trySays}</span>
      </div>
      <NewCode id={letter.id} typed={typed} />
      {letter.readers > 0 && <Leave id={letter.id} readers={readers} refused={refused} />}
    </section>
  )
}

/** A code that is made here stands in the letter at once. */
function NewCode({ id, typed = {} }: { id: string; typed: Readonly<Record<string, string>> | undefined }) {
  const goods = useGoods()
  const fault = typed.fault
  const fields = [
    { name: 'code', label: letterTexts.code, hint: letterTexts.codeSays, type: 'text' },
    { name: 'remise', label: letterTexts.percent(goods), hint: undefined, type: 'text' },
    { name: 'fin', label: letterTexts.last, hint: letterTexts.lastSays, type: 'date' },
  ]
  return (
    <details className="part" open={fault !== undefined}>
      <summary>{letterTexts.newCode}</summary>
      {fields.map(({ name, label, hint, type }) => (
        <div key={name} className="field">
          <label htmlFor={name}>{label}</label>
          <input
            id={name}
            className="input"
            type={type}
            name={name}
            form={recordFormId}
            defaultValue={typed[name]}
            autoComplete="off"
            inputMode={name === 'remise' ? 'numeric' : undefined}
            aria-invalid={(name === 'code' && fault !== undefined) || undefined}
            aria-describedby={[hint && `h-${name}`, name === 'code' && fault && 'e-code'].filter(Boolean).join(' ') || undefined}
          />
          {hint && (
            <p className="hint" id={`h-${name}`}>
              {hint}
            </p>
          )}
          {name === 'code' && fault && (
            <p className="field-fault" id="e-code">
              {fault}
            </p>
          )}
        </div>
      ))}
      <div className="act">
        <FormAct id={id} act="code" label={letterTexts.makeCode} />
      </div>
    </details>
  )
}

function sayState({ state, sendAt, endedAt, waiting }: Letter, readers: string): string {
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
      return waiting > 0 ? letterTexts.leaving(waiting) : letterTexts.sent(sayLongMoment(endedAt ?? ''))
  }
}

/** For whom among its readers it is. */
function sayFor({ kind, year, tag }: Letter['segment'], goods: GoodsWords): string {
  const said = optionText('letter', ['segment', 'kind'], kind, goods)
  return letterTexts.meant([said, kind === 'TAGGED' && tag, kind === 'NEVER_BOUGHT' && year].filter(Boolean).join(' : '))
}

/** What it brought so far, as far as its code and its links can tell. */
function sayBrought({ brought: { visits, orders, amount }, idCode }: Letter): string {
  const came = letterTexts.visits(visits)
  if (!idCode) return `${letterTexts.brought(came)} ${letterTexts.noCode}`
  return letterTexts.brought(`${came}, ${letterTexts.orders(orders, sayCents(amount))}`)
}

const counted = ['sent', 'waiting', 'refused', 'left'] as const

function Progress({ letter }: { letter: Letter }) {
  const goods = useGoods()
  const gone = letter.sent + letter.refused + letter.left
  return (
    <>
      <p>
        <progress max={Math.max(1, letter.readers)} value={gone} aria-label={letterTexts.label} />{' '}
        {letterTexts.progress(gone, letter.readers)}
      </p>
      <dl className="facts">
        {counted.map((name) => (
          <Fact key={name} label={fieldText('letter', [name], goods)?.[0]}>
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
        <div className="act">
          <span className="hint">{letterTexts.sendSays}</span>
          <FormAct id={id} act="envoyer" label={letterTexts.send(readers)} main />
        </div>
      </details>
      <details className="part" open={refused !== undefined}>
        <summary>{letterTexts.later}</summary>
        <div className="act">
          <LaterMoment refused={refused} form={recordFormId} />
          <FormAct id={id} act="planifier" label={letterTexts.plan} />
        </div>
      </details>
    </>
  )
}

type ActProps = { id: string; act: string; label: string; main?: boolean }

/** A button of the letter's own form. */
function FormAct({ id, act, label, main = false }: ActProps) {
  return (
    <button
      type="submit"
      className={main ? 'btn' : 'btn btn-line'}
      form={recordFormId}
      formAction={href('/admin/lettres/:id/envoi/:act', { id, act })}
    >
      {label}
    </button>
  )
}

function Act({ id, act, label, main = false }: ActProps) {
  return (
    <form method="post" action={href('/admin/lettres/:id/envoi/:act', { id, act })} className="act">
      <button type="submit" className={main ? 'btn' : 'btn btn-line'}>
        {label}
      </button>
    </form>
  )
}
