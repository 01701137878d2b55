import { expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given, isAlive, openAccounts, otherPassword, password } from '../../support/accounts.ts'

const email = 'jeanne@exemple.test'

eachDatabase('threat 28: a login from a device that the account does not know', (open) => {
  test('is told to its owner by mail, but for the first of all; one from a known device is not', async () => {
    const accounts = await openAccounts(await open())
    await accounts.enrol(email)
    const { device = '' } = given(await accounts.as().logIn({ body: { email, password, device: '' } }))
    given(await accounts.as().logIn({ body: { email, password, device } }))
    expect(await accounts.mails('new_login')).toHaveLength(0)
    const other = given(await accounts.as().logIn({ body: { email, password, device: 'that of somebody else, quite' } }))
    expect(other.device).not.toBe(device)
    // A program keeps no mark: what it opens is told each time.
    expect(given(await accounts.as().logIn({ body: { email, password } }))).not.toHaveProperty('device')
    expect((await accounts.mails('new_login')).map(({ to }) => to)).toEqual([email, email])
  })

  test('is ended by the link of that mail, once, with every other way in; another password is chosen there', async () => {
    const accounts = await openAccounts(await open())
    const own = await accounts.enrol(email)
    const { device = '' } = given(await accounts.as().logIn({ body: { email, password, device: '' } }))
    const thief = await accounts.logIn(email)
    const [mail] = await accounts.mails('new_login')
    accounts.pass(6 * 86_400)
    const { reset } = given(await accounts.as().endNewLogin({ body: { token: mail?.token ?? '' } }))
    for (const { token } of [own, thief]) expect(await isAlive(accounts, token)).toBe(false)
    expect(await codeOf(accounts.as().logIn({ body: { email, password, device } }))).toBe('invalid')
    expect(await codeOf(accounts.as().endNewLogin({ body: { token: mail?.token ?? '' } }))).toBe('invalid')
    given(await accounts.as().resetPassword({ body: { token: reset, password: otherPassword } }))
    expect(await codeOf(accounts.as().logIn({ body: { email, password: otherPassword } }))).toBe('ok')
  })

  test('is ended by no link after a week, and by no invented one', async () => {
    const accounts = await openAccounts(await open())
    const own = await accounts.enrol(email)
    given(await accounts.as().logIn({ body: { email, password, device: '' } }))
    await accounts.logIn(email)
    const [mail] = await accounts.mails('new_login')
    expect(await codeOf(accounts.as().endNewLogin({ body: { token: 'invented' } }))).toBe('invalid')
    accounts.pass(7 * 86_400)
    expect(await codeOf(accounts.as().endNewLogin({ body: { token: mail?.token ?? '' } }))).toBe('invalid')
    expect(await codeOf(accounts.as().logIn({ body: { email: own.email, password } }))).toBe('ok')
  })
})
