import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const rounds = 120
const warmRounds = 80

const pages = [
  { name: 'home', path: '/', who: 'buyer' },
  { name: 'content page', path: '/le-domaine', who: 'buyer' },
  { name: 'product list', path: '/boutique', who: 'buyer' },
  { name: 'product', path: '/boutique/clos-de-l-abbesse', who: 'buyer' },
  { name: 'cart', path: '/panier', who: 'buyer' },
  { name: 'checkout, addresses', path: '/commande/coordonnees', who: 'buyer' },
  { name: 'search', path: '/recherche?q=vin+jaune', who: 'buyer' },
  { name: 'panel, today', path: '/admin', who: 'owner' },
  { name: 'panel, orders', path: '/admin/commandes', who: 'owner' },
]

/** Rows of pages made for one visitor, who asks for one after the other: none of them comes from the cache. */
export async function measureOneByOne({ folder, startShop }) {
  const shop = await startShop()
  try {
    const cookies = { buyer: await fillCart(shop.url), owner: await logIn(shop.url, folder) }
    const rows = []
    for (const { name, path, who } of pages) rows.push(await measure(shop, { name, url: shop.url + path, cookie: cookies[who] }))
    return rows
  } finally {
    await shop.stop()
  }
}

async function measure(shop, { name, url, cookie }) {
  const once = async () => {
    const before = performance.now()
    const answer = await fetch(url, { headers: { cookie, 'accept-encoding': 'identity' }, redirect: 'manual' })
    const first = performance.now() - before
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status} to the bench`)
    return first
  }
  for (let round = 0; round < warmRounds; round += 1) await once()
  const before = shop.cpuMicroseconds()
  const times = []
  for (let round = 0; round < rounds; round += 1) times.push(await once())
  const cpu = (shop.cpuMicroseconds() - before) / rounds / 1000
  times.sort((one, other) => one - other)
  const at = (share) => (times[Math.floor(rounds * share)] ?? 0).toFixed(1)
  return `| ${[name, at(0.5), at(0.95), cpu.toFixed(1)].join(' | ')} |`
}

/** A visitor with six bottles in the cart, as a browser without script puts them there. */
async function fillCart(origin) {
  return cookiesOf(await post(origin, '/panier/ajouter', { declinaison: 'abbesse-2021-75', quantite: '6' }))
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
