import { expect, test } from 'vitest'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { queueMail } from '#api/platform/mail/queue-mail.ts'
import type { MailPort } from '#api/platform/outside/mail.ts'
import type { MailKind } from '#app/models/audience/mail-kind.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given, openAccounts } from '../../support/accounts.ts'

eachDatabase('the mails of a site', (open) => {
  async function setUp() {
    const accounts = await openAccounts(await open())
    const { db, tokens, dependencies } = accounts.stage
    const queue = (id: string, to: string, kind: MailKind = 'invitation') =>
      bindToSite(db, id).inTransaction((tx) =>
        queueMail(tx, {
          kind,
          to,
          params: { path: '/invitation/un-jeton-secret' },
          site: { id, name: id, origin: 'https://coteaux.test' },
          now: dependencies.now(),
        }),
      )
    const send = (port: MailPort) => sendDueMails({ db, port, now: dependencies.now })
    return { ...accounts, queue, send, admin: accounts.as(tokens['1']?.ADMIN) }
  }

  test('are listed without their text: to whom, of which kind, and why one failed', async () => {
    const { queue, send, admin } = await setUp()
    for (const to of ['paul@exemple.test', 'marie@exemple.test']) await queue('1', to)
    await queue('2', 'kanari@exemple.test')
    await send({
      send: async ({ to }) => (to.startsWith('paul') ? { fate: 'refused', reason: '550 RCPT TO' } : { fate: 'sent' }),
    })
    const failed = given(await admin.listMails({ query: { state: 'FAILED' } }))
    expect(failed).toMatchObject({
      total: 1,
      mails: [
        { recipient: 'paul@exemple.test', kind: 'invitation', state: 'FAILED', tries: 1, reason: '550 RCPT TO', sentAt: null },
      ],
    })
    const all = given(
      await admin.listMails({ query: { orderBy: '-createdAt', createdAt: 'gte:2026-01-01', recipient: 'lk:@exemple' } }),
    )
    expect(all.mails.map(({ recipient, state }) => [recipient, state]).sort()).toEqual([
      ['marie@exemple.test', 'SENT'],
      ['paul@exemple.test', 'FAILED'],
    ])
    const { id = '' } = failed.mails[0] ?? {}
    const one = await admin.getMail({ params: { id } })
    expect(given(one)).toEqual(failed.mails[0])
    expect(JSON.stringify([all, one])).not.toContain('jeton')
    expect(await codeOf(admin.listMails({ query: { params: 'x' } as never }))).toBe('unreadable')
  })

  test('that failed are sent again when asked, with the same Message-ID; others are not', async () => {
    const { queue, send, admin, pass, stage } = await setUp()
    await queue('1', 'paul@exemple.test')
    await queue('1', 'marie@exemple.test', 'reset_password')
    await queue('2', 'kanari@exemple.test')
    const seen: string[] = []
    const port = (fate: 'sent' | 'refused'): MailPort => ({
      send: async ({ messageId }) => {
        seen.push(messageId)
        return fate === 'sent' ? { fate } : { fate, reason: '550' }
      },
    })
    await send(port('refused'))
    const failed = given(await admin.listMails({ query: { state: 'FAILED' } })).mails
    const idOf = (kind: string) => ({ id: failed.find((mail) => mail.kind === kind)?.id ?? '' })
    pass(31 * 60)
    expect(await codeOf(admin.resendMail({ params: idOf('reset_password') })), 'its link is dead').toBe('conflict')
    const params = idOf('invitation')
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(admin.resendMail({ params }))))
    expect(codes.sort()).toEqual(['conflict', 'conflict', 'ok'])
    expect(given(await admin.getMail({ params }))).toMatchObject({ state: 'WAITING', tries: 0, reason: '' })
    const before = seen.length
    await send(port('sent'))
    expect(seen.slice(before)).toEqual([seen.find((id) => id.startsWith(`<${params.id}@`))])
    expect(given(await admin.getMail({ params })).state).toBe('SENT')
    expect(await codeOf(admin.resendMail({ params })), 'sent already').toBe('conflict')
    const foreign = await bindToSite(stage.db, '2').read.selectFrom('outbox').select('id').executeTakeFirstOrThrow()
    expect(await codeOf(admin.getMail({ params: { id: foreign.id } }))).toBe('not_found')
    expect(await codeOf(admin.resendMail({ params: { id: foreign.id } }))).toBe('not_found')
  })
})
