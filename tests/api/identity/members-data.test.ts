import { expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, faultsOf, given, password } from '../support/accounts.ts'
import { home, openMembers } from '../support/members.ts'

eachDatabase('a member’s data', (open) => {
  test('a member keeps, changes and forgets addresses, twenty at most', async () => {
    const { enrol } = await openMembers(await open())
    const { api } = await enrol('marie@exemple.test')
    const { id } = given(await api.addOwnAddress({ body: home }))
    given(await api.changeOwnAddress({ params: { id }, body: { ...home, addressPart2: 'Bâtiment B', phone: '' } }))
    expect(given(await api.listOwnAddresses())).toEqual([{ id, ...home, addressPart2: 'Bâtiment B', phone: '' }])
    expect(await faultsOf(api.addOwnAddress({ body: { ...home, city: '', phone: 'abc' } }))).toEqual(['city', 'phone'])
    for (let kept = 1; kept < 20; kept += 1) given(await api.addOwnAddress({ body: home }))
    expect(await codeOf(api.addOwnAddress({ body: home }))).toBe('invalid')
    expect(await codeOf(api.removeOwnAddress({ params: { id } }))).toBe('ok')
    expect(given(await api.listOwnAddresses())).toHaveLength(19)
  })

  test('threat 2: another member’s address does not exist, to read, change or forget', async () => {
    const { enrol } = await openMembers(await open())
    const marie = await enrol('marie@exemple.test')
    const paul = await enrol('paul@exemple.test')
    const { id } = given(await marie.api.addOwnAddress({ body: home }))
    expect(await codeOf(paul.api.changeOwnAddress({ params: { id }, body: { ...home, city: 'Ailleurs' } }))).toBe('not_found')
    expect(await codeOf(paul.api.removeOwnAddress({ params: { id } }))).toBe('not_found')
    expect(given(await paul.api.listOwnAddresses())).toEqual([])
    expect(given(await marie.api.listOwnAddresses())).toMatchObject([home])
  })

  test('[P-11] threat 64: the archive holds all of one’s own data, nobody else’s, and no secret', async () => {
    const shop = await openMembers(await open())
    const marie = await shop.enrol('marie@exemple.test')
    const paul = await shop.enrol('paul@exemple.test')
    given(await marie.api.changeUser({ body: { firstname: 'Marie', lastname: 'Vuillemin', phone: '03 84 00 00 01' } }))
    given(await marie.api.addOwnAddress({ body: home }))
    given(await paul.api.addOwnAddress({ body: { ...home, lastname: 'Poncet' } }))
    const request = { firstname: 'Marie', lastname: 'Vuillemin', email: 'marie@exemple.test', message: 'Mes données ?' }
    given(await marie.api.askRights({ body: { ...request, kind: 'ACCESS' } }))
    given(await marie.api.sendMessage({ body: { ...request, message: 'Un cubi ?' } }))
    given(await paul.api.sendMessage({ body: { lastname: 'Poncet', email: 'paul@exemple.test', message: 'Poncet écrit' } }))

    const archive = given(await marie.api.exportOwnData())
    expect(archive.account).toMatchObject({ firstname: 'Marie', phone: '03 84 00 00 01', email: 'marie@exemple.test' })
    expect(archive.addresses).toMatchObject([home])
    expect(archive.sessions).toHaveLength(1)
    // Both were queued at the same instant of the test's clock: nothing says which comes first.
    expect(archive.mails.map(({ kind }) => kind).sort()).toEqual(['confirm_account', 'message_acknowledged', 'rights_received'])
    expect(archive.messages).toMatchObject([{ message: 'Un cubi ?', desk: 'COMPANY' }])
    expect(archive.rightsRequests).toMatchObject([{ message: 'Mes données ?', dueOn: '2026-03-31' }])
    expect(archive.about.terms.length).toBeGreaterThan(5)
    const said = JSON.stringify(archive)
    for (const foreign of ['paul', 'Poncet', 'Kanari']) expect(said).not.toContain(foreign)
    const { password_hash } = await shop.site.read
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'marie@exemple.test')
      .executeTakeFirstOrThrow()
    const tokens = await shop.site.read.selectFrom('tokens').select(['id', 'session_id']).execute()
    for (const secret of [password_hash, marie.token, ...tokens.flatMap((row) => [row.id, row.session_id || 'none'])]) {
      expect(said).not.toContain(secret)
    }
  })

  test('threat 64: the archive asks for the password again after ten minutes, and of a token that is older', async () => {
    const shop = await openMembers(await open())
    const { api } = await shop.enrol('marie@exemple.test')
    shop.pass(9 * 60)
    expect(await codeOf(api.exportOwnData())).toBe('ok')
    shop.pass(60)
    expect(await codeOf(api.exportOwnData())).toBe('unproven')
    expect(await faultsOf(api.confirmPassword({ body: { password: 'pas le bon mot' } }))).toEqual(['password'])
    expect(await codeOf(api.exportOwnData())).toBe('unproven')
    given(await api.confirmPassword({ body: { password } }))
    expect(await codeOf(api.exportOwnData())).toBe('ok')
    expect(await codeOf(shop.as(shop.stage.tokens['1']?.MEMBER).exportOwnData())).toBe('unproven')
  })

  test('the archive names every table that holds something on a person, or says why not', async () => {
    const db = await open()
    const tables = await db.read.introspection.getTables()
    const personal = tables.filter(({ columns }) => columns.some(({ name }) => ['user_id', 'recipient', 'email'].includes(name)))
    const exported = [
      'addresses',
      'outbox',
      'rights_requests',
      'messages',
      'comments',
      'registrations',
      'tokens',
      'users',
      'second_factors',
      'passkeys',
      'known_devices',
    ].concat('newsletter_subscribers', 'form_answers', 'carts', 'orders', 'stock_alerts')
    // What the staff did for the site, hashes of secrets, notes of the site’s own work, addresses of people who are no members yet, and the company’s own.
    const left = [
      'audit_entries',
      'email_proofs',
      'new_login_proofs',
      'email_undos',
      'idle_warnings',
      'invitations',
      'passkey_challenges',
      'recovery_codes',
      'reset_tokens',
      'company_addresses',
      'forms',
      // Which screen one of the staff has open, for minutes.
      'open_records',
    ]
    expect(personal.map(({ name }) => name).sort()).toEqual([...exported, ...left].sort())
  })
})
