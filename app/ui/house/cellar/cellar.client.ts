import { countChanges, type KeptSend } from '#app/models/house/cellar/kept-send.ts'
import { cellarTexts as words } from '#app/texts/house/orders/cellar.ts'
import { readNamedGoods } from '../scan/named-goods.ts'
import { drawClash } from './draw-clash.ts'
import { listKept } from './kept-sends.ts'
import type { FromPage, FromWorker } from './messages.ts'
import { sayWhen } from './say-when.ts'

type Kept = KeptSend & { id: number }
type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL(url: string): string }
}

const place = document.createElement('section')
place.className = 'sheet stack'
place.setAttribute('aria-label', words.waiting)
// What went, and what did not, is said to whoever does not see it.
place.setAttribute('aria-live', 'polite')
const isCopy = document.querySelector('[data-copy]') !== null
let isTouched = false
let isEnded = false
let drawn = ''
let soon = 0

if ('serviceWorker' in navigator && 'indexedDB' in window) void start()

async function start(): Promise<void> {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => void hear(data))
  window.addEventListener('online', () => tell('send'))
  document.addEventListener('input', () => {
    isTouched = true
  })
  document.addEventListener('click', askBeforeLeaving, true)
  if (isCopy) document.querySelector('.save-state')?.remove()
  await draw()
  await serviceWorker.register(trusted('/admin/cave.js'), { scope: '/admin' })
  await serviceWorker.ready
  // A line may be there again without having said so.
  tell(isCopy ? 'send' : 'keep')
}

/** The page of the logout asks about what waits; where it cannot be had, that is said here. */
function askBeforeLeaving(event: Event): void {
  const way = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href="/deconnexion"]')
  if (!way) return
  event.preventDefault()
  event.stopPropagation()
  fetch(way.href, { method: 'HEAD' }).then(
    () => location.assign(way.href),
    () => {
      const says = drawOne('p', words.noLogOut)
      says.className = 'note'
      says.setAttribute('role', 'alert')
      document.querySelector('main')?.prepend(says)
      says.scrollIntoView()
    },
  )
}

function tell(what: FromPage): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(what))
}

/** Shows what is there now; whoever has begun to write is not disturbed. */
async function hear(news: FromWorker): Promise<void> {
  isEnded = news.isEnded
  if (news.hasNews && !isTouched) location.reload()
  else await draw()
}

async function draw(): Promise<void> {
  const person = document.querySelector<HTMLElement>('[data-person]')?.dataset.person
  const kept = (await listKept()).filter((send) => send.person === person)
  const waits = kept.some(({ left }) => !left)
  clearTimeout(soon)
  // A device says that it has a line before it has one.
  if (waits && !isEnded) soon = window.setTimeout(tell, 8000, 'send')
  const now = JSON.stringify([kept, isEnded])
  if (now === drawn) return
  drawn = now
  place.replaceChildren(...drawWaiting(kept.filter(({ left }) => !left)), ...drawClashes(kept.filter(({ left }) => left)))
  if (place.childNodes.length === 0) return place.remove()
  const head = document.querySelector('main > :is(.sheet, form, .none)')
  if (!place.isConnected) head?.before(place)
}

function drawWaiting(waiting: readonly Kept[]): HTMLElement[] {
  if (waiting.length === 0) return []
  const all = waiting.reduce((sum, { act, entries }) => sum + countChanges(act, entries), 0)
  const list = drawOne('ul', '')
  for (const { act, at, entries } of waiting) {
    list.append(
      drawOne(
        'li',
        words.ofHour(act === 'stock' ? words.stock(readNamedGoods()) : words.one[act], sayWhen(at), countChanges(act, entries)),
      ),
    )
  }
  const send = drawOne('button', words.send)
  send.type = 'button'
  send.className = 'btn btn-line'
  send.addEventListener('click', () => tell('send'))
  const acts = drawOne('p', '')
  acts.className = 'actions'
  acts.append(send)
  return [drawOne('h2', words.toSend(all)), list, isEnded ? drawLogIn() : drawOne('p', words.away), acts]
}

function drawLogIn(): HTMLElement {
  const says = drawOne('p', `${words.ended} `)
  const link = drawOne('a', words.logIn)
  link.href = `/auth?retour=${encodeURIComponent(location.pathname)}`
  says.append(link)
  says.setAttribute('role', 'alert')
  return says
}

function drawClashes(clashed: readonly Kept[]): HTMLElement[] {
  if (clashed.length === 0) return []
  const list = drawOne('ul', '')
  list.className = 'stack'
  for (const send of clashed) {
    for (const line of send.left ?? []) {
      list.append(
        drawClash(send, line, async () => {
          await draw()
          tell('send')
        }),
      )
    }
  }
  return [drawOne('h2', words.clashes), drawOne('p', words.clashesSay), list]
}

function drawOne<K extends keyof HTMLElementTagNameMap>(kind: K, text: string): HTMLElementTagNameMap[K] {
  const made = document.createElement(kind)
  made.textContent = text
  return made
}

/** Browsers that keep watch over addresses of scripts take them only through a policy with a name. */
function trusted(src: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  return trustedTypes?.createPolicy('cellar', { createScriptURL: (url) => url }).createScriptURL(src) ?? src
}
