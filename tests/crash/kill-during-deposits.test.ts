import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { openSealing, sealingOf } from '#api/platform/outside/sealing.ts'
import { platformSealingName } from '#api/selling/papers/flows/platform.ts'
import { issuePaper } from '#api/selling/papers/issue-paper.ts'
import { paperOf } from '../api/support/rows/plant-papers.ts'
import { openDice } from '../api/support/trade/market.ts'
import { eachPlace } from '../support/database/databases.ts'
import { type FlowServer, openFlowServer } from '../support/flow-server.ts'
import { startProcess } from '../support/site-process.ts'

const kills = { sqlite: process.env.LONG ? 200 : 3, postgres: process.env.LONG ? 20 : 2 }
const seed = Number(process.env.SEED ?? 20_261_126)
const secret = 'a-secret-of-this-shop-long-enough-to-seal-with'

eachPlace('a shop killed with -9 while it hands over invoices to its platform', (open) => {
  test(`hands over each paper once, and tells within a minute what became of it (seed ${seed})`, {
    timeout: process.env.LONG ? 7_200_000 : 300_000,
  }, async () => {
    const { db, env } = await open()
    await seedDemo(db)
    const platform = await openFlowServer()
    await join(db, platform)
    const chance = openDice(seed)
    const labels: string[] = []
    const cuts: Record<string, number> = {}
    for (let kill = 1; kill <= kills[db.dialect]; kill += 1) {
      for (let more = chance(5); more >= 0; more -= 1) labels.push(await issue(db, labels.length + 1))
      await letTimePass(db)
      const cut = waitForCut(platform, 1 + chance(17))
      const shop = await startProcess(['serve'], { ...env, SEALING_KEY: secret, LOG: 'off' })
      const at = await cut
      await wait(chance(13))
      await shop.end('SIGKILL')
      cuts[at] = (cuts[at] ?? 0) + 1
    }
    platform.watch.onAsked = undefined
    labels.push(await issue(db, labels.length + 1))
    // In the long run nothing is helped along: the shop finds back to its work by itself.
    if (!process.env.LONG) await letTimePass(db)
    const restarted = performance.now()
    const last = await startProcess(['serve'], { ...env, SEALING_KEY: secret, LOG: 'off' })
    const statesOf = async () => (await db.read.selectFrom('flows').select('state').execute()).map(({ state }) => state)
    await expect.poll(statesOf, { timeout: 150_000, interval: 250 }).toEqual(labels.map(() => 'SENT'))
    const sentAfter = performance.now() - restarted
    for (const flow of platform.flows) platform.judge(flow)
    const judged = performance.now()
    // How long it takes by itself is measured once.
    if (!process.env.LONG && db.dialect === 'postgres') await letTimePass(db)
    await expect.poll(statesOf, { timeout: 60_000, interval: 250 }).toEqual(labels.map(() => 'ACCEPTED'))
    const shownAfter = performance.now() - judged
    await last.end()
    expect(platform.flows.map(({ name }) => name).sort()).toEqual(labels.map((label) => `${label.toLowerCase()}.pdf`).sort())
    expect(new Set(platform.flows.map(({ trackingId }) => trackingId)).size).toBe(labels.length)
    await platform.close()
    const said = Object.entries(cuts).map(([path, count]) => `${count} at ${path}`)
    console.log(
      `${db.dialect}, seed ${seed}: ${labels.length} papers once each over ${kills[db.dialect]} kills (${said.join(', ')}); all handed over ${Math.round(sentAfter / 1000)} s after the last start, their states shown ${Math.round(shownAfter / 1000)} s after the platform said them`,
    )
  })
})

/** The platform is asked so many times more, or is not asked any more. */
function waitForCut(platform: FlowServer, questions: number): Promise<string> {
  let left = questions
  return new Promise((cut) => {
    let patience: NodeJS.Timeout | undefined
    platform.watch.onAsked = (path) => {
      left -= 1
      clearTimeout(patience)
      patience = setTimeout(cut, 200, 'rest')
      if (left <= 0) cut(path.replace(/^.*\/v1/, ''))
    }
  })
}

/** As after a minute: nobody is at work any more, and what was tried is due again. */
async function letTimePass(db: Database): Promise<void> {
  await db.inTransaction(async (tx) => {
    await tx.deleteFrom('job_turns').where('name', '=', 'exchange_flows').execute()
    await tx.updateTable('flows').set({ next_try_at: new Date().toISOString() }).where('state', '=', 'WAITING').execute()
  })
}

async function issue(db: Database, number: number): Promise<string> {
  const { kind: _kind, year: _year, number: _number, issuedAt: _at, credits: _credits, ...facts } = paperOf('Domaine', number)
  const buyer = { ...facts.buyer, company: 'Bistrot', siren: '732829320' }
  const given = { kind: 'INVOICE' as const, credits: null, invoiceId: null, facts: { ...facts, buyer }, now: new Date() }
  const { label } = await bindToSite(db, '1').inTransaction((tx) => issuePaper(tx, given))
  return label
}

async function join(db: Database, { access }: FlowServer): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z'
  await bindToSite(db, '1').inTransaction((tx) =>
    tx
      .insertInto('invoicing_platforms')
      .values({
        id: 'platform',
        name: 'Ma plateforme',
        number: '',
        url: access.url,
        token_url: access.tokenUrl,
        client_id: access.clientId,
        secret: sealingOf(openSealing([secret]), '1').seal('tres-secret', platformSealingName),
        is_active: 1,
        since: new Date().toISOString().slice(0, 10),
        looked_to: '',
        told_to: '',
        heard_to: at,
        heard_at: null,
        failing_since: null,
        error: '',
        updated_at: at,
      })
      .execute(),
  )
}
