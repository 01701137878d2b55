import { expect, test } from 'vitest'
import { anonymiseAccount } from '#api/house/members/anonymise-account.ts'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given, otherPassword, password } from '../support/accounts.ts'
import { openLetters } from '../support/letters.ts'
import { day, openMembers } from '../support/members.ts'

const marie = 'marie@exemple.test'
const paul = 'paul@exemple.test'

eachDatabase('whoever merely names an address', (open) => {
  test('erases nothing of its reader when what they began goes', async () => {
    const shop = await openLetters(await open())
    const { site } = shop
    await shop.subscribed(marie)
    given(await shop.as().register({ body: { email: marie, password, terms: true } }))
    await site.inTransaction((tx) => tx.updateTable('outbox').set({ sent_at: null }).execute())
    shop.pass(31 * day)
    await shop.run(keepTerms)
    const gone = await site.read.selectFrom('users').select('id').where('email', '=', marie).execute()
    const left = await site.read.selectFrom('newsletter_subscribers').select('state').where('email', '=', marie).execute()
    const mails = (await shop.mails()).map(({ kind }) => kind)
    expect([gone, left]).toEqual([[], [{ state: 'SUBSCRIBED' }]])
    expect(mails).toEqual(expect.arrayContaining(['newsletter_confirm', 'newsletter_welcome']))
  })

  test('says nothing of its reader either: neither their name nor a wish for letters', async () => {
    const shop = await openLetters(await open())
    const hers = { email: marie, password, terms: true as const, firstname: 'Jeanne', newsletter: false }
    const typed = given(await shop.as().register({ body: hers }))
    shop.pass(1)
    const strangers = { email: marie, password: otherPassword, terms: true as const, firstname: 'Intrus', newsletter: true }
    given(await shop.as().register({ body: strangers }))
    const links = (await shop.mails('confirm_account')).map(({ token }) => token ?? '')
    // Whichever link she opens where she registered, what she typed there is hers.
    given(await shop.as().confirmRegistration({ body: { token: links.at(-1) ?? '', registration: typed.registration } }))
    const { api } = await shop.logIn(marie)
    expect(given(await api.getUser())).toMatchObject({ firstname: 'Jeanne' })
    expect((await shop.mails()).map(({ kind }) => kind)).not.toContain('newsletter_welcome')
  })

  test.each([
    { knows: password, firstname: 'Jeanne' },
    { knows: 'un mot de passe tout autre', firstname: '' },
  ])('leaves what was typed to whoever knows its password: $firstname', async ({ knows, firstname }) => {
    const shop = await openLetters(await open())
    const body = { email: marie, password, terms: true as const, firstname: 'Jeanne', newsletter: true }
    given(await shop.as().register({ body }))
    const token = (await shop.mails('confirm_account')).at(-1)?.token ?? ''
    given(await shop.as().confirmRegistration({ body: { token, password: knows } }))
    const row = await shop.site.read
      .selectFrom('users')
      .select(['firstname', 'terms_version'])
      .where('email', '=', marie)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ firstname, terms_version: expect.any(String) })
    const letters = await shop.site.read.selectFrom('newsletter_subscribers').select('state').where('email', '=', marie).execute()
    expect(letters).toEqual(firstname ? [{ state: 'SUBSCRIBED' }] : [])
  })

  test('has no way in sent to a mailbox that has not answered: its link is that of the registration', async () => {
    const shop = await openMembers(await open())
    const { registration } = given(await shop.as().register({ body: { email: marie, password, terms: true } }))
    shop.pass(1)
    given(await shop.as().askPasswordReset({ body: { email: marie } }))
    expect(await shop.mails('reset_password')).toEqual([])
    const links = await shop.mails('confirm_account')
    expect(links).toHaveLength(2)
    const body = { token: links.at(-1)?.token ?? '', password: otherPassword, registration }
    given(await shop.as().confirmRegistration({ body }))
    expect(await codeOf(shop.as().logIn({ body: { email: marie, password: otherPassword } }))).toBe('ok')
  })

  test('begins its days anew with each registration', async () => {
    const shop = await openMembers(await open())
    given(await shop.as().register({ body: { email: marie, password, terms: true } }))
    shop.pass(20 * day)
    given(await shop.as().register({ body: { email: marie, password, terms: true } }))
    shop.pass(11 * day)
    await shop.run(keepTerms)
    expect(await shop.site.read.selectFrom('users').select('email').where('email', '=', marie).execute()).toHaveLength(1)
  })

  test('plans no end of an account that its owner would not hear of', async () => {
    const shop = await openMembers(await open())
    await shop.enrol(marie)
    const codes = []
    for (let turn = 0; turn < 11; turn += 1) {
      const planned = (await shop.logIn(marie)).api.deleteUser({ body: { password } })
      codes.push(await codeOf(planned))
      if (codes.at(-1) === 'ok') given(await (await shop.logIn(marie)).api.cancelDeletion())
      shop.pass(3601)
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'ok'), 'rate_limited'])
    const [user] = await shop.site.read.selectFrom('users').select('deletion_planned_at').where('email', '=', marie).execute()
    expect(user?.deletion_planned_at).toBeNull()
  })

  test('keeps no member from the address whose mailbox they read', async () => {
    const shop = await openMembers(await open())
    const { api } = await shop.enrol(paul)
    given(await api.askEmailChange({ body: { email: marie, password } }))
    const link = (await shop.mails('confirm_email')).at(-1)?.token ?? ''
    given(await shop.as().register({ body: { email: marie, password: otherPassword, terms: true, firstname: 'Intrus' } }))
    const registration = (await shop.mails('confirm_account')).find(({ to }) => to === marie)?.token ?? ''
    given(await api.confirmEmailChange({ body: { token: link } }))
    expect(given(await (await shop.logIn(marie)).api.getUser())).toMatchObject({ email: marie, firstname: '' })
    const late = shop.as().confirmRegistration({ body: { token: registration, password: otherPassword } })
    expect(await codeOf(late)).toBe('invalid')
    given(await shop.as().register({ body: { email: 'zoe@exemple.test', password: otherPassword, terms: true } }))
    given(await (await shop.logIn(marie)).api.askEmailChange({ body: { email: 'zoe@exemple.test', password } }))
    expect((await shop.mails('confirm_email')).map(({ to }) => to)).toContain('zoe@exemple.test')
  })

  test('leaves nothing of what they typed to whoever takes an invitation up', async () => {
    const shop = await openMembers(await open())
    given(await shop.as().register({ body: { email: marie, password: otherPassword, terms: true, firstname: 'Intrus' } }))
    const owner = shop.as(shop.stage.tokens['1']?.SUPER_ADMIN)
    given(await owner.inviteUser({ body: { email: marie, role: 'ADMIN' } }))
    const token = (await shop.mails('invitation')).at(-1)?.token ?? ''
    given(await shop.as().acceptInvitation({ body: { token, password } }))
    const rows = await shop.site.read.selectFrom('users').select(['firstname', 'role']).where('email', '=', marie).execute()
    expect(rows).toEqual([{ firstname: '', role: 'ADMIN' }])
  })

  test('gives way to whom the house imports', async () => {
    const shop = await openMembers(await open())
    given(await shop.as().register({ body: { email: marie, password: otherPassword, terms: true, firstname: 'Intrus' } }))
    const body = { csv: `Courriel;Prénom\n${marie};Marie\n`, isTrial: false }
    given(await shop.as(shop.stage.tokens['1']?.ADMIN).importTable({ params: { what: 'members' }, body }))
    const users = shop.site.read.selectFrom('users').select(['firstname', 'password_hash', 'confirmed_at'])
    const rows = await users.where('email', '=', marie).execute()
    expect(rows).toEqual([{ firstname: 'Marie', password_hash: null, confirmed_at: expect.any(String) }])
  })

  test('has not put a key on an account whose mailbox answers for the first time', async () => {
    const shop = await openMembers(await open())
    await shop.enrol(marie)
    const [user] = await shop.site.read.selectFrom('users').select('id').where('email', '=', marie).execute()
    const user_id = user?.id ?? ''
    const at = shop.stage.dependencies.now().toISOString()
    await shop.site.inTransaction(async (tx) => {
      await tx.updateTable('users').set({ mailbox_proven_at: null }).where('id', '=', user_id).execute()
      const factor = { user_id, secret: 'x', last_step: 0, confirmed_at: at, created_at: at }
      await tx.insertInto('second_factors').values(factor).execute()
    })
    given(await shop.as().askPasswordReset({ body: { email: marie } }))
    const token = (await shop.mails('reset_password')).at(-1)?.token ?? ''
    given(await shop.as().resetPassword({ body: { token, password: otherPassword } }))
    expect(await codeOf(shop.as().logIn({ body: { email: marie, password: otherPassword } }))).toBe('ok')
  })

  test('a link that is not mailed does not replace the one that lies in the mailbox of a new address', async () => {
    const shop = await openMembers(await open())
    const { api } = await shop.enrol(paul)
    for (let n = 0; n < 6; n += 1) {
      shop.pass(1)
      await api.askEmailChange({ body: { email: marie, password } })
    }
    const last = (await shop.mails('confirm_email')).at(-1)?.token ?? ''
    expect(await codeOf(api.confirmEmailChange({ body: { token: last } }))).toBe('ok')
  })

  test('an account that ends and begins anew has no more mails for it', async () => {
    const shop = await openMembers(await open())
    const { api } = await shop.enrol(marie)
    for (let n = 0; n < 5; n += 1) given(await shop.as().askPasswordReset({ body: { email: marie } }))
    const counted = (await shop.mails('reset_password')).length
    const { id } = given(await api.getUser())
    const site = { id: '1', name: 'Coteaux', origin: 'https://coteaux.test' }
    const now = shop.stage.dependencies.now()
    await shop.site.inTransaction((tx) => anonymiseAccount(tx, { userId: id, site, now, tells: false }))
    const rows = await shop.site.read.selectFrom('outbox').selectAll().where('kind', '=', 'reset_password').execute()
    expect(counted).toBe(5)
    expect(rows.map(({ recipient, params, failed_at }) => [recipient, params, failed_at !== null])).toEqual(
      Array.from({ length: 5 }, () => ['', '{}', true]),
    )
    shop.pass(day + 1)
    await shop.run(keepTerms)
    expect(await shop.mails('reset_password')).toEqual([])
  })
})
