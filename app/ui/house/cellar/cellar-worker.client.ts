import { copyName, countChanges, type KeptAct } from '#app/models/house/cellar/kept-send.ts'
import { findCopy, findPart, findPerson, isPage, noteAnswer, readDesks } from './copies.ts'
import { actOf, deskOf } from './desks.ts'
import { drawAway, drawCopy, tellIn } from './draw-copy.ts'
import { addKept, listKept } from './kept-sends.ts'
import type { FromPage, FromWorker } from './messages.ts'
import { sendKept } from './send-kept.ts'

type Event = { waitUntil(done: Promise<unknown>): void }
type Asked = Event & { request: Request; respondWith(answer: Promise<Response>): void }
type Message = Event & { data: FromPage }
type Client = { postMessage(message: FromWorker): void }
type Hear = {
  (name: 'install' | 'activate' | 'sync', hear: (event: Event) => void): void
  (name: 'fetch', hear: (event: Asked) => void): void
  (name: 'message', hear: (event: Message) => void): void
}
type Worker = {
  addEventListener: Hear
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(): Promise<Client[]> }
  registration: { sync?: { register(tag: string): Promise<void> } }
}

const worker = self as unknown as Worker
/** How much was just kept, to be told on the page that follows. */
let justKept = 0

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('sync', (event) => event.waitUntil(sendAndTell()))
worker.addEventListener('message', (event) => event.waitUntil(event.data === 'send' ? sendAndTell() : readDesks()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  const act = request.method === 'POST' ? actOf(pathname) : undefined
  if (request.mode === 'navigate' && act) event.respondWith(sendOrKeep(request, act))
  else if (request.method !== 'GET') return
  else if (request.mode !== 'navigate') {
    if (/^\/(?:assets|fonts|art)\//.test(pathname)) event.respondWith(fetch(request).catch(() => findPart(request)))
  } else if (/^\/admin(?:\/|$)/.test(pathname)) event.respondWith(openPage(event, pathname))
})

/** Sends a form as it is; where no answer comes it waits here, as does whatever follows one that waits. */
async function sendOrKeep(request: Request, act: KeptAct): Promise<Response> {
  const again = request.clone()
  const entries = [...new URLSearchParams(await request.clone().text())]
  const isBehind = entries.some(([name]) => name === copyName) || (await listKept()).some(({ left }) => !left)
  if (!isBehind) {
    const answer = await inTime(fetch(request), 15_000)
    if (answer) return answer
  }
  const person = await findPerson()
  // Nobody's copy is here: the browser says that there is no line, and the page keeps what was typed.
  if (person === '') return fetch(again)
  justKept = countChanges(act, entries)
  if (justKept > 0) {
    await addKept({ person, act, entries, at: Date.now() })
    await worker.registration.sync?.register('send').catch(() => {})
  }
  const { pathname, search } = new URL(request.url)
  return Response.redirect(deskOf(pathname) ? pathname + search : '/admin/commandes/preparation', 303)
}

/** The line always comes first; what waits is sent before, so that the page shows it. */
async function openPage(event: Asked, pathname: string): Promise<Response> {
  const { url } = event.request
  const desk = deskOf(pathname)
  if (desk) await inTime(sendKept(), 4000)
  const kept = justKept
  if (desk) justKept = 0
  const answer = await inTime(fetch(event.request), desk ? 8000 : 60_000)
  if (!answer) {
    const copy = desk && (await findCopy(url))
    return copy ? drawCopy(copy, kept) : drawAway()
  }
  // A file that is taken away may be large: a copy of it would lie in memory.
  if (desk || isPage(answer)) event.waitUntil(noteAnswer(answer.clone(), url, desk !== undefined))
  return kept > 0 && answer.status === 200 ? tellIn(answer, kept) : answer
}

/** What comes in time; a line that answers nothing is none. */
function inTime<T>(coming: Promise<T>, most: number): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, most, undefined))
  return Promise.race([coming.catch(() => undefined), late])
}

async function sendAndTell(): Promise<void> {
  const news = await sendKept()
  if (news.hasNews) await readDesks()
  for (const client of await worker.clients.matchAll()) client.postMessage(news)
}
