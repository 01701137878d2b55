import { expect, test } from 'vitest'
import { deletePlannedAccounts } from '#api/house/members/delete-planned-accounts.ts'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, faultsOf, given, saidOf } from '../support/accounts.ts'
import { day, openMembers } from '../support/members.ts'

const marie = { firstname: 'Marie', lastname: 'Vuillemin', email: 'marie@exemple.test' }

eachDatabase('rights requests', (open) => {
  const stage = async () => {
    const shop = await openMembers(await open())
    return { ...shop, admin: () => shop.as(shop.stage.tokens['1']?.ADMIN) }
  }

  test('[P-11] a request needs first name, last name and e-mail address, each missing one told beside its field', async () => {
    const { as } = await stage()
    expect(await faultsOf(as().askRights({ body: { kind: 'ACCESS' } as never }))).toEqual(['firstname', 'lastname', 'email'])
    expect(await faultsOf(as().askRights({ body: { ...marie, firstname: '', email: 'marie', kind: 'ACCESS' } }))).toEqual([
      'firstname',
      'email',
    ])
  })

  test('[P-11] an answer is promised within thirty days, to a deletion within ten working days, by mail too', async () => {
    const { as, mails, site } = await stage()
    expect(given(await as().askRights({ body: { ...marie, kind: 'PORTABILITY' } }))).toEqual({ dueOn: '2026-03-31' })
    expect(given(await as().askRights({ body: { ...marie, kind: 'ERASURE' } }))).toEqual({ dueOn: '2026-03-13' })
    expect((await mails('rights_received')).map(({ to }) => to)).toEqual([marie.email, marie.email])
    const rows = await site.read.selectFrom('outbox').select('params').where('kind', '=', 'rights_received').execute()
    expect(rows.map(({ params }) => JSON.parse(params).date).sort()).toEqual(['13 mars 2026', '31 mars 2026'])
  })

  test('[P-11] the owner sees the most pressing first, with the days left, and those that are late', async () => {
    const { as, admin, pass, site, stage: dependencies } = await stage()
    for (const kind of ['ACCESS', 'ERASURE'] as const) given(await as().askRights({ body: { ...marie, kind } }))
    const seen = async () => given(await admin().listRightsRequests({ query: { state: 'WAITING' } })).requests
    expect((await seen()).map(({ kind, daysLeft }) => [kind, daysLeft])).toEqual([
      ['ERASURE', 12],
      ['ACCESS', 30],
    ])
    pass(13 * day)
    const wanted = { email: 'admin-1@exemple.test', role: 'ADMIN' as const, now: dependencies.dependencies.now() }
    const later = as(await site.inTransaction((tx) => makeToken(tx, wanted)))
    const { requests } = given(await later.listRightsRequests({ query: { dueOn: 'lt:2026-03-14' } }))
    expect(requests.map(({ kind, daysLeft }) => [kind, daysLeft])).toEqual([['ERASURE', -1]])
  })

  test('[P-11] a request is answered once, by a mail that carries the answer, and its story stays readable', async () => {
    const { as, admin, site, mails } = await stage()
    given(await as().askRights({ body: { ...marie, kind: 'OPPOSITION', message: 'Plus de lettre.' } }))
    const [request] = given(await admin().listRightsRequests({})).requests
    const params = { id: request?.id ?? '' }
    expect(await faultsOf(admin().answerRightsRequest({ params, body: { state: 'GRANTED', answer: ' ' } }))).toEqual(['answer'])
    const body = { state: 'GRANTED' as const, answer: 'C’est fait.' }
    const answers = await Promise.all([1, 2, 3].map(() => codeOf(admin().answerRightsRequest({ params, body }))))
    expect(answers.sort()).toEqual(['conflict', 'conflict', 'ok'])
    expect(given(await admin().getRightsRequest({ params }))).toMatchObject({
      ...body,
      daysLeft: null,
      message: 'Plus de lettre.',
    })
    expect((await mails('rights_answered')).map(({ to }) => to)).toEqual([marie.email])
    const row = await site.read
      .selectFrom('outbox')
      .select('params')
      .where('kind', '=', 'rights_answered')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(row.params).answer).toBe('C’est fait.')
  })

  test('[P-11] a deletion granted to a member ends their account within ten working days of the request', async () => {
    const shop = await stage()
    const person = await shop.enrol(marie.email)
    given(await shop.as().askRights({ body: { ...marie, kind: 'ERASURE' } }))
    const [request] = given(await shop.admin().listRightsRequests({})).requests
    shop.pass(60)
    const params = { id: request?.id ?? '' }
    given(await shop.admin().answerRightsRequest({ params, body: { state: 'GRANTED', answer: 'Votre compte sera effacé.' } }))
    expect(await codeOf(person.api.getUser())).toBe('unauthenticated')
    expect(await shop.mails('deletion_planned')).toHaveLength(1)
    shop.pass(7 * day)
    await shop.run(deletePlannedAccounts)
    expect(await shop.mails('deletion_done')).toMatchObject([{ to: marie.email }])
    const last = await shop.site.read.selectFrom('outbox').select('params').where('kind', '=', 'deletion_done').executeTakeFirst()
    expect(last?.params).toContain('vos demandes de droits')
    expect(shop.stage.dependencies.now().toISOString() < `${request?.dueOn}T23:59:59Z`).toBe(true)
  })

  test('a deletion is not granted to an account of the staff, and the request stays open until its role is taken', async () => {
    const shop = await stage()
    const { id: userId } = given(await shop.admin().getUser())
    const email = 'admin-1@exemple.test'
    given(await shop.as().askRights({ body: { ...marie, email, kind: 'ERASURE' } }))
    const [request] = given(await shop.admin().listRightsRequests({})).requests
    const params = { id: request?.id ?? '' }
    const body = { state: 'GRANTED' as const, answer: 'C’est fait.' }
    expect(await saidOf(shop.admin().answerRightsRequest({ params, body }), 'state')).toContain('retirez-lui d’abord son rôle')
    expect(given(await shop.admin().getRightsRequest({ params }))).toMatchObject({ state: 'WAITING', answer: '' })
    expect(await shop.mails('rights_answered')).toEqual([])
    const owner = shop.as(shop.stage.tokens['1']?.SUPER_ADMIN)
    given(await owner.changeUserRole({ params: { id: userId }, body: { role: 'MEMBER' } }))
    given(await owner.answerRightsRequest({ params, body }))
    expect((await shop.mails('deletion_planned')).map(({ to }) => to)).toEqual([email])
  })

  test('threat 41: nobody makes the desk a cannon', async () => {
    const { as, mails } = await stage()
    const outcomes: string[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      outcomes.push(await codeOf(as(undefined, { address: '192.0.2.7' }).askRights({ body: { ...marie, kind: 'ACCESS' } })))
    }
    expect(outcomes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'rate_limited', 'rate_limited'])
    for (let turn = 0; turn < 4; turn += 1) given(await as().askRights({ body: { ...marie, kind: 'ACCESS' } }))
    expect(await mails('rights_received')).toHaveLength(5)
  })
})
