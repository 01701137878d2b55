import { findWithCode, isBottleCode } from '#app/models/house/scan/read-code.ts'
import { scanTexts as words } from '#app/texts/house/orders/scan.ts'
import { readNamedGoods } from './named-goods.ts'
import { fill, type Scanning } from './scanning.ts'

/** The sheet of stocks: the code of a bottle leads to its count, and counts one where that is wanted. */
export function openStock(page: HTMLElement): Scanning {
  const fields = [...page.querySelectorAll<HTMLInputElement>('[data-scan-bottle]')]
  const counted = new Set<HTMLInputElement>()
  let isCounting = false
  let last: HTMLInputElement | undefined

  const read = (code: string) => {
    if (!isBottleCode(code)) return words.noBottle(readNamedGoods())
    const [at, ...others] = findWithCode(
      code,
      fields.map((field) => field.dataset.scanBottle ?? ''),
    )
    const field = at === undefined ? undefined : fields[at]
    if (!field) return words.unknown(code)
    last = field
    if (isCounting) count(field)
    const told = words.line(field.dataset.scanWine ?? '', field.value)
    return others.length > 0 ? words.two(told) : told
  }
  // The first bottle of a wine begins its count anew; those after it add to it.
  const count = (field: HTMLInputElement) => {
    fill(field, String(counted.has(field) ? Number(field.value) + 1 : 1))
    counted.add(field)
  }
  const goOn = () => {
    last?.focus()
    last?.select()
  }
  return {
    read,
    goOn,
    counting: {
      label: words.counts,
      set: (isOn) => {
        isCounting = isOn
      },
    },
  }
}
