import { expect, test } from 'vitest'
import { codeAt } from '#api/identity/second-factor/totp.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import {
  type Accounts,
  codeOf,
  given,
  isAlive,
  openAccounts,
  otherPassword,
  type Person,
  password,
} from '../../support/accounts.ts'
import { addKey, enterWith } from '../../support/passkeys.ts'

const email = 'jeanne@exemple.test'
const newEmail = 'jeanne.neuve@exemple.test'

/** An account that knows a device, a day later. */
async function openKnown(accounts: Accounts): Promise<Person> {
  const own = await accounts.enrol(email)
  given(await accounts.as().logIn({ body: { email, password, device: '' } }))
  accounts.pass(86_400)
  return own
}

async function turnAppOn({ stage }: Accounts, { api }: Person): Promise<string[]> {
  const { secret } = given(await api.startSecondFactor())
  const code = codeAt(secret, Math.floor(stage.dependencies.now().getTime() / 30_000))
  return given(await api.confirmSecondFactor({ body: { code } })).recoveryCodes
}

/** The button of the first, or the last, mail of a login. */
async function pressButton(accounts: Accounts, which = 0) {
  const mail = (await accounts.mails('new_login')).at(which)
  return accounts.as().endNewLogin({ body: { token: mail?.token ?? '' } })
}

async function chooseAnother(accounts: Accounts, reset: string): Promise<void> {
  given(await accounts.as().resetPassword({ body: { token: reset, password: otherPassword } }))
  accounts.pass(60)
}

async function toldRemoved({ site }: Accounts): Promise<string[]> {
  const mails = await site.read.selectFrom('outbox').selectAll().where('kind', '=', 'login_ended').execute()
  return mails.map(({ recipient, params }) => `${recipient}: ${(JSON.parse(params) as { removed: string }).removed}`)
}

const logInAnew = (accounts: Accounts, to = email) => accounts.as().logIn({ body: { email: to, password: otherPassword } })

eachDatabase('threat 12, 28: what a thief has added since a login that its owner denies', (open) => {
  test('is removed, a passkey: it opens nothing any more, and the owner is asked for no code', async () => {
    const accounts = await openAccounts(await open())
    await openKnown(accounts)
    const { device } = await addKey(await accounts.logIn(email))
    const { reset, removed } = given(await pressButton(accounts))
    expect([removed, await toldRemoved(accounts)]).toEqual([['passkey'], [`${email}: passkey`]])
    expect(await codeOf(enterWith(accounts, device))).not.toBe('ok')
    await chooseAnother(accounts, reset)
    expect(await codeOf(enterWith(accounts, device))).not.toBe('ok')
    const { token } = given(await logInAnew(accounts))
    expect(given(await accounts.as(token).getSecondFactor())).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
  })

  test('is removed, an application of codes: its codes for emergencies go along', async () => {
    const accounts = await openAccounts(await open())
    await openKnown(accounts)
    await turnAppOn(accounts, await accounts.logIn(email))
    const { reset, removed } = given(await pressButton(accounts))
    expect([removed, await toldRemoved(accounts)]).toEqual([['app'], [`${email}: app`]])
    await chooseAnother(accounts, reset)
    const { token } = given(await logInAnew(accounts))
    expect(given(await accounts.as(token).getSecondFactor())).toMatchObject({ hasApp: false, recoveryCodesLeft: 0 })
  })

  test('is removed by the mail of a later login, too, that the thief has caused to have an earlier one spared', async () => {
    const accounts = await openAccounts(await open())
    await openKnown(accounts)
    const { device } = await addKey(await accounts.logIn(email))
    accounts.pass(3600)
    given(await enterWith(accounts, device))
    expect(await accounts.mails('new_login')).toHaveLength(2)
    await chooseAnother(accounts, given(await pressButton(accounts, -1)).reset)
    expect(await codeOf(enterWith(accounts, device))).not.toBe('ok')
    expect(await codeOf(logInAnew(accounts))).toBe('ok')
  })

  test('is removed also where the thief has chosen another password meanwhile', async () => {
    const accounts = await openAccounts(await open())
    await openKnown(accounts)
    const thief = await accounts.logIn(email)
    const { device } = await addKey(thief)
    given(await thief.api.changePassword({ body: { password, newPassword: 'le renard passe la haie' } }))
    await chooseAnother(accounts, given(await pressButton(accounts)).reset)
    expect([await codeOf(enterWith(accounts, device)), await isAlive(accounts, thief.token)]).toEqual(['invalid', false])
    expect(await codeOf(logInAnew(accounts))).toBe('ok')
  })

  test('is removed, a key for programs; one that was there before goes on', async () => {
    const accounts = await openAccounts(await open())
    await openKnown(accounts)
    await accounts.site.inTransaction((tx) =>
      tx.updateTable('users').set({ role: 'SUPER_ADMIN' }).where('email', '=', email).execute(),
    )
    const makeKey = async ({ api }: Person) =>
      given(await api.createApiKey({ body: { name: 'Comptabilité', areas: ['ORDERS'], mayWrite: false } })).secret
    const before = await makeKey(await accounts.logIn(email))
    // By then that login is told of no more.
    accounts.pass(8 * 86_400)
    const since = await makeKey(await accounts.logIn(email))
    expect(given(await pressButton(accounts, -1)).removed).toEqual(['api_key'])
    const keys = await accounts.site.read.selectFrom('api_keys').select('hint').execute()
    expect(keys.map(({ hint }) => hint)).toEqual([before.slice(-4)])
    expect(since).not.toBe(before)
  })

  test('goes alone: the passkey that the owner had before stays, with its codes', async () => {
    const accounts = await openAccounts(await open())
    const own = await openKnown(accounts)
    const { device, recoveryCodes } = await addKey(await accounts.logIn(own.email))
    accounts.pass(8 * 86_400)
    const code = recoveryCodes[0] ?? ''
    const thief = given(await accounts.as().logIn({ body: { email, password, code } }))
    const stolen = await addKey({ email, token: thief.token, api: accounts.as(thief.token) })
    const { reset, removed } = given(await pressButton(accounts, -1))
    expect(removed).toEqual(['passkey'])
    await chooseAnother(accounts, reset)
    expect(await codeOf(enterWith(accounts, stolen.device))).not.toBe('ok')
    const { token } = given(await enterWith(accounts, device))
    expect(given(await accounts.as(token).getSecondFactor())).toMatchObject({ isOn: true, recoveryCodesLeft: 9 })
  })

  test('is nothing where nothing was added: all stays, and no mail says otherwise', async () => {
    const accounts = await openAccounts(await open())
    await openKnown(accounts)
    await accounts.logIn(email)
    expect(given(await pressButton(accounts)).removed).toEqual([])
    expect(await toldRemoved(accounts)).toEqual([])
  })
})

eachDatabase('threat 12, 28: the link that ends a login', (open) => {
  test('dies with the mailbox it lies in: another address leaves the old one no way in', async () => {
    const accounts = await openAccounts(await open())
    await openKnown(accounts)
    const own = await accounts.logIn(email)
    given(await own.api.askEmailChange({ body: { email: newEmail, password } }))
    const [proof] = await accounts.mails('confirm_email')
    given(await own.api.confirmEmailChange({ body: { token: proof?.token ?? '' } }))
    accounts.pass(3 * 86_400)
    expect(await codeOf(pressButton(accounts))).toBe('invalid')
    expect(await codeOf(accounts.as().logIn({ body: { email: newEmail, password } }))).toBe('ok')
  })
})
