import { expect, test } from 'vitest'
import { keepTerms } from '#api/house/members/keep-terms.ts'
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
  saidOf,
} from '../../support/accounts.ts'
import { addKey, enterWith } from '../../support/passkeys.ts'

const email = 'jeanne@exemple.test'
const day = 86_400

async function changeEmail(accounts: Accounts, { api }: Person, to: string): Promise<void> {
  given(await api.askEmailChange({ body: { email: to, password } }))
  const proof = (await accounts.mails('confirm_email')).find((mail) => mail.to === to)
  given(await api.confirmEmailChange({ body: { token: proof?.token ?? '' } }))
  accounts.pass(60)
}

/** Presses the button of the mail that told this mailbox of a change. */
async function undo(accounts: Accounts, mailbox: string) {
  const mail = (await accounts.mails('email_changed')).find(({ to }) => to === mailbox)
  return accounts.as().undoEmailChange({ body: { token: mail?.token ?? '' } })
}

/** An account that knows a device, into which a thief has got by its password. */
async function openStolen(accounts: Accounts) {
  const own = await accounts.enrol(email)
  given(await accounts.as().logIn({ body: { email, password, device: '' } }))
  accounts.pass(day)
  return { own, thief: await accounts.logIn(email) }
}

const reads = async (accounts: Accounts, to: string, secret: string) =>
  codeOf(accounts.as().logIn({ body: { email: to, password: secret } }))

eachDatabase('threat 12, 28: an address that a thief has changed', (open) => {
  test('is put back by the mail to the old one, once: sessions end, and another password is chosen there', async () => {
    const accounts = await openAccounts(await open())
    const { own, thief } = await openStolen(accounts)
    await changeEmail(accounts, thief, 'voleur@exemple.test')
    accounts.pass(6 * day)
    const { reset } = given(await undo(accounts, email))
    for (const { token } of [own, thief]) expect(await isAlive(accounts, token)).toBe(false)
    for (const to of [email, 'voleur@exemple.test']) expect(await reads(accounts, to, password)).toBe('invalid')
    given(await accounts.as().resetPassword({ body: { token: reset, password: otherPassword } }))
    expect(await reads(accounts, email, otherPassword)).toBe('ok')
    expect(await codeOf(undo(accounts, email))).toBe('invalid')
  })

  test('is put back though the thief went on: further addresses and passwords, whose links open nothing afterwards', async () => {
    const accounts = await openAccounts(await open())
    const { thief } = await openStolen(accounts)
    await changeEmail(accounts, thief, 'un@exemple.test')
    await changeEmail(accounts, thief, 'deux@exemple.test')
    given(await thief.api.changePassword({ body: { password, newPassword: 'le renard passe la haie' } }))
    // Even what the thief takes back by the mailbox between loses against the owner's.
    const { reset: stolen } = given(await undo(accounts, 'un@exemple.test'))
    const { reset } = given(await undo(accounts, email))
    expect(await codeOf(accounts.as().resetPassword({ body: { token: stolen, password: otherPassword } }))).toBe('invalid')
    given(await accounts.as().resetPassword({ body: { token: reset, password: otherPassword } }))
    expect(await reads(accounts, email, otherPassword)).toBe('ok')
    expect(await codeOf(undo(accounts, 'un@exemple.test'))).toBe('invalid')
  })

  test('puts out the later link of a thief whose mailbox has got one, and that of their own logins', async () => {
    const accounts = await openAccounts(await open())
    const { thief } = await openStolen(accounts)
    await changeEmail(accounts, thief, 'un@exemple.test')
    await changeEmail(accounts, thief, 'deux@exemple.test')
    await accounts.logIn('deux@exemple.test')
    given(await undo(accounts, email))
    expect(await codeOf(undo(accounts, 'un@exemple.test'))).toBe('invalid')
    const told = (await accounts.mails('new_login')).find(({ to }) => to === 'deux@exemple.test')
    expect(told).toBeDefined()
    expect(await codeOf(accounts.as().endNewLogin({ body: { token: told?.token ?? '' } }))).toBe('invalid')
  })

  test('loses what the thief has added, before the change too, since the login that was told; what is older stays', async () => {
    const accounts = await openAccounts(await open())
    const own = await accounts.enrol(email)
    given(await accounts.as().logIn({ body: { email, password, device: '' } }))
    const older = await addKey(own)
    accounts.pass(8 * day)
    const code = older.recoveryCodes[0] ?? ''
    const { token } = given(await accounts.as().logIn({ body: { email, password, code } }))
    const thief = { email, token, api: accounts.as(token) }
    const stolen = await addKey(thief)
    accounts.pass(60)
    await changeEmail(accounts, thief, 'voleur@exemple.test')
    const { removed } = given(await undo(accounts, email))
    expect(removed).toEqual(['passkey'])
    expect((await accounts.mails('login_ended')).map(({ to }) => to)).toEqual([email])
    expect(await codeOf(enterWith(accounts, stolen.device))).not.toBe('ok')
    expect(await codeOf(enterWith(accounts, older.device))).toBe('ok')
  })

  test('is put back from whoever has only named it since; one that somebody has confirmed since is theirs', async () => {
    const accounts = await openAccounts(await open())
    const { thief } = await openStolen(accounts)
    await changeEmail(accounts, thief, 'voleur@exemple.test')
    given(await accounts.as().register({ body: { email, password: otherPassword, terms: true } }))
    given(await undo(accounts, email))
    const users = await accounts.site.read.selectFrom('users').select('id').where('email', '=', email).execute()
    expect(users).toHaveLength(1)
  })

  test('stays changed where somebody has an account by it again, and the link stays good until then', async () => {
    const accounts = await openAccounts(await open())
    const { thief } = await openStolen(accounts)
    await changeEmail(accounts, thief, 'voleur@exemple.test')
    given(await accounts.as().register({ body: { email, password, terms: true } }))
    const mail = (await accounts.mails('confirm_account')).filter(({ to }) => to === email).at(-1)
    given(await accounts.as().confirmRegistration({ body: { token: mail?.token ?? '' } }))
    expect(await saidOf(undo(accounts, email), 'token')).toContain('Un autre compte porte cette adresse')
    await accounts.site.inTransaction((tx) =>
      tx.updateTable('users').set({ email: 'autre@exemple.test' }).where('email', '=', email).execute(),
    )
    given(await undo(accounts, email))
  })

  test('is put back by no link after a week, nor by an invented one, and what is kept of it goes', async () => {
    const accounts = await openAccounts(await open())
    const { thief } = await openStolen(accounts)
    await changeEmail(accounts, thief, 'voleur@exemple.test')
    expect(await codeOf(accounts.as().undoEmailChange({ body: { token: 'x'.repeat(43) } }))).toBe('invalid')
    accounts.pass(7 * day)
    expect(await codeOf(undo(accounts, email))).toBe('invalid')
    const { site, stage } = accounts
    accounts.pass(90 * day)
    const of = { id: '1', name: '', origin: 'https://coteaux.test', lang: 'fr' }
    await keepTerms({ ...site, site: of, now: stage.ground.now(), isStopping: () => false })
    expect(await site.read.selectFrom('email_undos').selectAll().execute()).toEqual([])
  })
})
