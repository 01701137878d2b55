import { execFileSync } from 'node:child_process'
import { Agent, request } from 'node:http'
import { startChild } from './child.mjs'

const atOnce = 16
const seconds = 10
const key = 'bench-only-key-that-guards-nothing'
const address = { firstname: 'M', lastname: 'P', address: '1, rue Haute', postalCode: '39600', city: 'Arbois', country: 'FR' }

/** The row of placing orders through the API's own door, sixteen at a time, each by a buyer of their own, by turns to each process. */
export async function measureOrders(name, environment, processes = 1) {
  for (const verb of ['migrate', 'seed']) runVerb(verb, environment)
  const token = runVerb('token', environment)
  const env = { ...environment, PORT: '0', LOG: 'off', SERVICE_KEY: key, TRUSTED_PROXIES: '1', SHARED_DATA: '1' }
  const apis = []
  while (apis.length < processes) apis.push(await startChild('build/server/index.js', ['api'], env))
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const ask = (method, path, body, more) => send(agent, `${apis[more.turn ?? 0].url}/api${path}`, { method, body, ...more })
  const worked = () => apis.reduce((sum, api) => sum + api.cpuMicroseconds(), 0)
  try {
    const wine = await openShop((method, path, body) => ask(method, path, body, { token }))
    const place = (buyer) => ask('POST', '/order', orderOf(wine, buyer), { from: placeOf(buyer), turn: buyer % processes })
    const countSent = async () => (await ask('GET', '/admin/mail?state=SENT', undefined, { token })).total
    await placeFor(2, place, 0)
    const { sent: known } = await untilAllLeft(countSent)
    const [before, start] = [worked(), Date.now()]
    const { placed, times } = await placeFor(seconds, place, 1_000_000)
    const atEnd = await countSent()
    const { sent, last } = await untilAllLeft(countSent)
    const whole = (last - start) / 1000
    const cpu = (worked() - before) / placed
    const [mails, late] = [sent - known, sent - atEnd]
    const at = (share) => times[Math.floor(times.length * share)].toFixed(1)
    const figures = [placed / seconds, placed / whole].map(Math.round)
    return `| ${[name, ...figures, at(0.5), at(0.99), (mails / placed).toFixed(1), late, Math.round(cpu)].join(' | ')} |`
  } finally {
    agent.destroy()
    for (const api of apis) await api.stop()
  }
}

function runVerb(verb, environment) {
  const env = { ...process.env, ...environment, NODE_ENV: 'production' }
  return execFileSync(process.execPath, ['build/server/index.js', verb], { env, encoding: 'utf8' }).trim().split('\n').at(-1)
}

/** A wine in such a stock that only time ends its sale. */
async function openShop(ask) {
  await ask('PUT', '/admin/site', { isECommerce: true, isBuilding: false })
  for (const [id, value] of [
    ['night_closing', 'false'],
    ['ask_birthdate', 'false'],
    ['use_product_stock', 'false'],
  ])
    await ask('PUT', `/admin/parameter/${id}`, { value })
  const name = `Banc ${Date.now()}`
  const facts = { alcohol: 125, allergens: ['SULPHITES'], bottler: 'Domaine, Montorge', origin: 'France' }
  const product = await ask('POST', '/admin/product', { name, type: 'WINE', kind: 'rouge', price: 1500, isValid: true, facts })
  const bottle = { idProduct: product.id, price: 1500, year: 2022, capacity: 75, capacityUnit: 'cl' }
  const form = await ask('POST', '/admin/declination', bottle)
  await ask('POST', '/admin/stock-movement', { idDeclination: form.id, kind: 'INVENTORY', quantity: 900_000 })
  const carriers = await ask('GET', '/admin/carrier')
  return { id: product.id, carrier: carriers.carriers.find(({ deliveryType }) => deliveryType === 'DELIVERY').id }
}

function orderOf({ id, carrier }, buyer) {
  return {
    checkout: `tirage-du-banc-d-essai-${Date.now()}-${buyer}`,
    payment: 'TRANSFER',
    products: [{ id, quantity: 6 }],
    user: { phone: '03 84 00 00 01', email: `banc-${buyer}@exemple.test`, isAdult: true },
    address: { billing: address },
    delivery: { type: 'DELIVERY', idCarrier: carrier },
  }
}

/** So many buyers do not come from one house, nor from one provider: there are limits for that. */
function placeOf(buyer) {
  const [first, second, third] = [buyer, Math.floor(buyer / 200), Math.floor(buyer / 50_000)]
  return `${(first % 200) + 20}.${second % 250}.${third % 250}.1`
}

/** An order is done when its mails have left: none has left for three seconds; some of the demo's wait for hours. */
async function untilAllLeft(countSent) {
  let [sent, last] = [await countSent(), Date.now()]
  while (Date.now() < last + 3000) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    const now = await countSent()
    if (now > sent) [sent, last] = [now, Date.now()]
  }
  return { sent, last }
}

async function placeFor(length, place, first) {
  const times = []
  const end = Date.now() + length * 1000
  let buyer = first
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (Date.now() < end) {
        const start = performance.now()
        buyer += 1
        await place(buyer)
        times.push(performance.now() - start)
      }
    }),
  )
  return { placed: times.length, times: times.sort((one, other) => one - other) }
}

/** Any answer but a yes ends the bench: a refusal is faster than an order. */
function send(agent, url, { method, body, token, from }) {
  const headers = {
    idSite: '1',
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(from && { 'x-forwarded-for': from }),
  }
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers }, async (response) => {
      const said = Buffer.concat(await response.toArray()).toString()
      const answer = JSON.parse(said)
      if (answer.success) resolve(answer.data)
      else reject(new Error(`${method} ${url}: ${said}`))
    })
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
}
