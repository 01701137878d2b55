import { readRoundCode } from '#app/models/house/scan/read-code.ts'
import { scanTexts as words } from '#app/texts/house/orders/scan.ts'
import { readNamedGoods } from './named-goods.ts'
import { fill, type Scanning } from './scanning.ts'

/** The round: the code of a slip says whose parcel comes next, that of a label is its number. */
export type RoundScanning = Scanning & { fields: HTMLInputElement[]; choose: (field: HTMLInputElement | undefined) => string }

export function openRound(page: HTMLElement): RoundScanning {
  const fields = [...page.querySelectorAll<HTMLInputElement>('[data-scan-order]')]
  const referenceOf = (field: HTMLInputElement) => field.dataset.scanOrder ?? ''
  let chosen: HTMLInputElement | undefined
  let last: HTMLInputElement | undefined

  const choose = (field: HTMLInputElement | undefined) => {
    chosen = field
    last = field ?? last
    return field ? words.lookAtParcel(referenceOf(field)) : words.lookAtSlip
  }
  const note = (number: string) => {
    const field = chosen
    if (!field) return words.lookAtSlip
    const other = fields.find((one) => one !== field && one.value.trim() === number)
    if (other) return words.taken(number, referenceOf(other))
    fill(field, number)
    chosen = undefined
    last = fields[fields.indexOf(field) + 1] ?? field
    return words.numbered(referenceOf(field), number)
  }
  const read = (code: string) => {
    const found = readRoundCode(code, fields.map(referenceOf))
    switch (found.kind) {
      case 'order':
        return choose(fields.find((field) => referenceOf(field) === found.reference))
      case 'parcel':
        return note(found.number)
      case 'bottle':
        return words.bottle(readNamedGoods())
      case 'none':
        return words.noParcel
    }
  }
  return { fields, choose, read, goOn: () => (chosen ?? last)?.focus() }
}
