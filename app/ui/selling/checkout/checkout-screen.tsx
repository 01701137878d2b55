import { type ReactNode, useEffect, useRef } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { type CheckoutStep, checkoutSteps } from '#app/models/selling/cart/checkout.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { MinorsBand } from '../../site/words/minors-band.tsx'
import { CartInBars } from '../cart/cart-in-bars.tsx'
import type { CheckoutView, OpenPart, RefusedPart } from './checkout-view.ts'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { OrderBox, Refused } from './order-box.tsx'
import { Part } from './part.tsx'
import { PaymentStep } from './payment-step.tsx'
import { Recap, RecapFold } from './recap.tsx'
import { PartSends } from './step-form.tsx'
import { SummaryStep } from './summary-step.tsx'
import { type Ahead, useAhead } from './use-ahead.ts'

type Props = { view: CheckoutView; refused: RefusedPart | undefined }

/** From a cart to its order on one page: what is settled is folded, one part is open, and what it all comes to stands beside it. */
export function CheckoutScreen({ view: { page, open: loaded, done, missing }, refused }: Props) {
  const ahead = useAhead({ open: loaded, missing })
  const sends = useFetcher<RefusedPart>({ key: `commande-${loaded.step}` })
  const state = sends.data ?? refused
  const told = ahead.sends.data ?? (ahead.part ? undefined : refused)
  const isBusy = sends.state !== 'idle' || ahead.sends.state !== 'idle'
  const open = lookedUpAnew(ahead.open, told)
  const watched = lookedUpAnew(ahead.part ?? open, told)
  const current = watched.step
  const opened = useOpened(current, isBusy)
  const isShown = (step: CheckoutStep) => step === current || step === partOf(open.step)
  const ways = waysOf(open, told)
  const isChange = missing !== open.step
  return (
    <>
      <CartInBars />
      {page.band && <MinorsBand />}
      <div className="wrap checkout">
        <RecapFold page={page} ways={ways} />
        <div className="checkout-head">
          <h1>{checkoutTexts.title}</h1>
          <Link className="more" to={href('/panier')}>
            {checkoutTexts.back}
          </Link>
        </div>
        {state && open.step === 'recapitulatif' && <Refused state={state} />}
        <PartSends value={{ sends, isChange }}>
          <div className="cart">
            <div ref={opened}>
              {checkoutSteps.map((step, at) =>
                step === 'recapitulatif' ? null : (
                  <Part
                    key={step}
                    step={step}
                    rank={at + 1}
                    done={isShown(step) ? undefined : done.find(({ name }) => name === step)}
                    isOpen={step === partOf(current)}
                    fault={open.step === 'recapitulatif' ? state?.faults[step] : undefined}
                  >
                    {step === 'paiement'
                      ? isShown(step) && <Pay open={open} state={state} />
                      : step === current && <Watched ahead={ahead} part={watched} state={told} isChange={isChange} />}
                  </Part>
                ),
              )}
              {open.step === 'recapitulatif' && <SummaryStep view={open.view} state={state} />}
            </div>
            {open.step === 'recapitulatif' ? (
              <OrderBox view={open.view} summary={page.summary} state={state} isBehind={ahead.isBehind} />
            ) : (
              <Recap page={page} ways={ways} isBusy={isBusy} />
            )}
          </div>
        </PartSends>
      </div>
    </>
  )
}

/** The means of payment are ticked in the part where all is read once more. */
const partOf = (step: CheckoutStep) => (step === 'recapitulatif' ? 'paiement' : step)

/** What was typed may have changed what there is to choose from. */
function lookedUpAnew(open: OpenPart, state: RefusedPart | undefined): OpenPart {
  return open.step === 'livraison' && state?.view ? { ...open, view: state.view } : open
}

/** What each way makes of the total, while one is being chosen. */
function waysOf(open: OpenPart, state: RefusedPart | undefined) {
  if (open.step !== 'livraison') return []
  const chosen = state?.values.mode ?? open.view.chosen
  return open.view.ways.map(({ value, summary }) => ({ summary, isChosen: value === chosen }))
}

type WatchedProps = { ahead: Ahead; part: OpenPart; state: RefusedPart | undefined; isChange: boolean }

/** A part that may stay open above what is ready to be ordered. */
function Watched({ ahead: { part: kept, open, sends, watch, isBehind }, part, state, isChange }: WatchedProps) {
  const isReady = kept !== undefined && open.step === 'recapitulatif' && !isBehind
  return (
    <PartSends value={{ sends, isChange: isChange && !kept }}>
      <div {...watch}>
        {part.step === 'coordonnees' && <ContactStep view={part.view} state={state} />}
        {part.step === 'livraison' && <DeliveryStep view={part.view} state={state} />}
        <p className="ready" role="status">
          {isReady && checkoutTexts.contact.ready}
        </p>
      </div>
    </PartSends>
  )
}

function Pay({ open, state }: { open: OpenPart; state: RefusedPart | undefined }): ReactNode {
  if (open.step === 'paiement') return <PaymentStep view={open.view} state={state} />
  return open.step === 'recapitulatif' && <PaymentStep view={open.view.payment} state={state} isInOrder />
}

/** With script the next part opens in place: it is brought into sight and named to whoever listens, and the keyboard goes on there. */
function useOpened(step: CheckoutStep, isBusy: boolean) {
  const parts = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    document.dispatchEvent(new CustomEvent('vitrine:loading', { detail: isBusy }))
  }, [isBusy])
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    const heading = parts.current?.querySelector<HTMLElement>('[aria-current="step"]')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }, [step])
  return parts
}
