import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'

const rounds = 200
/** The engine has learnt the page by then. */
const warmRounds = 400

const pages = [
  { name: 'home', path: '/', who: 'buyer' },
  { name: 'content page', path: '/le-domaine', who: 'buyer' },
  { name: 'product list', path: '/boutique', who: 'buyer' },
  { name: 'product', path: '/boutique/clos-de-l-abbesse', who: 'buyer' },
  { name: 'product list, made whole', path: '/boutique', who: 'anew' },
  { name: 'product, made whole', path: '/boutique/clos-de-l-abbesse', who: 'anew' },
  { name: 'cart', path: '/panier', who: 'buyer' },
  { name: 'checkout, addresses', path: '/commande', who: 'buyer' },
  { name: 'search', path: '/recherche?q=vin+jaune', who: 'buyer' },
  { name: 'panel, today', path: '/admin', who: 'owner' },
  { name: 'panel, orders', path: '/admin/commandes', who: 'owner' },
]

/** Rows of what one visitor waits for who has a cart, or is the owner, and asks for one page after the other. */
export async function measureOneByOne({ folder, startShop }) {
  const shop = await startShop()
  try {
    const cookies = { buyer: await fillCart(shop.url), anew: 'session=bench', owner: await logIn(shop.url, folder) }
    const rows = []
    for (const { name, path, who } of pages) rows.push(await measure(shop, { name, url: shop.url + path, cookie: cookies[who] }))
    return rows
  } finally {
    await shop.stop()
  }
}

async function measure(shop, { name, url, cookie }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const once = () => timeOfFirstByte(url, { agent, headers: { cookie, 'accept-encoding': 'identity' } })
  for (let round = 0; round < warmRounds; round += 1) await once()
  const before = shop.cpuMicroseconds()
  const times = []
  for (let round = 0; round < rounds; round += 1) times.push(await once())
  const cpu = (shop.cpuMicroseconds() - before) / rounds / 1000
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (share) => (times[Math.floor(rounds * share)] ?? 0).toFixed(1)
  return `| ${[name, at(0.5), at(0.95), cpu.toFixed(1)].join(' | ')} |`
}

/** How long a question waits for the beginning of its answer, in ms. */
function timeOfFirstByte(url, options) {
  return new Promise((resolve, reject) => {
    const before = performance.now()
    const asked = get(url, options, (answer) => {
      const took = performance.now() - before
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode} to the bench`))
      answer.on('end', () => resolve(took)).resume()
    })
    asked.on('error', reject)
  })
}

/** A visitor with six bottles in the cart, as a browser without script puts them there. */
export async function fillCart(origin) {
  const cookies = cookiesOf(await post(origin, '/panier/ajouter', { declinaison: 'abbesse-2021-75', quantite: '6' }))
  // The message that it lies in the cart is for one page alone.
  return cookies.replace(/; flash=.*/, '')
}

async function logIn(origin, folder) {
  const line = readFileSync(join(folder, 'demo-logins.txt'), 'utf8').match(/^ADMIN\s+(\S+)\s+(\S+)/m)
  return cookiesOf(await post(origin, '/auth/connexion', { email: line[1], password: line[2], retour: '' }))
}

async function post(origin, path, fields) {
  const headers = { origin: new URL(origin).origin, 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`${path} answered ${answer.status} to the bench`)
  return answer
}

function cookiesOf(answer) {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
