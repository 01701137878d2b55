import { expect, test } from 'vitest'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { warnIdleMembers } from '#api/house/members/warn-idle-members.ts'
import { retentionDays } from '#api/platform/jobs/retention-terms.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given, password } from '../support/accounts.ts'
import { day, home, openMembers, readAll } from '../support/members.ts'

const marie = 'marie@exemple.test'
const paul = 'paul@exemple.test'

eachDatabase('terms of personal data', (open) => {
  test('[P-12] a member idle for three years is warned thirty days before, then anonymised', async () => {
    const db = await open()
    const shop = await openMembers(db)
    const { api } = await shop.enrol(marie)
    given(await api.addOwnAddress({ body: home }))
    shop.pass((3 * 365 - 31) * day)
    await shop.run(warnIdleMembers)
    expect(await shop.mails('idle_warning')).toEqual([])
    shop.pass(day)
    await shop.run(warnIdleMembers)
    await shop.run(warnIdleMembers)
    expect((await shop.mails('idle_warning')).filter(({ to }) => to === marie)).toHaveLength(1)
    shop.pass(29 * day)
    await shop.run(warnIdleMembers)
    expect(await readAll(db)).toContain(home.address)
    shop.pass(day)
    await shop.run(warnIdleMembers)
    expect((await shop.mails('deletion_done')).filter(({ to }) => to === marie)).toHaveLength(1)
    expect(await readAll(db)).not.toContain(home.address)
  })

  test('[P-12] who comes back after the warning keeps the account for three more years', async () => {
    const shop = await openMembers(await open())
    await shop.enrol(marie)
    shop.pass((3 * 365 - 30) * day)
    await shop.run(warnIdleMembers)
    shop.pass(10 * day)
    await shop.logIn(marie)
    shop.pass(30 * day)
    await shop.run(keepTerms)
    await shop.run(warnIdleMembers)
    expect(await codeOf(shop.as().logIn({ body: { email: marie, password } }))).toBe('ok')
    shop.pass((3 * 365 - 30) * day)
    await shop.run(warnIdleMembers)
    expect((await shop.mails('idle_warning')).filter(({ to }) => to === marie)).toHaveLength(2)
  })

  test('[P-12] however long the job slept, nobody ends without thirty days of warning, and staff do not end', async () => {
    const shop = await openMembers(await open())
    await shop.enrol(marie)
    shop.pass(10 * 365 * day)
    await shop.run(warnIdleMembers)
    expect((await shop.mails('deletion_done')).length).toBe(0)
    const warned = (await shop.mails('idle_warning')).map(({ to }) => to)
    expect(warned).toContain(marie)
    expect(warned.filter((to) => to.includes('admin'))).toEqual([])
  })

  test('[P-12] terms end at any moment of a second, and one kind that cannot go keeps none of the others', async () => {
    const db = await open()
    const shop = await openMembers(db)
    await shop.enrol(marie)
    await shop.run(keepTerms)
    shop.pass(3 * 365 * day + 0.983)
    await shop.run(keepTerms)
    expect(await shop.site.read.selectFrom('rate_limits').selectAll().execute()).toEqual([])
    await db.inTransaction((tx) => tx.schema.alterTable('consent_log').renameTo('consent_log_elsewhere').execute())
    await shop.site.inTransaction((tx) =>
      tx.updateTable('outbox').set({ sent_at: shop.stage.dependencies.now().toISOString() }).execute(),
    )
    shop.pass(31 * day)
    await expect(shop.run(keepTerms)).rejects.toThrow('past their term, not gone: consent_proofs')
    expect(await shop.site.read.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  test('[P-12] sessions, links, counters, mails and answered requests go when their term is over, not before', async () => {
    const db = await open()
    const shop = await openMembers(db)
    await shop.enrol(marie)
    const at = shop.stage.dependencies.now().toISOString()
    await shop.site.inTransaction(async (tx) => {
      await tx.updateTable('outbox').set({ sent_at: at }).where('recipient', '=', marie).execute()
    })
    given(await shop.as().askPasswordReset({ body: { email: marie } }))
    await shop.site.inTransaction((tx) =>
      tx.updateTable('outbox').set({ failed_at: at }).where('kind', '=', 'reset_password').execute(),
    )
    const person = { firstname: 'M', lastname: 'V', email: paul }
    given(await shop.as().askRights({ body: { ...person, kind: 'ACCESS' } }))
    await shop.site.inTransaction((tx) => tx.updateTable('rights_requests').set({ answered_at: at, state: 'GRANTED' }).execute())

    const count = async () => {
      const tables = ['tokens', 'reset_tokens', 'rate_limits', 'outbox', 'rights_requests'] as const
      const counts: Record<string, number> = {}
      for (const table of tables) counts[table] = (await shop.site.read.selectFrom(table).select('site_id').execute()).length
      return counts
    }
    const before = await count()
    await shop.run(keepTerms)
    expect(await count()).toEqual(before)
    shop.pass(day + 3600)
    await shop.run(keepTerms)
    expect(await count()).toMatchObject({ tokens: 0, reset_tokens: 0, rate_limits: before.rate_limits, outbox: before.outbox })
    shop.pass(2 * day)
    await shop.run(keepTerms)
    expect(await count()).toMatchObject({ rate_limits: 0, outbox: before.outbox, rights_requests: 1 })
    shop.pass(27 * day)
    await shop.run(keepTerms)
    expect((await shop.site.read.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind)).toEqual([
      'rights_received',
    ])
    shop.pass(retentionDays.rights_requests * day)
    await shop.run(keepTerms)
    expect((await count()).rights_requests).toBe(0)
  })

  test('[P-12] an account that nobody confirmed goes after thirty days, one that is used does not', async () => {
    const db = await open()
    const shop = await openMembers(db)
    await shop.enrol(marie)
    given(await shop.as().register({ body: { email: paul, password, terms: true } }))
    shop.pass(29 * day)
    await shop.run(keepTerms)
    const emails = async () => (await shop.site.read.selectFrom('users').select('email').execute()).map(({ email }) => email)
    expect(await emails()).toContain(paul)
    shop.pass(2 * day)
    await shop.run(keepTerms)
    expect(await emails()).not.toContain(paul)
    expect(await emails()).toContain(marie)
    expect(await shop.mails('deletion_done')).toEqual([])
  })
})
