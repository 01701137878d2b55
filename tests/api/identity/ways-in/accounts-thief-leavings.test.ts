import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deletePlannedAccounts } from '#api/house/members/delete-planned-accounts.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { type Accounts, codeOf, given, openAccounts, otherPassword, type Person, password } from '../../support/accounts.ts'

const email = 'jeanne@exemple.test'
const accomplice = 'complice@exemple.test'
const day = 86_400

/** An account that knows a device, into which a thief gets by its password a day later. */
async function openStolen(accounts: Accounts, role: 'MEMBER' | 'SUPER_ADMIN' = 'MEMBER'): Promise<Person> {
  await accounts.enrol(email)
  await accounts.site.inTransaction((tx) => tx.updateTable('users').set({ role }).where('email', '=', email).execute())
  given(await accounts.as().logIn({ body: { email, password, device: '' } }))
  accounts.pass(day)
  return accounts.logIn(email)
}

async function takeAddress(accounts: Accounts, { api }: Person, to: string): Promise<Person> {
  given(await api.askEmailChange({ body: { email: to, password } }))
  const proof = (await accounts.mails('confirm_email')).find((mail) => mail.to === to)
  given(await api.confirmEmailChange({ body: { token: proof?.token ?? '' } }))
  accounts.pass(60)
  return accounts.logIn(to)
}

async function denyLogin(accounts: Accounts) {
  const [mail] = await accounts.mails('new_login')
  return accounts.as().endNewLogin({ body: { token: mail?.token ?? '' } })
}

async function undoChange(accounts: Accounts) {
  const mail = (await accounts.mails('email_changed')).find(({ to }) => to === email)
  return accounts.as().undoEmailChange({ body: { token: mail?.token ?? '' } })
}

async function toldClosed({ site }: Accounts) {
  const mails = await site.read.selectFrom('outbox').selectAll().where('kind', '=', 'login_ended').execute()
  return mails.map(({ recipient, params }) => ({ to: recipient, ...(JSON.parse(params) as object) }))
}

async function endDue({ site, stage }: Accounts): Promise<void> {
  const of = { id: '1', name: '', origin: 'https://coteaux.test', lang: 'fr' }
  await deletePlannedAccounts({ ...site, site: of, now: stage.dependencies.now(), isStopping: () => false })
}

async function acceptAs(accounts: Accounts): Promise<string> {
  const mail = (await accounts.mails('invitation')).find(({ to }) => to === accomplice)
  return codeOf(accounts.as().acceptInvitation({ body: { token: mail?.token ?? '', password: otherPassword } }))
}

eachDatabase('threat 12, 28: the end of an account that a thief has planned', (open) => {
  test('is cancelled by whoever denies the login, who is told; the account is there when its day is past', async () => {
    const accounts = await openAccounts(await open())
    const { api } = await openStolen(accounts)
    given(await api.deleteUser({ body: { password } }))
    const closed = given(await denyLogin(accounts))
    expect(closed).toMatchObject({ isDeletionCancelled: true, removed: [] })
    expect(await toldClosed(accounts)).toEqual([{ to: email, removed: '', kept: 'yes', acted: '' }])
    given(await accounts.as().resetPassword({ body: { token: closed.reset, password: otherPassword } }))
    accounts.pass(8 * day)
    await endDue(accounts)
    expect(await codeOf(accounts.as().logIn({ body: { email, password: otherPassword } }))).toBe('ok')
  })

  test('is told to the mailbox whose address the thief has changed, and cancelled by what puts that back', async () => {
    const accounts = await openAccounts(await open())
    const thief = await takeAddress(accounts, await openStolen(accounts), 'voleur@exemple.test')
    given(await thief.api.deleteUser({ body: { password } }))
    const told = (await accounts.mails('deletion_planned')).map(({ to }) => to)
    expect(told.sort()).toEqual([email, 'voleur@exemple.test'])
    const closed = given(await undoChange(accounts))
    expect(closed.isDeletionCancelled).toBe(true)
    expect(await toldClosed(accounts)).toEqual([{ to: email, removed: '', kept: 'yes', acted: '' }])
    given(await accounts.as().resetPassword({ body: { token: closed.reset, password: otherPassword } }))
    accounts.pass(8 * day)
    await endDue(accounts)
    expect(await codeOf(accounts.as().logIn({ body: { email, password: otherPassword } }))).toBe('ok')
  })

  test('is told to nobody else where no address may be put back any more', async () => {
    const accounts = await openAccounts(await open())
    const own = await takeAddress(accounts, await openStolen(accounts), 'jeanne.neuve@exemple.test')
    accounts.pass(8 * day)
    const later = await accounts.logIn(own.email)
    given(await later.api.deleteUser({ body: { password } }))
    expect((await accounts.mails('deletion_planned')).map(({ to }) => to)).toEqual(['jeanne.neuve@exemple.test'])
  })
})

eachDatabase('threat 12, 28: an accomplice whom a thief has invited', (open) => {
  test.each([
    ['the mail of a login', false],
    ['the mail of a changed address', true],
  ])('gets in by no invitation any more after the button of %s; one sent before the doubt stays', async (_by, takesAddress) => {
    const accounts = await openAccounts(await open())
    const own = await openStolen(accounts, 'SUPER_ADMIN')
    given(await own.api.inviteUser({ body: { email: 'collegue@exemple.test', role: 'ADMIN' } }))
    // By then that login can be denied no more; the invitation is as old.
    accounts.pass(8 * day)
    let thief = await accounts.logIn(email)
    given(await thief.api.inviteUser({ body: { email: accomplice, role: 'SUPER_ADMIN' } }))
    if (takesAddress) thief = await takeAddress(accounts, thief, 'voleur@exemple.test')
    const mail = (await accounts.mails('new_login')).filter(({ to }) => to === email).at(-1)
    const pressed = takesAddress ? undoChange(accounts) : accounts.as().endNewLogin({ body: { token: mail?.token ?? '' } })
    expect(given(await pressed)).toMatchObject({ removed: ['invitation'], isDeletionCancelled: false })
    expect(await acceptAs(accounts)).toBe('invalid')
    const left = await accounts.site.read.selectFrom('invitations').select('email').execute()
    expect(left).toEqual([{ email: 'collegue@exemple.test' }])
    expect(await toldClosed(accounts)).toEqual([{ to: email, removed: 'invitation', kept: '', acted: 'yes' }])
  })

  test('and who is in already is looked for in the journal, to which the mail leads', async () => {
    const accounts = await openAccounts(await open())
    const { api } = await openStolen(accounts, 'SUPER_ADMIN')
    given(await api.inviteUser({ body: { email: accomplice, role: 'SUPER_ADMIN' } }))
    expect(await acceptAs(accounts)).toBe('ok')
    expect(given(await denyLogin(accounts)).removed).toEqual([])
    expect(await toldClosed(accounts)).toEqual([{ to: email, removed: '', kept: '', acted: 'yes' }])
  })
})

/** What closing an account to a thief takes back. */
const takenBack = [
  ...['tokens.user_id', 'reset_tokens.user_id', 'email_proofs.user_id', 'known_devices.user_id', 'new_login_proofs.user_id'],
  ...['passkeys.user_id', 'second_factors.user_id', 'recovery_codes.user_id', 'api_keys.created_by', 'invitations.invited_by'],
  ...['users.password_hash', 'users.deletion_planned_at'],
]

const seen = 'its owner finds it in their space, where it waits for nothing'
const ofHouse = 'the house deals with it and answers by mail, to the address that was given'
const inJournal = 'work on the site, which may be the owner’s own: the mail leads to the journal'

/** What stays, and why that opens nothing and ends nothing later. */
const excused: Record<string, string> = {
  'addresses.user_id': 'each order shows where it goes before it is paid',
  'audit_entries.user_id': 'what tells of a thief must stay',
  'carts.user_id': seen,
  'comments.user_id': 'the house reads it before anybody else does',
  'email_undos.user_id': 'the way back of a mailbox that had the account: the undo of a change ends those of all later ones',
  'form_answers.user_id': ofHouse,
  'idle_warnings.user_id': 'the site writes it by itself, and any login ends it',
  'look_drafts.author_id': inJournal,
  'messages.user_id': ofHouse,
  'open_records.user_id': 'it tells colleagues of a screen for minutes, and opens nothing',
  'orders.user_id': seen,
  'body_drafts.author_id': inJournal,
  'body_versions.author_id': inJournal,
  'passkey_challenges.user_id': 'worth nothing without the session that began it, and that is ended',
  'registrations.user_id': seen,
  'rights_requests.user_id': 'the house answers it by mail, and the end it may lead to is announced and can be cancelled',
}

const ofUser = {
  plain: [
    ...['site_id', 'id', 'firstname', 'lastname', 'phone', 'birthdate', 'newsletter_wanted', 'created_at', 'updated_at'],
    ...['confirmed_at', 'mailbox_proven_at', 'terms_accepted_at', 'terms_version', 'last_seen_at', 'deleted_at'],
  ],
  // The undo of a change puts them back; the login's link dies with the mailbox.
  address: ['email', 'email_shown'],
  // Nobody changes their own.
  role: ['role'],
  // The house alone writes it.
  house: ['custom', 'search_key'],
}

eachDatabase('threat 28: all that an account can begin for later', (open) => {
  test('is taken back when it is closed to a thief, or excused by name', async () => {
    const { read } = await open()
    const tables = await read.introspection.getTables()
    const found = tables.flatMap(({ name, columns }) =>
      columns.filter((column) => name === 'users' || namesUser(column.name)).map((column) => `${name}.${column.name}`),
    )
    const users = Object.values(ofUser).flatMap((names) => names.map((name) => `users.${name}`))
    expect(found.sort()).toEqual([...takenBack, ...Object.keys(excused), ...users].sort())
  })

  test('and what is listed as taken back is gone: each had a row of the thief’s', async () => {
    const accounts = await openAccounts(await open())
    const thief = await openStolen(accounts, 'SUPER_ADMIN')
    await fillAll(accounts, thief)
    expect(await listHeld(accounts)).toEqual(takenBack)
    given(await denyLogin(accounts))
    // What chooses another password is the owner's.
    expect(await listHeld(accounts)).toEqual(['reset_tokens.user_id'])
  })
})

const keys = globSync('api/db/migrations/*.sql').flatMap((file) => [
  ...readFileSync(file, 'utf8').matchAll(/foreign key \(site_id, (\w+)\) references users/g),
])
const userColumns = new Set(keys.map(([, column]) => column))

/** Whether a column holds somebody's id: by a key of the database, or by its name where none holds it. */
function namesUser(column: string): boolean {
  return userColumns.has(column) || /(?:^|_)(?:user|author)_id$|^(?:created|changed|invited|made|planned|sent)_by$/.test(column)
}

/** Does all that can be done, most of it by the calls a thief has. */
async function fillAll(accounts: Accounts, { api }: Person): Promise<void> {
  given(await api.createApiKey({ body: { name: 'Programme', areas: ['ORDERS'], mayWrite: false } }))
  given(await api.inviteUser({ body: { email: accomplice, role: 'SUPER_ADMIN' } }))
  given(await api.askEmailChange({ body: { email: 'voleur@exemple.test', password } }))
  given(await accounts.as().askPasswordReset({ body: { email } }))
  const { id } = await findUser(accounts)
  const times = { created_at: accounts.stage.dependencies.now().toISOString() }
  const factor = { user_id: id, secret: 's', last_step: 0, confirmed_at: times.created_at }
  await accounts.site.inTransaction(async (tx) => {
    await tx
      .insertInto('second_factors')
      .values({ ...factor, ...times })
      .execute()
    await tx.insertInto('recovery_codes').values({ user_id: id, code_hash: 'h' }).execute()
    await tx
      .insertInto('passkeys')
      .values({ id: 'p', user_id: id, credential_id: 'c', public_key: 'k', algorithm: -7, sign_count: 0, name: 'n', ...times })
      .execute()
    await tx.updateTable('users').set({ deletion_planned_at: times.created_at }).where('id', '=', id).execute()
  })
}

function findUser({ site }: Accounts) {
  return site.read.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
}

/** The places of the list that hold something of the account's. */
async function listHeld(accounts: Accounts): Promise<string[]> {
  const user: Record<string, unknown> = await findUser(accounts)
  const held: string[] = []
  for (const place of takenBack) {
    const [table = '', column = ''] = place.split('.')
    const rows =
      table === 'users'
        ? [user[column]].filter((value) => value !== null)
        : await accounts.site.read
            .selectFrom(table as 'tokens')
            .selectAll()
            .where(column as 'user_id', '=', String(user.id))
            .execute()
    if (rows.length > 0) held.push(place)
  }
  return held
}
