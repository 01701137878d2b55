import { isBottleCode } from '#app/models/house/scan/read-code.ts'
import { scanTexts as words } from '#app/texts/house/orders/scan.ts'
import { canSee, drawButton, openCamera } from './camera.ts'
import { listenToScanner } from './hand-scanner.ts'
import { readNamedGoods } from './named-goods.ts'
import { fill, type Scanning } from './scanning.ts'

const barcodes = 'input[name$=".gtin"]'

/** The screen of a wine: what is read is the code of the size that one is at, rows that join later too. */
export function scanWine(): void {
  let field: HTMLInputElement | undefined
  const scanning: Scanning = {
    read: (code) => {
      if (!isBottleCode(code)) return words.noBottle(readNamedGoods())
      if (field) fill(field, code)
      return words.noted(code)
    },
    goOn: () => field?.focus(),
  }
  // What a hand scanner typed into a field of codes stands there already; its Enter sends nothing.
  listenToScanner((code, at, before) => {
    if (at && !at.matches(barcodes)) fill(at, before)
    else if (at) fill(at, code)
  })
  if (!canSee()) return
  const button = drawButton(words.readOne, () => void openCamera(scanning, words.look))
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(barcodes)) return
    field = target
    target.after(button)
  })
}
