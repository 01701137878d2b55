import { href } from 'react-router'
import { type CartonSize, readCartonSize, usualCarton } from '#app/models/selling/cart/carton.ts'
import { cartonTexts } from '#app/texts/selling/carton.ts'
import { textOf } from '../../platform/refuse-fields.server.ts'
import { type RequestedItems, readRequestedItems, writeRequestedItems } from '../../platform/session/requested-items.server.ts'

/** A carton as an address or a form asks for it. */
export type CartonQuery = {
  size: CartonSize
  wishes: { idDeclination: string; quantity: number }[]
  /** Whether it fills up what lies in the cart. */
  withCart: boolean
  page: number
  /** What makes no sense in it: a size that there is not, or words that name no wine. */
  hasNoSize: boolean
  astray: string[]
}

/** A form that fills a carton: what it asks for, which fields are no number, and the button that was pressed. */
export type CartonForm = {
  query: CartonQuery
  faults: Record<string, string>
  typed: Record<string, string>
  step: { id: string; by: 'more' | 'less' } | undefined
}

const largest = 12
/** No shelf shows more wines than this at once. */
const mostFields = 100
const step = /^(more|less):([\w-]{1,64})$/

/** The name of the field for the quantity of a wine. */
export const fieldOf = (id: string) => `q-${id}`

/** Reads the address of the page; what makes no sense is told, and takes nothing else away. */
export function readCartonQuery(params: URLSearchParams, page: number): CartonQuery {
  const named = params.get('taille')
  const { wishes, astray } = readRequestedItems((params.get('vins') ?? '').slice(0, 2000))
  return {
    ...readSize(named ?? String(usualCarton)),
    ...boundWishes(wishes, astray),
    withCart: params.get('avec') === 'panier',
    page,
  }
}

/** The address that keeps a choice. */
export function writeCartonQuery({ size, wishes, withCart, page }: Omit<CartonQuery, 'hasNoSize' | 'astray'>): string {
  const query = [
    `taille=${size}`,
    ...(wishes.length > 0 ? [`vins=${writeRequestedItems(wishes)}`] : []),
    ...(withCart ? ['avec=panier'] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ]
  return `${href('/panier/composer')}?${query.join('&')}`
}

/** Reads the form of the page: the choice it was drawn with, and a field for each wine of its shelf, which counts before that. */
export function readCartonForm(form: FormData): CartonForm {
  const before = readRequestedItems(textOf(form, 'vins', 2000))
  const { wishes, faults, typed } = readQuantities(form)
  const kept = before.wishes.map((wish) => wishes.get(wish.idDeclination ?? '') ?? wish)
  const isKept = new Set(before.wishes.map(({ idDeclination }) => idDeclination))
  const added = [...wishes.values()].filter(({ idDeclination }) => !isKept.has(idDeclination))
  const [, by, id] = step.exec(textOf(form, 'op')) ?? []
  const page = textOf(form, 'page')
  return {
    query: {
      ...readSize(textOf(form, 'taille')),
      ...boundWishes([...kept, ...added], before.astray),
      withCart: textOf(form, 'avec') === 'panier',
      page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    },
    faults,
    typed,
    step: id && (by === 'more' || by === 'less') ? { id, by } : undefined,
  }
}

type Quantities = Pick<CartonForm, 'faults' | 'typed'> & { wishes: Map<string, CartonQuery['wishes'][number]> }

/** The numbers of the fields; what is none counts as nothing, and is told. */
function readQuantities(form: FormData): Quantities {
  const read: Quantities = { wishes: new Map(), faults: {}, typed: {} }
  const fields = [...form.keys()].filter((name) => /^q-[\w-]{1,64}$/.test(name)).slice(0, mostFields)
  for (const name of fields) {
    const said = textOf(form, name, 20)
    const isQuantity = /^\d{0,4}$/.test(said) && Number(said) <= largest
    const idDeclination = name.slice(2)
    read.wishes.set(idDeclination, { idDeclination, quantity: isQuantity ? Number(said) : 0 })
    if (isQuantity) continue
    read.faults[name] = cartonTexts.number
    read.typed[name] = said
  }
  return read
}

function readSize(word: string): Pick<CartonQuery, 'size' | 'hasNoSize'> {
  const size = readCartonSize(word)
  return { size: size ?? usualCarton, hasNoSize: size === undefined }
}

/** No wine stands in it twice, and of none more than the largest carton holds. */
function boundWishes(wishes: RequestedItems, astray: string[]): Pick<CartonQuery, 'wishes' | 'astray'> {
  const sums = new Map<string, number>()
  for (const { idDeclination = '', quantity } of wishes)
    sums.set(idDeclination, Math.min(largest, (sums.get(idDeclination) ?? 0) + quantity))
  const all = [...sums].map(([idDeclination, quantity]) => ({ idDeclination, quantity }))
  return { wishes: all.filter(({ quantity }) => quantity > 0), astray }
}
