// What each screen of a panel costs: `node scripts/bench/desks.mjs URL EMAIL SECRET [ms] [PID]` walks from link to link and prints those
// that take longer than so many milliseconds, the middle of five, the slowest first. With the process that serves named, its own
// processor time counts, which other work on the machine does not lengthen. Meant for a shop that has grown.
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const turns = 5
/** So many addresses of one shape (a page of a list, a record) are asked; the others are read the same way. */
const ofOneShape = 1
/** And what narrows and orders a list at once, no more than by two words. */
const mostWords = 2
const words = ['perrin7', 'savagnin']

const [base, email, secret, least = '0', pid] = process.argv.slice(2)
const cookies = new Map()

await logIn()
const timed = []
for (const { path, ms } of await walk()) timed.push({ path, ms: ms < Number(least) ? ms : await middleOf(path) })
timed.sort((one, other) => other.ms - one.ms)
for (const { path, ms } of timed) if (ms >= Number(least)) console.log(`${ms.toFixed(0).padStart(6)} ms  ${path}`)
console.log(`${timed.length} screens, ${timed.filter(({ ms }) => ms > 100).length} over 100 ms`)

async function logIn() {
  await ask('/auth')
  await ask('/auth/connexion', {
    method: 'POST',
    body: new URLSearchParams({ email, password: secret }),
    headers: { origin: base },
  })
  const { status } = await ask('/admin')
  if (status !== 200) throw new Error(`the panel answers ${status}`)
}

/** Every address that a link or a search of the panel leads to, a few of each shape. */
async function walk() {
  const found = new Set(['/admin'])
  const shapes = new Map()
  const screens = []
  for (const path of found) {
    const start = now()
    const { status, type, text } = await ask(path)
    if (status !== 200 || !type.startsWith('text/html')) continue
    screens.push({ path, ms: now() - start })
    for (const next of leadsOf(text)) {
      const shape = shapeOf(next)
      if (found.has(next) || new URL(next, base).searchParams.size > mostWords || (shapes.get(shape) ?? 0) >= ofOneShape) continue
      shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
      found.add(next)
    }
  }
  return screens
}

function leadsOf(html) {
  const links = Array.from(html.matchAll(/<a [^>]*href="([^"#]*)/g), ([, href]) => href)
  const searches = Array.from(html.matchAll(/<form ([^>]*)>([\s\S]*?)<\/form>/g)).flatMap(([, form, inside]) => {
    const action = form.match(/action="([^"#?]*)/)?.[1]
    const name = inside.match(/<input [^>]*type="search"[^>]*>/)?.[0].match(/name="([^"]*)"/)?.[1]
    return action && name ? words.map((word) => `${action}?${name}=${word}`) : []
  })
  return [...links, ...searches].map((href) => href.replaceAll('&amp;', '&')).filter((href) => /^\/admin(\/|\?|$)/.test(href))
}

function shapeOf(address) {
  const { pathname, searchParams } = new URL(address, base)
  const parts = pathname.split('/').map((part, place) => (place > 2 && /[\d%]|.{20}/.test(part) ? ':' : part))
  const query = [...searchParams].map(([key, value]) => (/[\d%]/.test(value) ? key : `${key}=${value}`)).sort()
  return `${parts.length > 4 ? [...parts.slice(0, 3), ':', ...parts.slice(4)].join('/') : parts.join('/')}?${query}`
}

async function middleOf(path) {
  const times = []
  for (let turn = 0; turn < turns; turn += 1) {
    const start = now()
    await ask(path)
    times.push(now() - start)
    await wait(10)
  }
  return times.sort((one, other) => one - other)[Math.floor(turns / 2)]
}

/** Milliseconds by the clock, or those that the process that serves has worked, in all of its threads. */
function now() {
  if (!pid) return performance.now()
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))
  return threads.reduce((sum, worked) => sum + Number(worked.split(' ')[0]), 0) / 1e6
}

async function ask(path, init = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(base + path, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } })
  for (const line of answer.headers.getSetCookie()) {
    const [name, value] = line.split(';')[0].split('=')
    cookies.set(name, value)
  }
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
}
