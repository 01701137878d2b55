import { expect, test } from 'vitest'
import { watchShop } from '#api/house/alarms/watch-shop.ts'
import { countSiteLogins, mostSiteLogins } from '#api/identity/passwords/login-rates.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { hashToken } from '#api/platform/secrets/secrets.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given, openAccounts, password } from '../../support/accounts.ts'

const email = 'jeanne@exemple.test'

eachDatabase('what the operator reads of ways in', (open) => {
  test('threat 70: each login, good and bad, and each refused right is an event that names nobody', async () => {
    const accounts = await openAccounts(await open())
    const { api } = await accounts.enrol(email)
    const events: [string, unknown][] = []
    accounts.stage.dependencies.notice = (event, fields) => events.push([event, fields])
    const visitor = accounts.as()
    expect(await codeOf(visitor.logIn({ body: { email, password: 'un mot de passe faux' } }))).toBe('invalid')
    given(await visitor.logIn({ body: { email, password } }))
    expect(
      await codeOf(api.changePassword({ body: { password: 'faux et archifaux', newPassword: 'un autre, bien long' } })),
    ).toBe('invalid')
    expect(await codeOf(api.listAdminProducts({ query: {} }))).toBe('forbidden')
    given(await api.getUser())
    given(await api.logOut())
    expect(events).toEqual([
      ['way_in', { call: 'POST /login', outcome: 'invalid, wrong_login' }],
      ['way_in', { call: 'POST /login', outcome: 'done' }],
      ['way_in', { call: 'PUT /user/password', outcome: 'invalid, wrong_password' }],
      ['refused', { call: 'GET /admin/product', outcome: 'forbidden' }],
      ['way_in', { call: 'POST /logout', outcome: 'done' }],
    ])
    expect(JSON.stringify(events)).not.toMatch(/jeanne|faux/)
  })

  test('threat 28: half of the passwords that may be tried on a site within a quarter of an hour are an alarm', async () => {
    const { stage, as } = await openAccounts(await open())
    const bound = bindToSite(stage.db, '1')
    const watch = async () => {
      await watchShop({ ...bound, now: stage.dependencies.now(), notice: () => {} } as unknown as Parameters<typeof watchShop>[0])
      const rows = await bound.read.selectFrom('alarms').select(['kind', 'count']).execute()
      return rows.filter(({ kind }) => kind === 'LOGINS')
    }
    const guess = () => as().logIn({ body: { email, password: 'un mot de passe faux' } })
    await guess()
    expect([await countSiteLogins(bound.read, stage.dependencies.now()), await watch()]).toEqual([1, []])
    await bound.inTransaction((tx) =>
      tx
        .updateTable('rate_limits')
        .set({ count: mostSiteLogins / 2 - 1 })
        .where('bucket', '=', hashToken('login site'))
        .execute(),
    )
    expect(await watch()).toEqual([])
    await guess()
    expect(await watch()).toEqual([{ kind: 'LOGINS', count: mostSiteLogins / 2 }])
  })
})
