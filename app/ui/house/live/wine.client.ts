import { reduceLine, type reductionTypes } from '#app/models/catalog/discount.ts'
import { sayCents } from '#app/models/platform/text/money.ts'

const form = document.querySelector<HTMLFormElement>('[data-wine]')
if (form) showWine(form)

/** The card beside a wine follows what is written, and so do the prices of the vintages that are at the wine's own. */
function showWine(form: HTMLFormElement): void {
  let price = textOf(form, 'price')
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.name === 'price') price = leadPrices(form, price, target.value)
    if (target.type === 'file') showPhoto(form, target)
  })
  form.addEventListener('input', () => showWords(form))
}

function leadPrices(form: HTMLFormElement, before: string, now: string): string {
  for (const row of pricesOf(form)) if (before !== '' && row.value === before) row.value = now
  return now
}

function showWords(form: HTMLFormElement): void {
  const name = textOf(form, 'name')
  if (name !== '') say(form, 'name', name)
  say(
    form,
    'origin',
    ['facts.grapes', 'facts.appellation']
      .map((one) => textOf(form, one))
      .filter(Boolean)
      .join(' · '),
  )
  const cheapest = listPrices(form).sort((one, other) => one.sold - other.sold)[0]
  if (!cheapest) return
  say(form, 'price', sayCents(cheapest.sold))
  const struck = form.querySelector<HTMLElement>('[data-card="struck"]')
  const line = struck?.querySelector('s')
  if (!struck || !line) return
  struck.hidden = !(cheapest.sold < cheapest.full && cheapest.sold < cheapest.reference)
  line.textContent = sayCents(cheapest.reference)
}

type Asked = { full: number; sold: number; reference: number }

/** What each vintage would cost; only a price that was asked before may be struck through. */
function listPrices(form: HTMLFormElement): Asked[] {
  const amount = readNumber(textOf(form, 'discount.amount'))
  const type = textOf(form, 'discount.type') as (typeof reductionTypes)[number] | ''
  const ofWine = readNumber(textOf(form, 'price'))
  const isAhead = textOf(form, 'discount.from') > new Date().toISOString().slice(0, 10)
  const off = isAhead || type === '' || amount === undefined ? null : { type, detailType: 'PRODUCTS' as const, amount }
  const cents = off?.type === 'EURO' ? { ...off, amount: Math.round(off.amount * 100) } : off
  const rows = pricesOf(form).map((row) => ({
    full: readNumber(row.value) ?? ofWine,
    row: row.closest<HTMLElement>('[data-row]'),
  }))
  return rows.flatMap(({ full, row }) => {
    if (full === undefined) return []
    const asked = Math.round(full * 100)
    // A reduction of its own wins, and is not written here.
    const sold = row?.dataset.own ? Number(row.dataset.own) : reduceLine(asked, 1, cents)
    return [{ full: asked, sold, reference: Number(row?.dataset.reference ?? 0) }]
  })
}

function pricesOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[data-row]:not([hidden]) > .vintage-price input:not([type="hidden"])')]
}

function showPhoto(form: HTMLFormElement, { files }: HTMLInputElement): void {
  const plate = form.querySelector('[data-card="photo"]')
  const [photo] = files ?? []
  if (!plate || !photo?.type.startsWith('image/')) return
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    const image = new Image()
    image.src = String(reader.result)
    image.alt = ''
    plate.replaceChildren(image)
  })
  reader.readAsDataURL(photo)
}

function say(form: HTMLFormElement, part: string, text: string): void {
  const place = form.querySelector(`[data-card="${part}"]`)
  if (place) place.textContent = text
}

function textOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value.trim() : ''
}

function readNumber(text: string): number | undefined {
  const number = Number(text.replace(',', '.').replace(/[\s€%]/g, ''))
  return text === '' || !Number.isFinite(number) ? undefined : number
}
