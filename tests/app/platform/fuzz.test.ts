import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { fillSite } from '../../api/support/rows/fill-site.ts'
import { plantOfSite, plantOwned } from '../../api/support/rows/plant-rows.ts'
import { canary, roles } from '../../api/support/stage.ts'
import { openTestShop, origin, type TestShop } from '../../support/site.ts'
import { openStripeServer } from '../../support/stripe/server.ts'
import { openHarvest } from '../support/harvest.ts'
import { openRequests, type People } from '../support/random-requests.ts'

const seed = 20_261_122
const requests = process.env.LONG ? 200_000 : 1500
/** After so many everybody logs in again: some requests end the sessions they are sent with. */
const shift = 250
/** A backup copies all there is. */
const takesItsTime = /\/(?:admin\/sauvegardes|api\/admin\/backup)/
/** What a run has to have met, or it proves little. */
const kinds = ['call 200', 'call 422', 'page 200', 'page 404', 'form 303', 'form 422', 'form 403']

test(`whatever is sent to whichever call or page is answered within a second, without a fault of ours or a word of the neighbour (seed ${seed})`, async () => {
  // Among the random words is what opens an account at Stripe: nothing of it leaves this machine.
  const stripe = await openStripeServer()
  const standIn = { STRIPE_STAND_IN: `http://127.0.0.1:${stripe.at.port}` }
  const shop = await openTestShop({ env: { TRUSTED_PROXIES: '1', LOG: 'off', ...standIn } })
  const counts = new Map<string, number>()
  try {
    const harvest = openHarvest([...(await plantNeighbour(shop.db)), 'abbesse-2021-75', 'le-domaine', 'fr'])
    let people = await logIn(shop.db)
    const draw = openRequests(seed, harvest, () => people)
    const hasMetAll = () => kinds.every((kind) => counts.has(kind))
    for (let sent = 0; sent < requests || (sent < 3 * requests && !hasMetAll()); sent += 1) {
      if (sent % shift === 0) people = await logIn(shop.db)
      const { kind, what, request } = draw()
      const [before, queuedBefore] = [performance.now(), queued()]
      const answer = await shop.shop.fetch(request)
      const text = await answer.text()
      const took = performance.now() - before - (queued() - queuedBefore)
      const says = `request ${sent}: ${what} ${request.url} answered ${answer.status}`
      // Whoever may do all can say that the site is being built: then its pages answer so, as they should.
      if (answer.status === 503 && (await openSite(shop))) continue
      if (answer.status >= 500) expect.fail(`${says}: ${JSON.stringify((await shop.log()).slice(-3))} ${text.slice(0, 300)}`)
      if (!takesItsTime.test(request.url)) expect(took, says).toBeLessThan(1000)
      const place = text.indexOf(canary)
      if (place >= 0) expect.fail(`${says} with a word of the neighbour: ${text.slice(Math.max(0, place - 200), place + 60)}`)
      if (answer.headers.get('content-type')?.startsWith('text/html')) harvest.gather(text, request.url)
      if (sent % 10_000 === 9999) process.stdout.write(`${sent + 1} requests answered\n`)
      counts.set(`${kind} ${answer.status}`, (counts.get(`${kind} ${answer.status}`) ?? 0) + 1)
    }
  } finally {
    await shop.close()
    await stripe.close()
  }
  if (process.env.LONG) process.stdout.write(`seed ${seed}: ${JSON.stringify(Object.fromEntries([...counts].sort()))}\n`)
  for (const kind of kinds) expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(0)
  expect('polluted' in {}).toBe(false)
})

/** A second site in the same database, with a row of each kind whose every text bears its mark; answers their ids. */
async function plantNeighbour(db: Database): Promise<string[]> {
  await fillSite(db, { id: '2', host: 'voisin.test', mark: canary })
  // Whoever runs the machine sees all its sites.
  await db.inTransaction((tx) => tx.updateTable('sites').set({ is_operator: 0 }).execute())
  return bindToSite(db, '2').inTransaction(async (tx) => {
    await plantOfSite(tx, canary)
    const user = await tx.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const owned = await plantOwned(tx, user.id, canary)
    const tables = ['orders', 'products', 'images', 'pages', 'messages', 'papers', 'letters', 'carts'] as const
    const ids = await Promise.all(tables.map((table) => tx.selectFrom(table).select('id').execute()))
    // An id that bears the mark would come back with the address it was asked for in.
    return [...Object.values(owned), ...ids.flat().map(({ id }) => id)].filter((id) => !id.includes(canary))
  })
}

/** Shows the site again; says whether it was being built. */
async function openSite({ db, shop }: TestShop): Promise<boolean> {
  const { is_building } = await bindToSite(db, '1')
    .read.selectFrom('site_settings')
    .select('is_building')
    .executeTakeFirstOrThrow()
  const { SUPER_ADMIN } = await logIn(db)
  const headers = {
    host: new URL(origin).host,
    idSite: '1',
    authorization: `Bearer ${SUPER_ADMIN}`,
    'content-type': 'application/json',
  }
  const init = { method: 'PUT', headers, body: JSON.stringify({ isBuilding: false }) }
  expect((await shop.fetch(new Request(`${origin}/api/admin/site`, init))).status).toBe(200)
  return is_building === 1
}

async function logIn(db: Database): Promise<People> {
  return bindToSite(db, '1').inTransaction(async (tx) => {
    const made: People = { VISITOR: '', MEMBER: '', ADMIN: '', SUPER_ADMIN: '' }
    for (const role of roles)
      made[role] = await makeToken(tx, { email: `fuzz-${role.toLowerCase()}@shop.test`, role, now: new Date() })
    return made
  })
}

/** For how many milliseconds this process has waited for a processor so far: other programs on the machine are no fault of ours. */
function queued(): number {
  if (!existsSync('/proc/self/schedstat')) return 0
  const [, nanoseconds] = readFileSync('/proc/self/schedstat', 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}
