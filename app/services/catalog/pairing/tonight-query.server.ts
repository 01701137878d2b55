import { href, redirect } from 'react-router'
import { bodies, budgets, tastes } from '#app/models/catalog/pairing/tonight.ts'
import type { TonightQuery } from '#app/ui/catalog/shop/tonight.ts'
import { dishNames } from './dish-names.server.ts'

const keys = ['q', 'plat', 'gout', 'corps', 'budget']
const mostLetters = 60

/** What the address asks; one that says the same in another way, or what cannot be asked, leads to its one address. */
export function readTonightQuery({ searchParams }: URL): TonightQuery {
  const said = (key: string) => searchParams.get(key) ?? ''
  const oneOf = <T extends string>(key: string, values: readonly T[]) => values.find((value) => value === said(key)) ?? ''
  const asked: TonightQuery = {
    text: said('q').replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim().slice(0, mostLetters),
    dish: dishNames.has(said('plat')) ? said('plat') : '',
    taste: oneOf('gout', tastes),
    body: oneOf('corps', bodies),
    budget: oneOf('budget', budgets.map(String)),
  }
  const written = new URLSearchParams([...searchParams].filter(([key]) => keys.includes(key)))
  // The page cache asks in an order of its own.
  written.sort()
  const one = new URLSearchParams(writeTonightQuery(asked))
  one.sort()
  if (written.toString() !== one.toString()) throw leadTo(asked)
  return asked
}

/** Leads to the one address of a question. */
export function leadTo(asked: TonightQuery): Response {
  return redirect(addressOf(asked), { status: 302, headers: { 'Cache-Control': 'no-store' } })
}

/** The one address of a question. */
export function addressOf(asked: TonightQuery): string {
  const query = writeTonightQuery(asked)
  return href('/pour-ce-soir') + (query && `?${query}`)
}

/** A question as an address says it; what was typed and a dish that is known are never said both. */
export function writeTonightQuery({ text, dish, taste, body, budget }: TonightQuery): string {
  const said = { q: text, plat: text ? '' : dish, gout: taste, corps: body, budget }
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== '')).toString()
}
