import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { type Accounts, codeOf, faultsOf, given, openAccounts, otherPassword, password, saidOf } from '../support/accounts.ts'

const email = 'jeanne@exemple.test'
const body = { email, password, terms: true as const }

async function setParameter({ site }: Accounts, type: string): Promise<void> {
  const row = { id: type.toLowerCase(), type, lang: 'fr', kind: 'BOOLEAN', label: type, value: 'true' }
  await site.inTransaction((tx) => tx.insertInto('parameters').values(row).execute())
}

const usersOf = ({ site }: Accounts) =>
  site.read.selectFrom('users').selectAll().where('email', 'like', '%@exemple.test').where('role', '=', 'MEMBER').execute()

describe('a registration', () => {
  eachDatabase('register', (open) => {
    test('[R-19] does not pass without the terms ticked, and says so beside the box', async () => {
      const accounts = await openAccounts(await open())
      for (const terms of [undefined, false, 'true', 1, null]) {
        const answer = accounts.as().register({ body: { email, password, ...(terms !== undefined && { terms }) } as never })
        expect(await saidOf(answer, 'terms'), String(terms)).toBe('Cochez la case pour accepter les CGU.')
      }
      expect((await usersOf(accounts)).filter((user) => user.email === email)).toEqual([])
      const { registration } = given(await accounts.as().register({ body }))
      const find = async () => (await usersOf(accounts)).find((user) => user.email === email)
      expect(await find()).toMatchObject({ confirmed_at: null })
      const token = (await accounts.mails('confirm_account')).at(-1)?.token ?? ''
      given(await accounts.as().confirmRegistration({ body: { token, registration } }))
      expect(await find()).toMatchObject({ terms_accepted_at: '2026-03-01T10:00:00.000Z', newsletter_wanted: 0 })
    })

    test('finds fault with every field at once', async () => {
      const accounts = await openAccounts(await open())
      await setParameter(accounts, 'ASK_BIRTHDATE')
      const answer = accounts.as().register({ body: { ...body, email: 'jeanne@exemple', password: 'Coteaux123456789' } })
      expect((await faultsOf(answer)).sort()).toEqual(['birthdate', 'email', 'password'])
    })

    test('asks the birthdate where the site does, and lets in no minor where it blocks them', async () => {
      const accounts = await openAccounts(await open())
      const withBirthdate = (birthdate?: string) =>
        faultsOf(accounts.as().register({ body: { ...body, ...(birthdate && { birthdate }) } }))
      expect(await withBirthdate('2015-01-01')).toEqual([])
      await setParameter(accounts, 'ASK_BIRTHDATE')
      expect(await withBirthdate()).toEqual(['birthdate'])
      expect(await withBirthdate('2015-01-01')).toEqual([])
      await setParameter(accounts, 'BLOCK_MINORS')
      expect(await withBirthdate('2008-03-02')).toEqual(['birthdate'])
      expect(await withBirthdate('2008-03-01')).toEqual([])
      expect(await withBirthdate('2027-01-01')).toEqual(['birthdate'])
      expect(await withBirthdate('1800-01-01')).toEqual(['birthdate'])
    })

    test('refuses passwords that come down to a word of the list, the site or the address', async () => {
      const accounts = await openAccounts(await open())
      for (const guessable of [
        'motdepasse2026',
        'Sauvignon-2024',
        'football1234',
        'bourgogne!!!!!',
        'Doudou-doudou-1',
        'jeanne-2008-12',
      ]) {
        const answer = accounts.as().register({ body: { ...body, password: guessable } })
        expect(await saidOf(answer, 'password'), guessable).toContain('trop facile à deviner')
      }
    })

    test('of a taken address answers the same and reminds its owner by mail', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      const before = await usersOf(accounts)
      given(await accounts.as().register({ body: { ...body, password: otherPassword, firstname: 'Intrus' } }))
      expect(await usersOf(accounts)).toEqual(before)
      expect(await accounts.mails('account_exists')).toMatchObject([{ to: email }])
      expect(await codeOf(accounts.as().logIn({ body: { email, password: otherPassword } }))).toBe('invalid')
    })

    test('threat 22: leaves a mailbox’s owner the password typed in their own browser, whoever registered it before', async () => {
      const accounts = await openAccounts(await open())
      given(await accounts.as().register({ body: { ...body, password: otherPassword } }))
      const [strangers] = await accounts.mails('confirm_account')
      accounts.pass(60)
      const { registration } = given(await accounts.as().register({ body }))
      const own = (await accounts.mails('confirm_account')).find(({ token }) => token !== strangers?.token)
      given(await accounts.as().confirmRegistration({ body: { token: own?.token ?? '', registration } }))
      expect(await codeOf(accounts.as().logIn({ body: { email, password: otherPassword } }))).toBe('invalid')
      expect(await codeOf(accounts.as().logIn({ body: { email, password } }))).toBe('ok')
      expect(await codeOf(accounts.as().confirmRegistration({ body: { token: strangers?.token ?? '' } }))).toBe('invalid')
    })

    test('threat 22: takes no password of a stranger by whichever link is opened, and always the one of its reader', async () => {
      const accounts = await openAccounts(await open())
      for (let n = 0; n < 6; n += 1) given(await accounts.as().register({ body: { ...body, password: otherPassword } }))
      accounts.pass(60)
      // Her mailbox has had its mails of the hour: hers is not written, and the links of the stranger do her work.
      const { registration } = given(await accounts.as().register({ body }))
      const mails = await accounts.mails('confirm_account')
      expect(mails).toHaveLength(5)
      const token = mails[4]?.token ?? ''
      const elsewhere = (more: object) => accounts.as().confirmRegistration({ body: { token, ...more } })
      expect(await faultsOf(elsewhere({}))).toEqual(['password'])
      expect(await faultsOf(elsewhere({ registration: 'x'.repeat(43) }))).toEqual(['password'])
      expect(await faultsOf(elsewhere({ password: 'motdepasse2026' }))).toEqual(['password'])
      given(await elsewhere({ registration }))
      expect(await codeOf(accounts.as().logIn({ body: { email, password: otherPassword } }))).toBe('invalid')
      expect(await codeOf(accounts.as().logIn({ body: { email, password } }))).toBe('ok')
    })

    test('threat 22: is open with what its reader types where the mail is read, whatever a stranger registers afterwards', async () => {
      const accounts = await openAccounts(await open())
      given(await accounts.as().register({ body }))
      const [mail] = await accounts.mails('confirm_account')
      given(await accounts.as().register({ body: { ...body, password: otherPassword } }))
      given(await accounts.as().confirmRegistration({ body: { token: mail?.token ?? '', password } }))
      expect(await codeOf(accounts.as().logIn({ body: { email, password: otherPassword } }))).toBe('invalid')
      expect(await codeOf(accounts.as().logIn({ body: { email, password } }))).toBe('ok')
    })

    test('cannot put a password on an account of the back office', async () => {
      const accounts = await openAccounts(await open())
      given(await accounts.as().register({ body: { ...body, email: 'admin-1@exemple.test' } }))
      expect(await accounts.mails('confirm_account')).toEqual([])
      expect(await accounts.mails('account_exists')).toHaveLength(1)
    })

    test('threat 62: 64 at once of one address in different spellings make one account', async () => {
      const accounts = await openAccounts(await open())
      const spellings = ['jeanne@exemple.test', 'JEANNE@EXEMPLE.TEST', ' Jeanne@exemple.test', 'ｊeanne@exemple.test']
      const answers = await Promise.all(
        Array.from({ length: 64 }, (_, n) => accounts.as().register({ body: { ...body, email: spellings[n % 4] ?? '' } })),
      )
      expect(answers.filter(({ ok }) => !ok)).toEqual([])
      expect((await usersOf(accounts)).filter((user) => user.email === email)).toHaveLength(1)
      const mails = await accounts.mails('confirm_account')
      expect(mails.length).toBeGreaterThan(0)
      const last = mails.map(({ token }) => accounts.as().confirmRegistration({ body: { token, password } }))
      expect((await Promise.all(last)).filter(({ ok }) => ok)).toHaveLength(1)
    })

    test('a day later its link is worth nothing', async () => {
      const accounts = await openAccounts(await open())
      given(await accounts.as().register({ body }))
      const [mail] = await accounts.mails('confirm_account')
      accounts.pass(86_400)
      expect(await saidOf(accounts.as().confirmRegistration({ body: { token: mail?.token ?? '' } }), 'token')).toContain(
        'plus valable',
      )
    })
  })
})
