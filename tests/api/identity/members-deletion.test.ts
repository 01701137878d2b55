import { expect, test } from 'vitest'
import { deletePlannedAccounts } from '#api/house/members/delete-planned-accounts.ts'
import { legalHolds } from '#api/house/members/legal-holds.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given, isAlive, password, saidOf } from '../support/accounts.ts'
import { day, home, openMembers, readAll } from '../support/members.ts'

const marie = 'marie@exemple.test'

eachDatabase('the end of an account', (open) => {
  test('[A-10] threat 64: DELETE /user wants the password, and a stolen session cannot do without', async () => {
    const shop = await openMembers(await open())
    const { api } = await shop.enrol(marie)
    expect(await saidOf(api.deleteUser({ body: { password: 'pas le bon mot' } }), 'password')).toContain('pas votre mot de passe')
    expect(given(await api.getDeletion())).toEqual({ plannedOn: null })
    expect(await codeOf(shop.as().deleteUser({ body: { password } }))).toBe('unauthenticated')
    expect(await shop.mails('deletion_planned')).toEqual([])
  })

  test('[A-10] threat 64: the deletion is planned, told by mail, and ends every session', async () => {
    const shop = await openMembers(await open())
    const person = await shop.enrol(marie)
    const elsewhere = await shop.logIn(marie)
    expect(await codeOf(person.api.deleteUser({ body: { password } }))).toBe('ok')
    expect([await isAlive(shop, person.token), await isAlive(shop, elsewhere.token)]).toEqual([false, false])
    expect((await shop.mails('deletion_planned')).map(({ to }) => to)).toEqual([marie])
    const back = await shop.logIn(marie)
    expect(given(await back.api.getDeletion())).toEqual({ plannedOn: '2026-03-08' })
  })

  test('[A-10] until its day the deletion can be cancelled, once, and nothing was lost', async () => {
    const shop = await openMembers(await open())
    const { api } = await shop.enrol(marie)
    given(await api.addOwnAddress({ body: home }))
    expect(await codeOf(api.deleteUser({ body: { password } }))).toBe('ok')
    shop.pass(7 * day - 60)
    await shop.run(deletePlannedAccounts)
    const back = await shop.logIn(marie)
    expect(await codeOf(back.api.cancelDeletion())).toBe('ok')
    expect(await codeOf(back.api.cancelDeletion())).toBe('not_found')
    shop.pass(day)
    await shop.run(deletePlannedAccounts)
    const still = await shop.logIn(marie)
    expect(given(await still.api.listOwnAddresses())).toMatchObject([home])
    expect(await shop.mails('deletion_cancelled')).toHaveLength(1)
  })

  test('[P-11] threat 64: on its day everything that names the person is gone, well within ten working days, and they are told', async () => {
    const db = await open()
    const shop = await openMembers(db)
    const other = await shop.enrol('paul@exemple.test')
    const { api } = await shop.enrol(marie)
    given(await api.changeUser({ body: { firstname: 'Marie-Ange', lastname: 'Vuillemin', phone: '03 84 00 00 01' } }))
    given(await api.addOwnAddress({ body: home }))
    given(await other.api.addOwnAddress({ body: { ...home, firstname: 'Paul', lastname: 'Poncet', address: '3, rue du Four' } }))
    expect(await codeOf(api.deleteUser({ body: { password } }))).toBe('ok')
    shop.pass(7 * day)
    await shop.run(deletePlannedAccounts)
    await shop.run(deletePlannedAccounts)

    expect(await shop.mails('deletion_done')).toMatchObject([{ to: marie }])
    await db.inTransaction((tx) => tx.deleteFrom('outbox').where('kind', '=', 'deletion_done').execute())
    const all = await readAll(db)
    for (const trace of [marie, 'Marie', 'Vuillemin', '03 84 00 00 01', 'Vouivre']) expect(all, trace).not.toContain(trace)
    expect(all).toContain('Poncet')
    expect(await codeOf(shop.as().logIn({ body: { email: marie, password } }))).not.toBe('ok')
    const again = await shop.enrol(marie)
    expect(given(await again.api.listOwnAddresses())).toEqual([])
  })

  test('threat 64: what the law makes the site keep is named to whom it is about', async () => {
    const shop = await openMembers(await open())
    const { api } = await shop.enrol(marie)
    legalHolds.push(async () => 'vos factures, dix ans')
    try {
      expect(await codeOf(api.deleteUser({ body: { password } }))).toBe('ok')
      shop.pass(8 * day)
      await shop.run(deletePlannedAccounts)
    } finally {
      legalHolds.pop()
    }
    const rows = await shop.site.read.selectFrom('outbox').selectAll().where('kind', '=', 'deletion_done').execute()
    expect(rows.map(({ params }) => JSON.parse(params))).toEqual([{ kept: 'vos factures, dix ans' }])
  })

  test('[A-10] a site never loses the last one who can run it', async () => {
    const shop = await openMembers(await open())
    const person = await shop.enrol(marie)
    await shop.stage.db.inTransaction(async (tx) => {
      await tx.updateTable('users').set({ role: 'MEMBER' }).where('role', '=', 'ADMIN').execute()
      await tx.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', marie).execute()
    })
    expect(await codeOf(person.api.deleteUser({ body: { password } }))).toBe('forbidden')
  })
})
