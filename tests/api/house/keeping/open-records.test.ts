import { expect, test } from 'vitest'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import type { Stay } from '#app/models/house/open-record.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/accounts.ts'
import { day, openMembers } from '../../support/members.ts'

const wine = 'produits/savagnin'

eachDatabase('screens of the panel that two have open', (open) => {
  async function stage() {
    const shop = await openMembers(await open())
    const tokens = shop.stage.tokens['1']
    await shop.site.inTransaction((tx) =>
      tx.updateTable('users').set({ firstname: 'Jeanne' }).where('email', '=', 'admin-1@exemple.test').execute(),
    )
    const tell =
      (role: 'ADMIN' | 'SUPER_ADMIN') =>
      async (stay: Stay, record: string = wine) =>
        given(await shop.as(tokens?.[role]).tellOpenRecord({ body: { record, stay } })).others.map(({ name }) => name)
    const rows = () => shop.site.read.selectFrom('open_records').select(['record', 'user_id']).execute()
    return { ...shop, tokens, jeanne: tell('ADMIN'), other: tell('SUPER_ADMIN'), rows }
  }

  test('each reads of the other, nobody of themselves, and nothing of it is an act of the journal', async () => {
    const { jeanne, other, site } = await stage()
    const before = await site.read.selectFrom('audit_entries').select('id').execute()
    expect(await jeanne('OPENED')).toEqual([])
    expect(await jeanne('HELD')).toEqual([])
    expect(await other('OPENED')).toEqual(['Jeanne'])
    expect(await jeanne('HELD')).toEqual(['super_admin-1'])
    expect(await other('OPENED', 'produits/trousseau')).toEqual([])
    expect(await site.read.selectFrom('audit_entries').select('id').execute()).toEqual(before)
  })

  test('a page that says nothing more counts for five minutes, one that did for one, and one that is left for seconds', async () => {
    const { jeanne, other, pass } = await stage()
    await jeanne('OPENED')
    pass(299)
    expect(await other('OPENED')).toEqual(['Jeanne'])
    pass(2)
    expect(await other('OPENED')).toEqual([])
    await jeanne('HELD')
    pass(59)
    expect(await other('OPENED')).toEqual(['Jeanne'])
    await jeanne('HELD')
    await jeanne('LEFT')
    expect(await other('OPENED')).toEqual(['Jeanne'])
    pass(11)
    expect(await other('OPENED')).toEqual([])
    expect(await jeanne('LEFT')).toEqual(['super_admin-1'])
    expect(await other('OPENED')).toEqual([])
  })

  test('it tells since when, also over the page that follows a save', async () => {
    const { as, tokens, jeanne, pass } = await stage()
    const sinceOf = async () =>
      given(await as(tokens?.SUPER_ADMIN).tellOpenRecord({ body: { record: wine, stay: 'OPENED' } })).others.map(
        ({ since }) => since,
      )
    await jeanne('OPENED')
    const since = await sinceOf()
    pass(30)
    await jeanne('LEFT')
    await jeanne('OPENED')
    expect(await sinceOf()).toEqual(since)
  })

  test('whoever opens ever more keeps the newest thirty, and what has ended goes', async () => {
    const { jeanne, rows, pass, run } = await stage()
    for (let at = 0; at < 35; at += 1) {
      await jeanne('OPENED', `pages/${at}`)
      pass(1)
    }
    const records = (await rows()).map(({ record }) => record)
    expect(records).toHaveLength(30)
    expect(records).not.toContain('pages/0')
    expect(records).toContain('pages/34')
    pass(2 * day)
    await run(keepTerms)
    expect(await rows()).toEqual([])
  })

  test('a page that keeps saying so keeps no session alive', async () => {
    const { site, enrol, logIn, as, pass } = await stage()
    const { email } = await enrol('gerante@exemple.test')
    await site.inTransaction((tx) => tx.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', email).execute())
    const { token } = await logIn(email)
    for (let minutes = 0; minutes < 40; minutes += 5) {
      pass(300)
      await as(token).tellOpenRecord({ body: { record: wine, stay: 'HELD' } })
    }
    expect(await codeOf(as(token).getLogged())).toBe('unauthenticated')
  })

  test('no member and no neighbour is told of', async () => {
    const { as, tokens, stage: stages, jeanne } = await stage()
    await jeanne('OPENED')
    const body = { record: wine, stay: 'OPENED' as const }
    expect(await codeOf(as(tokens?.MEMBER).tellOpenRecord({ body }))).toBe('forbidden')
    const neighbour = as(stages.tokens['2']?.ADMIN, { siteId: '2' })
    expect(given(await neighbour.tellOpenRecord({ body })).others).toEqual([])
    expect(await codeOf(as(tokens?.ADMIN).tellOpenRecord({ body: { ...body, record: '../../x' } }))).toBe('invalid')
  })
})
