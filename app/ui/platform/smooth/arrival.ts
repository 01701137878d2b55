import { type Entry, restoreScroll } from './history.ts'

export type Arrival = { url: URL; isKept: boolean; isRefused: boolean; entry?: Entry | undefined }

const arrived = 'vitrine:arrived'
let said: HTMLElement | null = null

/** Has the arrival on a page said in the place that the frame keeps for it, also on screens, which say themselves that one is there. */
export function openArrivals(): void {
  said = document.getElementById('arrival')
  onArrival((_, isOther) => isOther && announce())
}

/** Acts on each arrival: at which path, and whether it is another page than before. */
export function onArrival(act: (path: string, isOther: boolean) => void): void {
  document.addEventListener(arrived, (event) => act(location.pathname, (event as CustomEvent<boolean>).detail))
}

/** Tells all parts of the script that a page is in its place. */
export function tellArrival({ url, isKept, isRefused, entry }: Arrival): void {
  if (!isKept || entry === 'none') restoreScroll(url)
  else if (isRefused)
    document.querySelector('#contenu [aria-invalid], #contenu [role=alert]')?.scrollIntoView({ block: 'nearest' })
  document.dispatchEvent(new CustomEvent(arrived, { detail: !isKept }))
}

/** The title is said, and the keyboard stands at the beginning of the page. */
function announce(): void {
  if (said) said.textContent = document.title
  standAtBeginning()
}

/** Puts the keyboard where whoever has come to the page goes on from. */
export function standAtBeginning(): void {
  const main = document.getElementById('contenu')
  if (location.hash || main?.contains(document.activeElement)) return
  main?.setAttribute('tabindex', '-1')
  // A page that opens on a field does so without a document too.
  const place = main?.querySelector<HTMLElement>('[autofocus]') ?? main
  place?.focus({ preventScroll: true })
}
