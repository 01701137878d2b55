import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { Fault } from '../../platform/forms/field.tsx'
import type { SummaryPart } from './summary-step-view.ts'

const { summary: words } = checkoutTexts

type Props = {
  step: SummaryPart['name']
  rank: number
  /** What it came to; nothing while it is open, or waits for those before it. */
  done: SummaryPart | undefined
  isOpen: boolean
  fault: string | undefined
  children: ReactNode
}

/** A part of the checkout: folded to what it came to and the way to change it, open, or still to come. */
export function Part({ step, rank, done, isOpen, fault, children }: Props) {
  return (
    <section className="summary-part">
      <PartHead title={checkoutTexts.parts[step]} rank={rank} isOpen={isOpen} place={done && pathOfPart(step)} />
      {fault && <Fault id={`faute-${step}`} says={fault} />}
      {done?.says.map((said) => (
        <p key={said} className="num">
          {said}
        </p>
      ))}
      {children}
    </section>
  )
}

/** The page with this part open. */
export function pathOfPart(step: SummaryPart['name']): string {
  return `${href('/commande')}?partie=${step}`
}

type HeadProps = { title: string; rank?: number; isOpen?: boolean; place: string | undefined }

/** What a part is called, and the way to change it. */
export function PartHead({ title, rank, isOpen, place }: HeadProps) {
  return (
    <div className="part-head">
      <h2 tabIndex={isOpen ? -1 : undefined} aria-current={isOpen ? 'step' : undefined}>
        {rank && <b>{rank}</b>} {title}
      </h2>
      {place && (
        <Link className="more" to={place} preventScrollReset aria-label={words.changeOf(title)}>
          {words.change}
        </Link>
      )}
    </div>
  )
}
