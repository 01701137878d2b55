import { desks } from './desks.ts'

const shelf = 'cellar'
const longest = 3 * 86_400_000
const marks = { person: 'x-kept-person', at: 'x-kept-at' }

/** What stands on a desk, as it was read last. */
export type Copy = { html: string; headers: Headers; person: string; at: number }

/** The copy of a page, or of its desk where just that page was never read; none that is past its time. */
export async function findCopy(url: string): Promise<Copy | undefined> {
  const kept = await caches.open(shelf)
  const found = (await kept.match(url)) ?? (await kept.match(url.replace(/\?.*/, '')))
  if (!found) return undefined
  const at = Number(found.headers.get(marks.at))
  if (Date.now() - at < longest)
    return { html: await found.text(), headers: found.headers, person: found.headers.get(marks.person) ?? '', at }
  await dropCopies()
  return undefined
}

/** Whose the copies are; nobody's where there are none. */
export async function findPerson(): Promise<string> {
  for (const { path } of desks) {
    const copy = await findCopy(path)
    if (copy) return copy.person
  }
  return ''
}

/** Nothing that was read is left on the machine. */
export async function dropCopies(): Promise<void> {
  await caches.delete(shelf)
}

export function isPage(answer: Response): boolean {
  return answer.headers.get('Content-Type')?.startsWith('text/html') ?? false
}

/** Looks at what the house has answered: another's page ends the copies, a desk is kept, with all that it needs. */
export async function noteAnswer(answer: Response, url: string, isDesk: boolean): Promise<void> {
  // Led away, whoever asks is nobody any more.
  if (isDesk && (answer.type === 'opaqueredirect' || answer.status === 401 || answer.status === 404)) return dropCopies()
  if (!isPage(answer)) return
  const html = await answer.text()
  const person = personIn(html)
  if (!person) return
  if (person !== (await findPerson())) await dropCopies()
  if (isDesk && answer.status === 200) await keepCopy(url, person, { html, headers: new Headers(answer.headers) })
}

/** Reads the desks again, as nobody may come by again before the line is gone. */
export async function readDesks(): Promise<void> {
  for (const { path } of desks) {
    const answer = await fetch(path, { redirect: 'manual' }).catch(() => undefined)
    if (answer) await noteAnswer(answer, path, true)
  }
}

/** A sheet, a script or a letter form that a copy needs. */
export async function findPart(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? Response.error()
}

const personIn = (html: string) => / data-person="([^"]+)"/.exec(html)?.[1]
/** What was told once is not told again. */
const told = /<p class="note" role="status" data-told="[^"]*">.*?<\/p>/s

async function keepCopy(url: string, person: string, { html, headers }: Pick<Copy, 'html' | 'headers'>): Promise<void> {
  const kept = await caches.open(shelf)
  headers.set(marks.person, person)
  headers.set(marks.at, String(Date.now()))
  await kept.put(url, new Response(html.replace(told, ''), { headers }))
  for (const part of partsOf(html)) await keepPart(kept, part)
}

/** What a page names of its sheets and scripts: their names say what is in them, so that one that is there is right. */
function partsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/(?:src|href)="(\/(?:assets|art)\/[^"]+)"/g)].map(([, part = '']) => part))
}

async function keepPart(kept: Cache, part: string): Promise<void> {
  if (await kept.match(part)) return
  const answer = await fetch(part).catch(() => undefined)
  if (!answer?.ok) return
  await kept.put(part, answer.clone())
  if (!part.endsWith('.css')) return
  for (const [, inner = ''] of (await answer.text()).matchAll(/url\(['"]?(\/[^'")]+)/g)) await keepPart(kept, inner)
}
