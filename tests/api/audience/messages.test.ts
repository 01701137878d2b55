import { expect, test } from 'vitest'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { retentionDays } from '#api/platform/jobs/retention-terms.ts'
import { lookOf } from '#api/platform/mail/mail-look.ts'
import { renderMail } from '#api/platform/mail/render-mail.ts'
import type { MailKind } from '#app/models/audience/mail-kind.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, faultsOf, given } from '../support/accounts.ts'
import { day, openMembers } from '../support/members.ts'

const marie = { firstname: 'Marie', lastname: 'Vuillemin', email: 'marie@exemple.test', phone: '03 53 01 24 68' }
const written = { ...marie, subject: 'Visite et dégustation', message: 'Nous serons douze.\nSamedi ?' }
const house = 'bonjour@coteaux.test'

eachDatabase('messages', (open) => {
  async function stage() {
    const shop = await openMembers(await open())
    const set = (type: string, value: string) =>
      shop.site.inTransaction((tx) =>
        tx.insertInto('parameters').values({ id: type, lang: 'fr', kind: 'STRING', type, label: type, value }).execute(),
      )
    await set('COMPANY_EMAIL', house)
    const outbox = async (kind: string) => {
      const rows = await shop.site.read.selectFrom('outbox').select(['recipient', 'params']).where('kind', '=', kind).execute()
      return rows.map(({ recipient, params }) => ({ to: recipient, params: JSON.parse(params) }))
    }
    const count = async () => (await shop.site.read.selectFrom('messages').select('id').execute()).length
    return { ...shop, set, outbox, count, admin: () => shop.as(shop.stage.tokens['1']?.ADMIN) }
  }

  test('[A-18] a message is kept for its owner, who reads, marks and erases it; they and the sender are told by mail', async () => {
    const { as, admin, outbox, stage: dependencies } = await stage()
    given(await as().sendMessage({ body: written }))
    const { messages, total } = given(await admin().listMessages({ query: { isRead: 'false' } }))
    expect(total).toBe(1)
    expect(messages[0]).toMatchObject({ ...written, desk: 'COMPANY', isMember: false, isRead: false })
    const params = { id: messages[0]?.id ?? '' }
    expect(given(await admin().changeMessage({ params, body: { isRead: true } })).isRead).toBe(true)
    expect(given(await admin().getMessage({ params })).message).toBe(written.message)
    expect(await codeOf(as(dependencies.tokens['1']?.MEMBER).getMessage({ params }))).toBe('forbidden')
    expect(await codeOf(as(dependencies.tokens['2']?.ADMIN, { siteId: '2' }).getMessage({ params }))).toBe('not_found')
    const [told] = await outbox('message_received')
    expect(told).toMatchObject({ to: house, params: { email: marie.email, message: written.message } })
    expect(await outbox('message_acknowledged')).toEqual([{ to: marie.email, params: {} }])
    given(await admin().removeMessage({ params }))
    expect(await codeOf(admin().removeMessage({ params }))).toBe('not_found')
  })

  test('threat 40: the owner’s answer goes to the one bare address that wrote, or to nobody else than the house', () => {
    const look = lookOf(new Map([['COMPANY_EMAIL', house]]), { name: 'Coteaux', origin: 'https://coteaux.test' })
    const replyTo = (email: string, kind: MailKind = 'message_received') => {
      const params = { name: 'Marie\r\nBcc: x@pirate.test', email, phone: '', subject: 'Un\nsujet', message: 'Bonjour' }
      const mail = renderMail({ kind, params, messageId: '<m@coteaux.test>', to: house, date: new Date(0) }, look)
      expect(mail.subject).not.toMatch(/[\r\n]/)
      return mail.replyTo
    }
    expect(replyTo(marie.email)).toBe(marie.email)
    expect(replyTo(marie.email, 'message_acknowledged')).toBe(house)
    for (const hostile of ['', 'a@b.fr, x@pirate.test', 'a@b.fr\r\nBcc: x@pirate.test', '<x@pirate.test>', '=?utf-8?q?x?=@b.fr'])
      expect(replyTo(hostile), hostile).toBe(house)
  })

  test('[A-01] messages of a day are those of the day in France, from its first second to its last', async () => {
    const { as, admin, site } = await stage()
    // In Paris, an hour ahead: 1 March 23:30, 2 March 0:30, 3 March 0:00.
    for (const at of ['2026-03-01T22:30:00.000Z', '2026-03-01T23:30:00.000Z', '2026-03-02T23:00:00.000Z']) {
      given(await as().sendMessage({ body: { ...written, message: at } }))
      await site.inTransaction((tx) => tx.updateTable('messages').set({ created_at: at }).where('message', '=', at).execute())
    }
    const seen = async (createdAt: string) =>
      given(await admin().listMessages({ query: { createdAt, orderBy: 'createdAt' } })).messages.map(({ message }) =>
        message.slice(8, 13),
      )
    expect(await seen('2026-03-02')).toEqual(['01T23'])
    expect(await seen('df:2026-03-02')).toEqual(['01T22', '02T23'])
    expect(await seen('lt:2026-03-02')).toEqual(['01T22'])
    expect(await seen('lte:2026-03-02')).toEqual(['01T22', '01T23'])
    expect(await seen('gt:2026-03-02')).toEqual(['02T23'])
    expect(await seen('gte:2026-03-02')).toEqual(['01T23', '02T23'])
    expect(await codeOf(admin().listMessages({ query: { createdAt: '2026-02-31' } }))).toBe('unreadable')
  })

  test('[A-18] a name, an e-mail address and a message are needed, each missing one told by its field', async () => {
    const { as, count } = await stage()
    expect(await faultsOf(as().sendMessage({ body: {} as never }))).toEqual(['lastname', 'email', 'message'])
    const blank = { lastname: '  ', email: 'marie@', message: ' \n ', phone: 'x' }
    expect(await faultsOf(as().sendMessage({ body: blank }))).toEqual(['lastname', 'email', 'phone', 'message'])
    expect(await faultsOf(as().sendMessage({ body: { ...written, email: 'a\r\nbcc: x@y.fr@z.fr' } }))).toEqual(['email'])
    expect(await count()).toBe(0)
  })

  test('a message is answered once by mail, and the answer stays beside it; without words it is only noted', async () => {
    const { as, admin, outbox, pass } = await stage()
    given(await as().sendMessage({ body: { ...written, subject: 'Visite' } }))
    given(await as().sendMessage({ body: { ...written, email: 'b@exemple.test' } }))
    const waiting = async () => given(await admin().listMessages({ query: { isAnswered: 'false' } })).messages
    const [first, second] = await waiting()
    if (!first || !second) throw new Error('two messages were sent')
    pass(3600)
    const body = { answer: ' Avec plaisir.\n\nÀ samedi. ' }
    const answers = await Promise.all([1, 2].map(() => codeOf(admin().answerMessage({ params: { id: first.id }, body }))))
    expect(answers.sort()).toEqual(['conflict', 'ok'])
    const mails = await outbox('message_answered')
    expect(mails).toMatchObject([{ to: first.email, params: { answer: 'Avec plaisir.\n\nÀ samedi.', subject: first.subject } }])
    const noted = given(await admin().answerMessage({ params: { id: second.id }, body: { answer: '' } }))
    expect(noted).toMatchObject({ isRead: true, isAnswered: true, answer: '' })
    expect(await outbox('message_answered')).toHaveLength(1)
    expect(await waiting()).toEqual([])
    expect(given(await admin().getMessage({ params: { id: first.id } })).answeredAt).not.toBeNull()
    expect(await codeOf(admin().answerMessage({ params: { id: 'personne' }, body }))).toBe('not_found')
  })

  test('a message goes on as a thread: who has read all answers writes the next, and each tells where its mail is', async () => {
    const { as, admin, outbox, site, pass } = await stage()
    given(await as().sendMessage({ body: { ...written, subject: 'Visite', message: 'Samedi ?\nA deux.' } }))
    given(await as().sendMessage({ body: { ...written, subject: 'Autre chose' } }))
    const [first] = given(await admin().listMessages({ query: { subject: 'Visite' } })).messages
    if (!first) throw new Error('a message was sent')
    const params = { id: first.id }
    const read = async () => given(await admin().getMessage({ params }))
    given(await admin().answerMessage({ params, body: { answer: 'Oui.' } }))
    expect((await read()).answers).toMatchObject([{ text: 'Oui.', mail: { state: 'WAITING', sentAt: null } }])
    // Somebody who has not read that answer sends nothing over it.
    expect(await codeOf(admin().answerMessage({ params, body: { answer: 'Non.' } }))).toBe('conflict')
    pass(60)
    given(await admin().answerMessage({ params, body: { answer: 'À dix heures.', after: 1 } }))
    given(await admin().answerMessage({ params, body: { answer: '', after: 2 } }))
    const [one, two] = (await read()).answers
    const at = '2026-03-02T10:00:00.000Z'
    await site.inTransaction(async (tx) => {
      await tx
        .updateTable('outbox')
        .set({ sent_at: at })
        .where('id', '=', one?.mail?.id ?? '')
        .execute()
      const failed = { failed_at: at, last_error: 'boîte inconnue' }
      await tx
        .updateTable('outbox')
        .set(failed)
        .where('id', '=', two?.mail?.id ?? '')
        .execute()
    })
    expect((await read()).answers).toMatchObject([
      { text: 'Oui.', mail: { state: 'SENT', sentAt: at, reason: '' } },
      { text: 'À dix heures.', mail: { state: 'FAILED', reason: 'boîte inconnue' } },
      { text: '', mail: null },
    ])
    expect((await read()).others).toMatchObject([{ subject: 'Autre chose', isAnswered: false }])
    expect((await outbox('message_answered')).map(({ params: { message } }) => message)).toEqual(
      Array(2).fill('Samedi ?\nA deux.'),
    )
    const listed = given(await admin().listMessages({ query: { subject: 'Visite' } })).messages
    expect(listed[0]?.answers.map(({ text }) => text)).toEqual(['Oui.', 'À dix heures.', ''])
  })

  test('a message for the writer of the site goes to the writer’s address, or the owner’s where there is none', async () => {
    const { as, outbox, set, admin } = await stage()
    given(await as().sendMessage({ body: { ...written, desk: 'WRITER' } }))
    await set('WRITER_EMAIL', 'plume@vitrine.test')
    given(await as().sendMessage({ body: { ...written, desk: 'WRITER' } }))
    given(await as().sendMessage({ body: written }))
    expect((await outbox('message_received')).map(({ to }) => to).sort()).toEqual([house, house, 'plume@vitrine.test'])
    expect(given(await admin().listMessages({ query: { desk: 'WRITER' } })).total).toBe(2)
  })

  test('a machine is answered like anybody, leaves nothing but a number, and writes to nobody; haste is asked to send again', async () => {
    const { as, admin, count, outbox } = await stage()
    expect(given(await as().sendMessage({ body: { ...written, trap: 'https://pirate.test' } }))).toEqual({})
    expect(await codeOf(as().sendMessage({ body: { ...written, email: 'b@exemple.test', seconds: 0.4 } }))).toBe('rate_limited')
    expect(await codeOf(as().sendMessage({ body: { ...written, email: 'c@exemple.test', seconds: 2.9 } }))).toBe('rate_limited')
    expect([await count(), await outbox('message_received'), await outbox('message_acknowledged')]).toEqual([0, [], []])
    const { days } = given(await admin().listMessageSpam({ query: { orderBy: 'reason' } }))
    expect(days.map(({ day: on, reason, count: many }) => [on, reason, many])).toEqual([
      ['2026-03-01', 'HASTE', 2],
      ['2026-03-01', 'TRAP', 1],
    ])
    given(await as().sendMessage({ body: { ...written, trap: '', seconds: 3 } }))
    expect(await count()).toBe(1)
  })

  test('threat 41: five messages an hour from one place, whosever address they name, and one receipt a day for one address', async () => {
    const { as, outbox, pass, count } = await stage()
    const fromOne = await Promise.all(
      Array.from({ length: 7 }, (_, turn) =>
        codeOf(as(undefined, { address: '192.0.2.7' }).sendMessage({ body: { ...written, email: `a${turn}@exemple.test` } })),
      ),
    )
    expect(fromOne.filter((code) => code === 'ok')).toHaveLength(5)
    const ofOne: string[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      ofOne.push(await codeOf(as().sendMessage({ body: { ...written, email: `Victime+${turn}@exemple.test` } })))
    }
    // From a place of its own each: nobody is silenced by what strangers write in their name.
    expect(ofOne).toEqual(Array(7).fill('ok'))
    const receipts = async () => (await outbox('message_acknowledged')).filter(({ to }) => /victime/i.test(to)).length
    expect([await receipts(), await count()]).toEqual([1, 12])
    pass(3600)
    const again = await as().sendMessage({ body: { ...written, email: 'victime@exemple.test' } })
    expect([again.ok, await receipts()]).toEqual([true, 1])
    pass(day)
    given(await as().sendMessage({ body: { ...written, email: 'victime@exemple.test' } }))
    expect(await receipts()).toBe(2)
  })

  test('threat 41: a flood from many places is kept for the owner to read, and does not fill the mailbox', async () => {
    const { as, outbox, count } = await stage()
    for (let turn = 0; turn < 65; turn += 1) {
      given(await as().sendMessage({ body: { ...written, email: `a${turn}@exemple.test` } }))
    }
    expect([await count(), (await outbox('message_received')).length]).toEqual([65, 60])
  })

  test('[P-12] messages go after a year, numbers of visits after two; a member’s go with the account', async () => {
    const shop = await stage()
    const { api, email } = await shop.enrol('paul@exemple.test')
    given(await api.sendMessage({ body: { ...written, email } }))
    given(await shop.as().sendMessage({ body: written }))
    given(await shop.as().sendMessage({ body: { ...written, trap: 'x' } }))
    const numbers = async () => (await shop.site.read.selectFrom('message_spam').select('id').execute()).length
    shop.pass((retentionDays.messages - 1) * day)
    await shop.run(keepTerms)
    expect(await shop.count()).toBe(2)
    shop.pass(day)
    await shop.run(keepTerms)
    expect([await shop.count(), await numbers()]).toEqual([0, 1])
    shop.pass(366 * day)
    await shop.run(keepTerms)
    expect(await numbers()).toBe(0)
  })
})
