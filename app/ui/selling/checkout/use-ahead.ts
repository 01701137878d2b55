import { type DOMAttributes, type RefObject, useEffect, useRef, useState } from 'react'
import { type FetcherWithComponents, href, useFetcher, useLocation } from 'react-router'
import { intentName } from '#app/models/platform/web/form-intent.ts'
import type { FormState } from '../../platform/forms/form-state.ts'
import type { CheckoutView, OpenPart, RefusedPart } from './checkout-view.ts'
import { receives } from './receives.ts'

/** How long nothing is typed before what was is taken, in ms. */
const rest = 500

export type Ahead = {
  /** The part that is taken while it is filled in, as long as it stays open. */
  part: OpenPart | undefined
  /** The part that is to be seen to. */
  open: OpenPart
  /** Whether what was typed last is not taken yet: what stands below is of before. */
  isBehind: boolean
  /** What sends the part by its own buttons. */
  sends: FetcherWithComponents<RefusedPart>
  watch: Pick<DOMAttributes<HTMLDivElement>, 'onInput' | 'onSubmit'> & { ref: RefObject<HTMLDivElement | null> }
}

/**
 * With script, who orders is taken while it is being filled in, and when they fetch it, so that the price and the button that orders
 * stand below at once. The part stays open until one of its own buttons leads on, or another part is opened.
 */
export function useAhead({ open, missing }: Pick<CheckoutView, 'open' | 'missing'>): Ahead {
  const { search, key } = useLocation()
  const takes = useFetcher<FormState | { isTaken: true }>({ key: 'commande-d-avance' })
  const sends = useFetcher<RefusedPart>({ key: `commande-partie ${key}` })
  const [kept, keep] = useState<{ part: OpenPart; key: string }>()
  const [isBehind, setBehind] = useState(false)
  const now = useRef({ isTyped: false, answer: takes.data, timer: 0 })
  const ref = useRef<HTMLDivElement>(null)

  // What is sent costs what it costs to where it goes, which is read before anybody goes on.
  const mayTake = open.step === 'livraison' || (open.step === 'coordonnees' && open.view.goesHome)
  const asked = mayTake && missing === open.step && search === '' ? open : undefined
  const part = kept?.key === key ? kept.part : undefined
  const taken = (asked ?? part)?.step

  function take() {
    const form = ref.current?.querySelector('form')
    if (!form || !taken) return
    const entries = new FormData(form)
    const isWhole = taken === 'livraison' ? entries.get('mode') === 'collect' && entries.get('slot') : form.checkValidity()
    if (!isWhole) return
    now.current.isTyped = false
    now.current.answer = takes.data
    entries.set(receives.name, receives.ahead)
    // A town that is doubted is insisted on by a button, not by going on to write.
    entries.delete('lieu')
    void takes.submit(entries, { method: 'post', action: href(`/commande/${taken}`) })
  }
  const latest = useRef(take)
  latest.current = take

  useEffect(() => {
    if (!asked || kept?.key === key) return
    keep({ part: asked, key })
    // A member, or who orders the same again, may find all of it filled in.
    latest.current()
  }, [asked, kept, key])
  useEffect(() => {
    const { answer, isTyped } = now.current
    // The same answer as before is none: this one was lost.
    if (takes.state === 'idle' && takes.data !== answer && takes.data && 'isTaken' in takes.data && !isTyped) setBehind(false)
  }, [takes.state, takes.data])

  return {
    part,
    open: part && open.step !== 'recapitulatif' ? part : open,
    isBehind: part !== undefined && isBehind,
    sends,
    watch: {
      ref,
      onInput: () => {
        setBehind(true)
        now.current.isTyped = true
        clearTimeout(now.current.timer)
        now.current.timer = window.setTimeout(() => latest.current(), rest)
      },
      onSubmit: ({ nativeEvent }) => {
        const { submitter } = nativeEvent as SubmitEvent
        if (submitter?.getAttribute('name') !== intentName) clearTimeout(now.current.timer)
      },
    },
  }
}
