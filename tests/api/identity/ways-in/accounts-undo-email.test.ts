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
import { renewTokens } from '../../support/stage.ts'

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

  test('is put back also where somebody has registered by it meanwhile, for a thief may have its mailbox press the link of that', async () => {
    const accounts = await openAccounts(await open())
    const { thief } = await openStolen(accounts)
    await changeEmail(accounts, thief, 'voleur@exemple.test')
    given(await accounts.as().register({ body: { email, password: otherPassword, terms: true } }))
    const mail = (await accounts.mails('confirm_account')).filter(({ to }) => to === email).at(-1)
    given(await accounts.as().confirmRegistration({ body: { token: mail?.token ?? '', password: otherPassword } }))
    given(await undo(accounts, email))
    expect(await codeOf(accounts.as().logIn({ body: { email, password: otherPassword } }))).toBe('invalid')
    const owners = accounts.site.read.selectFrom('users').select('id').where('email', '=', email)
    expect(await owners.execute()).toHaveLength(1)
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
    await keepTerms({ ...site, site: of, now: stage.dependencies.now(), isStopping: () => false })
    expect(await site.read.selectFrom('email_undos').selectAll().execute()).toEqual([])
  })
})

/** A thief of an account of the team has moved it to a mailbox of theirs. */
async function moveStaff(accounts: Accounts, role: 'ADMIN' | 'SUPER_ADMIN') {
  const owner = accounts.as(accounts.stage.tokens['1']?.SUPER_ADMIN)
  const person = await accounts.enrol(email)
  const { id } = given(await person.api.getUser())
  given(await owner.changeUserRole({ params: { id }, body: { role } }))
  const link = (await accounts.mails('reset_password')).at(-1)?.token ?? ''
  given(await accounts.as().resetPassword({ body: { token: link, password } }))
  accounts.pass(60)
  const thief = await accounts.logIn(email)
  await changeEmail(accounts, thief, 'voleur@exemple.test')
  return { id, thief, owner }
}

const bring = ({ api }: Person) =>
  api.importTable({ params: { what: 'members' }, body: { csv: `Courriel\n${email}\n`, isTrial: false } })

const holdersOf = ({ site }: Accounts) =>
  site.read.selectFrom('users').select(['id', 'role', 'confirmed_at', 'mailbox_proven_at']).where('email', '=', email).execute()

eachDatabase('threat 12, 28: an address that the house gives away while it may be taken back', (open) => {
  test('is put back from an account that the thief has imported, and had made one of the team', async () => {
    const accounts = await openAccounts(await open())
    const { id, thief, owner } = await moveStaff(accounts, 'ADMIN')
    expect(given(await bring(thief))).toMatchObject({ created: 1, isDone: true })
    const [planted] = await holdersOf(accounts)
    expect(planted).toMatchObject({ confirmed_at: expect.any(String), mailbox_proven_at: null })
    given(await owner.changeUserRole({ params: { id: planted?.id ?? '' }, body: { role: 'ADMIN' } }))
    given(await undo(accounts, email))
    expect(await holdersOf(accounts)).toMatchObject([{ id, role: 'ADMIN', mailbox_proven_at: expect.any(String) }])
    const left = accounts.site.read
      .selectFrom('users')
      .select(['role', 'deleted_at'])
      .where('id', '=', planted?.id ?? '')
    expect(await left.executeTakeFirst()).toEqual({ role: 'MEMBER', deleted_at: expect.any(String) })
  })

  test('is put back though its owner has meanwhile asked for a password, or taken an invitation: both went to the planted account', async () => {
    for (const way of ['reset_password', 'invitation'] as const) {
      const accounts = await openAccounts(await open())
      const { id, thief, owner } = await moveStaff(accounts, 'ADMIN')
      if (way === 'invitation') given(await owner.inviteUser({ body: { email, role: 'MEMBER' } }))
      else given(await bring(thief))
      accounts.pass(3600)
      if (way === 'reset_password') given(await accounts.as().askPasswordReset({ body: { email } }))
      const token = (await accounts.mails(way)).filter(({ to }) => to === email).at(-1)?.token ?? ''
      const body = { token, password: otherPassword }
      if (way === 'invitation') given(await accounts.as().acceptInvitation({ body }))
      else given(await accounts.as().resetPassword({ body }))
      expect(await reads(accounts, email, otherPassword)).toBe('ok')
      given(await undo(accounts, email))
      expect((await holdersOf(accounts)).map((holder) => holder.id)).toEqual([id])
    }
  })

  test('is proven by the same link where nobody can take it back any more, and no role is given before it is confirmed', async () => {
    const accounts = await openAccounts(await open())
    await moveStaff(accounts, 'SUPER_ADMIN')
    accounts.pass(8 * day)
    await renewTokens(accounts.stage, accounts.stage.dependencies.now())
    const owner = accounts.as(accounts.stage.tokens['1']?.SUPER_ADMIN)
    given(await accounts.as().register({ body: { email, password: otherPassword, terms: true } }))
    const [named] = await holdersOf(accounts)
    const params = { id: named?.id ?? '' }
    for (const role of ['ADMIN', 'SUPER_ADMIN'] as const)
      expect(await saidOf(owner.changeUserRole({ params, body: { role } }), 'role')).toContain('pas encore confirmé son adresse')
    given(await accounts.as().askPasswordReset({ body: { email } }))
    const token = (await accounts.mails('confirm_account')).at(-1)?.token ?? ''
    given(await accounts.as().confirmRegistration({ body: { token, password: otherPassword } }))
    expect(await holdersOf(accounts)).toMatchObject([{ ...params, mailbox_proven_at: expect.any(String) }])
    given(await owner.changeUserRole({ params, body: { role: 'ADMIN' } }))
  })

  test('is put back from an account that nobody confirmed and that has a role; the last that runs the site is not taken', async () => {
    const accounts = await openAccounts(await open())
    const { id } = await moveStaff(accounts, 'ADMIN')
    given(await accounts.as().register({ body: { email, password: otherPassword, terms: true } }))
    const [named] = await holdersOf(accounts)
    const giveRole = (who: string, role: 'MEMBER' | 'SUPER_ADMIN') =>
      accounts.site.inTransaction((tx) => tx.updateTable('users').set({ role }).where('id', '=', who).execute())
    const { read } = accounts.site
    const runs = await read.selectFrom('users').select('id').where('role', '=', 'SUPER_ADMIN').execute()
    for (const other of runs) await giveRole(other.id, 'MEMBER')
    await giveRole(named?.id ?? '', 'SUPER_ADMIN')
    expect(await saidOf(undo(accounts, email), 'token')).toContain('Un autre compte porte cette adresse')
    await giveRole(id, 'SUPER_ADMIN')
    given(await undo(accounts, email))
    expect((await holdersOf(accounts)).map((holder) => holder.id)).toEqual([id])
  })
})
