import { expect, test } from 'vitest'
import { rows } from '#api/contract/index.ts'
import { openInProcess } from '#api/door/in-process.ts'
import { isRecorded } from '#api/house/audit-log/record-act.ts'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf } from '../support/site-calls.ts'
import { now, setStage } from '../support/stage.ts'

/** Every act that the log may tell, whatever it can take back today. */
const acts = rows.filter(([, row]) => isRecorded(row) && row.path !== '/admin/audit-log/{id}/undo')
const depths = [0, 1, 2, 3]

eachDatabase('taking back, and taking that back', (open) => {
  test('threats 16, 38: wants of whoever asks what the first act wanted: their role, and a proof of who they are', async () => {
    const stage = await setStage(await open())
    const site = bindToSite(stage.db, '1')
    const old = new Date(now.getTime() - 3_600_000)
    const { planted, tokens } = await site.inTransaction(async (tx) => {
      const tokenOf = (role: 'ADMIN' | 'SUPER_ADMIN', proven: Date) =>
        makeToken(tx, { email: `${role.toLowerCase()}@preuves.test`, role, now: proven })
      const planted = []
      for (const [name, row] of acts) {
        let undoes = ''
        for (const depth of depths) {
          const id: string = crypto.randomUUID()
          const call = depth === 0 ? `${row.method} ${row.path}` : 'POST /admin/audit-log/{id}/undo'
          await tx
            .insertInto('audit_entries')
            .values({
              id,
              created_at: now.toISOString(),
              day: parisDay(now),
              user_id: 'somebody',
              role: 'ADMIN',
              key_name: '',
              act: depth === 0 ? 'DO' : 'UNDO',
              resource: '',
              thing_id: '',
              name: '',
              undoes,
              call,
              changes: '[]',
              undo: 'OPEN',
              never: '',
            })
            .execute()
          planted.push({ id, about: `${name}, ${depth} times over`, row })
          undoes = id
        }
      }
      return { planted, tokens: { admin: await tokenOf('ADMIN', now), idle: await tokenOf('SUPER_ADMIN', old) } }
    })
    expect(planted.filter(({ row }) => row.fresh).length).toBeGreaterThan(15 * depths.length)
    const undo = (token: string, id: string) =>
      codeOf(openInProcess(stage.dependencies)({ siteId: '1', token, clientAddress: undefined }).undoAct({ params: { id } }))
    for (const { id, about, row } of planted) {
      if (row.fresh) expect([about, await undo(tokens.idle, id)]).toEqual([about, 'unproven'])
      if (row.access === 'super_admin') expect([about, await undo(tokens.admin, id)]).toEqual([about, 'forbidden'])
    }
    const proven = await site.inTransaction((tx) =>
      makeToken(tx, { email: 'super_admin@preuves.test', role: 'SUPER_ADMIN', now }),
    )
    for (const { id, about, row } of planted.filter((one) => one.row.fresh)) {
      expect([about, row.access, ['unproven', 'forbidden'].includes(await undo(proven, id))]).toEqual([about, row.access, false])
    }
  })
})
