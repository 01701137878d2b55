import { expect, test } from 'vitest'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { countSpent, mostOfShare } from '#api/platform/mail/mail-budget.ts'
import { mailHouse } from '#api/platform/mail/mail-house.ts'
import { queueMail } from '#api/platform/mail/queue-mail.ts'
import { hashToken, makeSecret } from '#api/platform/secrets/secrets.ts'
import type { MailKind } from '#app/models/audience/mail-kind.ts'
import { codeOf, given, password } from '../api/support/accounts.ts'
import { openLetters } from '../api/support/letters.ts'
import { openMembers } from '../api/support/members.ts'
import { codeOf as codeOfCall } from '../api/support/site-calls.ts'
import { transports } from '../api/support/stage.ts'
import { openOrderStage } from '../api/support/trade/orders.ts'
import { eachDatabase } from '../support/database/databases.ts'

const marie = 'marie@exemple.test'
const house = 'caveau@exemple.test'
const of = { id: '1', name: 'Coteaux', origin: 'https://coteaux.test' }

eachDatabase('the cause of a mail', (open) => {
  test('threat 41: a member asks few mailboxes to confirm, from however many sessions, and spends no way in', async () => {
    const shop = await openMembers(await open())
    const { api } = await shop.enrol(marie)
    const other = await shop.logIn(marie)
    const codes = []
    for (let n = 0; n < 8; n += 1) {
      const by = n % 2 === 0 ? api : other.api
      codes.push(await codeOf(by.askEmailChange({ body: { email: `autre-${n}@exemple.test`, password } })))
    }
    expect(codes).toEqual([...Array(5).fill('ok'), ...Array(3).fill('rate_limited')])
    expect(await shop.mails('confirm_email')).toHaveLength(5)
  })

  test('threat 41: whoever holds the key of a forwarded letter has one welcome a day written, and the choice is done all the same', async () => {
    const shop = await openLetters(await open())
    const key = await shop.subscribed(marie)
    for (const isSubscribed of [false, true, false, true, false, true])
      given(await shop.as().changeNewsletterChoice({ body: { key, isSubscribed } }))
    expect(await shop.mails('newsletter_welcome')).toHaveLength(1)
    expect(given(await shop.as().findNewsletterChoice({ body: { key } })).isSubscribed).toBe(true)
  })

  test('threat 41: no flood silences the house for good: what is too much for the hour is told of in one mail at its end', async () => {
    const shop = await openMembers(await open())
    const now = shop.stage.dependencies.now()
    const tell = (at: Date) =>
      shop.site.inTransaction((tx) =>
        mailHouse(tx, { kind: 'rights_to_answer', to: house, params: { kind: 'x', date: 'y' }, site: of, now: at }),
      )
    for (let n = 0; n < 70; n += 1) await tell(now)
    const rows = () => shop.site.read.selectFrom('outbox').selectAll().where('recipient', '=', house).execute()
    const more = (await rows()).filter(({ kind }) => kind === 'more_received')
    expect([(await rows()).length, more.map(({ next_try_at }) => next_try_at)]).toEqual([
      61,
      [new Date(now.getTime() + 3_600_000).toISOString()],
    ])
    await tell(new Date(now.getTime() + 3_601_000))
    expect((await rows()).filter(({ kind }) => kind === 'rights_to_answer')).toHaveLength(61)
  })

  test('threat 41: five requests of a stranger leave the house hearing of the next', async () => {
    const shop = await openMembers(await open())
    const parameter = { id: 'mail', lang: 'fr', kind: 'STRING', type: 'COMPANY_EMAIL', label: '', value: house } as const
    await shop.site.inTransaction((tx) => tx.insertInto('parameters').values(parameter).execute())
    for (let n = 0; n < 7; n += 1) {
      const body = { firstname: 'A', lastname: 'B', email: `personne-${n}@exemple.test`, kind: 'ACCESS' as const }
      given(await shop.as().askRights({ body }))
    }
    expect(await shop.mails('rights_to_answer')).toHaveLength(7)
  })

  test('threats 12, 41: whoever has the links of orders sent that nobody has proven uses up no way in, of the site or of a mailbox', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 900)
    const { reference } = given(await shop.place(shop.wanted(1, { user: { phone: '1', email: marie, isAdult: true } })))
    for (let n = 0; n < 8; n += 1) given(await shop.buyer().sendOrderLink({ body: { email: marie, reference } }))
    const { read, inTransaction } = bindToSite(shop.db, '1')
    const sent = (await shop.mails()).filter(({ kind }) => kind.startsWith('order_link'))
    expect(new Set(sent.map(({ share }) => share))).toEqual(new Set(['links']))
    const now = shop.till().now
    expect(await countSpent(read, 'ways', now)).toBe(0)
    const reset = { kind: 'reset_password', to: marie, params: {}, site: of, now } as const
    expect(await inTransaction((tx) => queueMail(tx, reset))).toBe(true)
  })

  test('threats 12, 41: where strangers have spent the ways in, staff and whoever asks on a device of theirs are let in at once', async () => {
    const shop = await openMembers(await open())
    const staff = 'atelier@exemple.test'
    const paul = 'paul@exemple.test'
    for (const email of [marie, paul, staff]) await shop.enrol(email)
    const { device } = given(await shop.as().logIn({ body: { email: marie, password, device: '' } }))
    const now = shop.stage.dependencies.now()
    await shop.site.inTransaction(async (tx) => {
      await tx.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', staff).execute()
      for (let n = 0; n < 2 * mostOfShare.ways; n += 1)
        await queueMail(tx, { kind: 'order_link', to: `inconnu-${n}@exemple.test`, params: {}, site: of, now })
    })
    const ask = async (email: string, mark?: string) =>
      given(await shop.as().askPasswordReset({ body: { email, ...(mark && { device: mark }) } }))
    // What strangers are told of staff is what they are told of anybody.
    expect([await ask(paul), await ask(paul, device), await ask(staff)]).toEqual(Array(3).fill({ mailAt: null }))
    expect(await ask(marie, device)).toEqual({})
    const resets = await shop.site.read.selectFrom('outbox').selectAll().where('kind', '=', 'reset_password').execute()
    expect(resets.map(({ recipient, next_try_at }) => [recipient, next_try_at]).sort()).toEqual([
      [staff, now.toISOString()],
      [marie, now.toISOString()],
    ])
  })

  test('threats 12, 41: a crowd of accounts of one’s own leaves whole what is kept for known devices, and for staff', async () => {
    const shop = await openMembers(await open())
    const staff = 'atelier@exemple.test'
    for (const email of [marie, staff]) await shop.enrol(email)
    const { device } = given(await shop.as().logIn({ body: { email: marie, password, device: '' } }))
    shop.pass(8 * 24 * 3600)
    const crowd = Array.from({ length: 16 }, (_, n) => [`foule-${n}@exemple.test`, makeSecret()] as const)
    const now = shop.stage.dependencies.now()
    await shop.site.inTransaction(async (tx) => {
      await tx.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', staff).execute()
      await tx.deleteFrom('outbox').execute()
      const { site_id: _, ...one } = await tx.selectFrom('users').selectAll().where('email', '=', marie).executeTakeFirstOrThrow()
      for (const [email, mark] of crowd) {
        const at = now.toISOString()
        await tx
          .insertInto('users')
          .values({ ...one, id: email, email, confirmed_at: at })
          .execute()
        await tx
          .insertInto('known_devices')
          .values({ id: hashToken(mark), user_id: email, created_at: at, last_used_at: at })
          .execute()
      }
    })
    const ask = async (email: string, mark: string | undefined, address?: string) =>
      codeOf(shop.as(undefined, address ? { address } : {}).askPasswordReset({ body: { email, ...(mark && { device: mark }) } }))
    const spent = (share: 'known' | 'staff' | 'ways') => countSpent(shop.site.read, share, now)
    // Of one network, then from wherever: what they ask beyond their part is sent as long as anybody's is.
    for (const [n, [email, mark]] of crowd.entries()) await ask(email, mark, `192.0.2.${n}`)
    expect([await spent('known'), await spent('ways')]).toEqual([12, 4])
    for (const [email, mark] of crowd) await ask(email, mark)
    expect([await spent('known'), await spent('ways')]).toEqual([24, 8])
    for (let turn = 0; turn < 4; turn += 1) await ask(marie, device)
    for (let turn = 0; turn < 4; turn += 1) await ask(staff, undefined)
    expect([await spent('known'), await spent('ways'), await spent('staff')]).toEqual([26, 10, 4])
  })

  test('threat 45: a mailbox that proved itself and never paid places twenty orders a day, from however many places', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 900)
    const session = given(await shop.buyer().getLogged())
    expect(session.isLogged).toBe(false)
    const token = shop.stage.tokens['1']?.MEMBER ?? ''
    const codes: string[] = []
    for (let n = 0; n < 22; n += 1) {
      const member = transports['in process'](shop.stage)({ siteId: '1', token, clientAddress: `10.9.${n}.1` })
      const user = { phone: '1', email: 'member-1@exemple.test', isAdult: true }
      const placed = await member.placeOrder({ body: shop.wanted(1, { user }) })
      codes.push(placed.ok ? 'ok' : placed.error.code)
      if (placed.ok) await codeOfCall(member.cancelOrder({ body: { token: placed.value.token } }))
    }
    expect(codes).toEqual([...Array(20).fill('ok'), 'rate_limited', 'rate_limited'])
  })

  test('threat 41: what strangers cause takes half of a site’s day, and ways in and orders go beyond all of it', async () => {
    const db = await open()
    const shop = await openMembers(db)
    const now = shop.stage.dependencies.now()
    await db.inTransaction((tx) => tx.updateTable('sites').set({ most_mails: 6 }).where('id', '=', '1').execute())
    await shop.site.inTransaction((tx) => tx.deleteFrom('outbox').execute())
    let moment = now.getTime() - 1000
    const put = (kind: MailKind, to: string) => {
      moment += 1
      const at = new Date(moment)
      return shop.site.inTransaction((tx) => queueMail(tx, { kind, to, params: { path: '/' }, site: of, now: at }))
    }
    for (let n = 0; n < 9; n += 1) await put('confirm_account', `inconnu-${n}@exemple.test`)
    for (let n = 0; n < 4; n += 1) await put('invitation', `invite-${n}@exemple.test`)
    for (const kind of ['order_placed', 'order_link', 'password_changed'] as const) await put(kind, marie)
    const port = { send: async () => ({ fate: 'sent' as const }) }
    await sendDueMails({ db, port: port as never, now: () => now })
    const rows = await shop.site.read.selectFrom('outbox').select(['kind', 'sent_at']).execute()
    const sent = (kind: string) => rows.filter((row) => row.kind === kind && row.sent_at !== null).length
    // First what is owed; then the three mails of the day that are left, in the order in which they came.
    expect(['order_placed', 'order_link', 'password_changed', 'confirm_account', 'invitation'].map(sent)).toEqual([1, 1, 1, 3, 0])
    await put('order_paid', marie)
    expect(await sendDueMails({ db, port: port as never, now: () => now })).toBe(1)
  })
})
