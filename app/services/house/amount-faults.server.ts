import type { PanelField } from '#app/models/house/panel/field.ts'
import type { Typed } from '#app/models/house/panel/read-fields.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { amountTexts } from '#app/texts/house/orders/amounts.ts'

type Faults = Record<string, string>

/** What is wrong with what was typed, amounts in the unit they were typed in: the calls count in cents, people do not. */
export function sayTypedFaults(fields: readonly PanelField[], body: Typed, told: Faults): Faults {
  return Object.fromEntries(
    Object.entries(told).map(([name, sentence]) => [name, sayAmountFault(fields, body, name.split('.')) ?? sentence]),
  )
}

function sayAmountFault(fields: readonly PanelField[], body: Typed, [name = '', ...inner]: string[]): string | undefined {
  const field = fields.find((one) => one.name === name)
  const typed = body[name]
  if (!field || typed === undefined || typed === null) return undefined
  if (field.kind === 'group') return sayAmountFault(field.fields ?? [], typed as Typed, inner)
  if (field.kind !== 'rows') return sayOwn(field, typed, body)
  const [place, ...rest] = inner
  return sayAmountFault(field.fields ?? [], (typed as Typed[])[Number(place)] ?? {}, rest)
}

function sayOwn({ kind, least = 0, most = 0 }: PanelField, typed: unknown, { type }: Typed): string | undefined {
  const isEuros = kind === 'cents' || (kind === 'reduction' && type === 'EURO')
  if (isEuros) return typeof typed === 'string' ? amountTexts.euros : amountTexts.between(sayCents(least), sayCents(most))
  if (kind === 'share') return amountTexts.share
  if (kind === 'tenths') return amountTexts.alcohol
  if (kind === 'hundredths') return amountTexts.grams
  if (kind !== 'reduction') return undefined
  return type === 'PERCENTAGE' ? amountTexts.percent : amountTexts.unit
}
