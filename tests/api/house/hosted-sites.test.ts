import { expect, test } from 'vitest'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { queueMail } from '#api/platform/mail/queue-mail.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { ask, asRole, now, type Stage, setStage } from '../support/stage.ts'

/** A stage whose first site is the operator's. */
async function office(stage: Stage): Promise<Stage> {
  await stage.db.inTransaction((tx) => tx.updateTable('sites').set({ is_operator: 1 }).where('id', '=', '1').execute())
  return stage
}

const json = { 'content-type': 'application/json' }
const write = (stage: Stage, method: string, path: string, body: unknown, headers = asRole(stage, 'SUPER_ADMIN')) =>
  ask(stage, path, { method, headers: { ...headers, ...json }, body: JSON.stringify(body) })

eachDatabase('the sites of a machine', (open) => {
  test('are seen by the super-administrators of the operator, and by nobody else', async () => {
    const stage = await office(await setStage(await open()))
    const seen = async (role: 'VISITOR' | 'MEMBER' | 'ADMIN' | 'SUPER_ADMIN', site?: string) =>
      (await ask(stage, '/admin/hosted-site', { headers: asRole(stage, role, site) })).status
    expect(await Promise.all([seen('VISITOR'), seen('MEMBER'), seen('ADMIN'), seen('SUPER_ADMIN')])).toEqual([401, 403, 403, 200])
    expect(await seen('SUPER_ADMIN', '2')).toBe(403)
    const { json: listed } = await ask(stage, '/admin/hosted-site', { headers: asRole(stage, 'SUPER_ADMIN') })
    expect(listed).toMatchObject({
      data: { total: 2, sites: expect.arrayContaining([expect.objectContaining({ host: 'voisin.test' })]) },
    })
  })

  test('one that is made has its owner invited by mail, and the journal says who made it', async () => {
    const stage = await office(await setStage(await open()))
    const wish = { name: 'Cave neuve', host: 'cave.test', email: 'chef@cave.test' }
    expect(await write(stage, 'POST', '/admin/hosted-site', wish)).toMatchObject({
      status: 200,
      json: { data: { id: '3', isOpen: true } },
    })
    expect((await write(stage, 'POST', '/admin/hosted-site', wish)).status).toBe(422)
    const mails = await bindToSite(stage.db, '3').read.selectFrom('outbox').select(['kind', 'recipient']).execute()
    expect(mails).toEqual([{ kind: 'invitation', recipient: 'chef@cave.test' }])
    const entry = await bindToSite(stage.db, '1').read.selectFrom('audit_entries').select(['act', 'resource', 'undo']).execute()
    expect(entry).toEqual([{ act: 'CREATE', resource: 'hosted-site', undo: 'NEVER' }])
  })

  test('one that is suspended takes nothing of visitors, while its staff still work; the operator’s own stays', async () => {
    const stage = await office(await setStage(await open()))
    const letter = { email: 'a@exemple.test', lists: [] }
    const subscribe = () => write(stage, 'POST', '/newsletter/subscribe', letter, asRole(stage, 'VISITOR', '2'))
    expect((await subscribe()).status).not.toBe(503)
    expect((await write(stage, 'PUT', '/admin/hosted-site/2', { isOpen: false })).status).toBe(200)
    expect((await subscribe()).status).toBe(503)
    const owned = { value: 'true' }
    expect((await write(stage, 'PUT', '/admin/parameter/blog_activated', owned, asRole(stage, 'ADMIN', '2'))).status).toBe(200)
    expect((await write(stage, 'PUT', '/admin/hosted-site/1', { isOpen: false })).status).toBe(422)
  })

  test('what a site may come to is kept where it is made, and mails beyond a day’s wait', async () => {
    const stage = await office(await setStage(await open()))
    await write(stage, 'PUT', '/admin/hosted-site/1', { mostProducts: 0, mostMails: 2 })
    const refused = await write(stage, 'POST', '/admin/product', { name: 'Un vin', price: 1000 })
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('0 produits au plus')])
    const site = { id: '1', name: 'Un', origin: 'https://coteaux.test' }
    const own = bindToSite(stage.db, '1')
    for (const to of ['a@a.test', 'b@b.test', 'c@c.test'])
      await own.inTransaction((tx) => queueMail(tx, { kind: 'invitation', to, params: { path: '/' }, site, now }))
    const port = { send: async () => ({ fate: 'sent' as const }) }
    const send = (at: Date) => sendDueMails({ db: stage.db, port: port as never, now: () => at })
    expect([await send(now), await send(now)]).toEqual([2, 0])
    expect(await send(new Date(now.getTime() + 25 * 3_600_000))).toBe(1)
  })
})
