import { scanTexts as words } from '#app/texts/house/orders/scan.ts'
import { canSee, drawButton, openCamera } from './camera.ts'
import { listenToScanner } from './hand-scanner.ts'
import { readNamedGoods } from './named-goods.ts'
import { openRound } from './scan-round.ts'
import { openStock } from './scan-stock.ts'
import { scanWine } from './scan-wine.ts'
import { fill } from './scanning.ts'

// Codes are read into forms that can be filled in by hand: by the camera where the browser can, by a hand scanner everywhere.
const round = document.querySelector<HTMLElement>('[data-scan="round"]')
const stock = document.querySelector<HTMLElement>('[data-scan="stock"]')
if (round) scanRound(round)
if (stock) scanStock(stock)
if (!round && !stock) scanWine()

function scanRound(page: HTMLElement): void {
  const scanning = openRound(page)
  listenToScanner((code, field, before) => {
    const own = field && scanning.fields.find((one) => one === field)
    if (field) fill(field, before)
    if (own) scanning.choose(own)
    tell(page, scanning.read(code))
    scanning.goOn()
  })
  if (!canSee()) return
  for (const field of scanning.fields) {
    const button = drawButton(words.readOne, () => void openCamera(scanning, scanning.choose(field)))
    button.setAttribute('aria-label', words.readOneOf(field.dataset.scanOrder ?? ''))
    field.after(button)
  }
}

function scanStock(page: HTMLElement): void {
  const scanning = openStock(page)
  listenToScanner((code, field, before) => {
    if (field) fill(field, before)
    tell(page, scanning.read(code))
    scanning.goOn()
  })
  if (!canSee()) return
  const acts = document.createElement('p')
  acts.className = 'actions'
  acts.append(drawButton(words.readBottles(readNamedGoods()), () => void openCamera(scanning, words.look)))
  page.prepend(acts)
}

/** What a reading did, said where nobody looks for it with a scanner in hand: aloud, and above the form. */
function tell(page: HTMLElement, says: string): void {
  const told = document.querySelector('#scan-told') ?? page.insertAdjacentElement('beforebegin', drawTold())
  if (told) told.textContent = says
}

function drawTold(): HTMLElement {
  const told = document.createElement('p')
  told.id = 'scan-told'
  told.className = 'muted'
  told.setAttribute('role', 'status')
  return told
}
