import type { ShopApi } from '#api/contract/index.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { isDay, parisDay, sayDay } from '#app/models/platform/time/working-days.ts'
import { withdrawalExceptionTexts } from '#app/texts/catalog/shop.ts'
import { sayFault } from '#app/texts/house/refusals/refusals.ts'
import type { WithdrawalView } from '#app/ui/selling/orders/withdrawal.ts'
import { refuseFields } from '../../platform/refuse-fields.server.ts'
import { sortFaults } from '../../platform/rename-faults.server.ts'
import { nameOf } from './order-screen.server.ts'
/** How an order is named: by its link, or by what its buyer knows of it. */
export type Naming = { token: string } | { email: string; reference: string }

/** The field in which a buyer says on which day the goods came. */
const arrivalField = 'recu'

type Around = { action: string; ackTo: string; back?: string }

/** Reads what can be given up of an order. */
export async function readWithdrawalView(
  api: ShopApi,
  naming: Naming,
  around: Around,
): Promise<Outcome<WithdrawalView, Failure>> {
  const read = await api.readWithdrawal({ body: naming })
  if (!read.ok) return read
  const { reference, placedAt, closed, lastDay, presumed, lines } = read.value
  const { action, ackTo, back } = around
  // Drawn with the form: sent twice, it is declared once.
  const key = crypto.randomUUID()
  return done({
    action,
    ackTo,
    back,
    reference,
    closed,
    placed: sayShortDay(placedAt),
    hidden: { cle: key, ...('token' in naming ? {} : naming) },
    lastDay: lastDay === null ? undefined : sayDay(lastDay),
    sent: presumed ? sayDay(presumed.sentOn) : undefined,
    arrival: presumed?.isPast ? { field: arrivalField, min: presumed.sentOn, max: parisDay(new Date()) } : undefined,
    lines: lines.map((line) => ({
      field: fieldOf(line.line),
      name: nameOf(line),
      left: line.exception === 'NONE' ? line.left : 0,
      most: sayCents(line.amount),
      exception: withdrawalExceptionTexts[line.exception],
    })),
  })
}

/** Declares what the form of the second step says; what is refused is told in the names of its fields. */
export async function declareWithdrawal(api: ShopApi, naming: Naming, form: FormData): Promise<Outcome<null, Failure>> {
  const lines = readLines(form)
  if (!lines.ok) return lines
  const key = String(form.get('cle') ?? '')
  const arrivedOn = readArrival(form)
  const declared = await api.withdrawOrder({ body: { ...naming, key, lines: lines.value, ...arrivedOn } })
  if (declared.ok) return done(null)
  return { ok: false, error: { ...declared.error, fields: sortFaults(declared.error, placeOf).placed } }
}

function placeOf(field: string): string {
  if (field === 'arrivedOn') return arrivalField
  const line = /^lines\.(\d+)/.exec(field)?.[1]
  return line === undefined ? field : fieldOf(Number(line))
}

/** What is no day is taken for none: where one is needed, that is told. */
function readArrival(form: FormData): { arrivedOn?: string } {
  const said = String(form.get(arrivalField) ?? '')
  return isDay(said) ? { arrivedOn: said } : {}
}

type Wish = { line: number; quantity: number }[]

function readLines(form: FormData): Outcome<Wish, Failure> {
  const typed = [...form].flatMap(([name, value]) => {
    const line = /^rendre-(\d{1,5})$/.exec(name)?.[1]
    return line === undefined ? [] : [{ line: Number(line), said: String(value).trim() }]
  })
  const wrong = typed.filter(({ said }) => !/^\d{0,4}$/.test(said))
  if (wrong.length > 0)
    return refuseFields(Object.fromEntries(wrong.map(({ line }) => [fieldOf(line), sayFault({ code: 'number' })])))
  const lines = typed.map(({ line, said }) => ({ line, quantity: Number(said) })).filter(({ quantity }) => quantity > 0)
  return lines.length > 0 ? done(lines) : refuseFields({ _: sayFault({ code: 'withdraw_none' }) })
}

function fieldOf(line: number): string {
  return `rendre-${line}`
}
