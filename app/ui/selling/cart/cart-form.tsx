import { createContext, type FormEvent, type FormHTMLAttributes, use, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { FormState } from '../../platform/forms/form-state.ts'
import { inTurn } from '../../platform/smooth/in-turn.ts'
import { keepFocus } from '../../platform/smooth/keep-focus.ts'

type Act = (event: FormEvent<HTMLFormElement>) => void

/** What the page of the cart does with a form of its own. */
export const CartAct = createContext<Act | undefined>(undefined)

/** A form that acts on the cart; with script the page stays, and shows what it has come to. */
export function CartForm(given: FormHTMLAttributes<HTMLFormElement>) {
  return <form method="post" onSubmit={use(CartAct)} {...given} />
}

/** Sends the forms of the cart one after the other, says that one is on its way, and what was refused of the last; the keyboard stays. */
export function useCartAct() {
  const fetcher = useFetcher<FormState>()
  const giveBackFocus = useRef<() => void>(undefined)
  useEffect(() => {
    document.dispatchEvent(new CustomEvent('vitrine:loading', { detail: fetcher.state !== 'idle' }))
    if (fetcher.state !== 'idle') return
    giveBackFocus.current?.()
    giveBackFocus.current = undefined
  }, [fetcher.state])
  const act: Act = (event) => {
    event.preventDefault()
    const { currentTarget: form, nativeEvent } = event
    const fields = new FormData(form, (nativeEvent as SubmitEvent).submitter)
    const action = form.getAttribute('action') ?? ''
    giveBackFocus.current = keepFocus(true)
    void inTurn(() => {
      // What was refused before is no longer said.
      fetcher.reset()
      return fetcher.submit(fields, { method: 'post', action, preventScrollReset: true })
    })
  }
  return { act, refused: fetcher.data }
}
