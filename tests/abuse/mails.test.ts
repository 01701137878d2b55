import { expect, test } from 'vitest'
import { watchShop } from '#api/house/alarms/watch-shop.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { queueMail } from '#api/platform/mail/queue-mail.ts'
import { type MailKind, mailsForAnyone, mailsOfWaysIn } from '#app/models/audience/mail-kind.ts'
import { openClock, readOutbox, start } from '../api/support/mailing.ts'
import { eachDatabase } from '../support/database/databases.ts'
import { addSites } from '../support/sites.ts'

eachDatabase('the mail budget', (open) => {
  const stage = async () => {
    const db = await open()
    await addSites(db, 'a')
    const bound = bindToSite(db, 'a')
    const clock = openClock()
    const site = { id: 'a', name: 'a', origin: 'https://a.test' }
    const ask = (to: string, kind: MailKind = 'reset_password') =>
      bound.inTransaction((tx) => queueMail(tx, { kind, to, params: {}, site, now: clock.now() }))
    return { db, clock, ask, count: async () => (await readOutbox(db)).length }
  }

  test('threat 41: nobody can fill a mailbox, not in parallel, not under other spellings of its address', async () => {
    const { ask, count } = await stage()
    const spellings = ['marie@exemple.test', 'MARIE@exemple.test', 'marie+a@exemple.test', 'Marie+b@Exemple.test']
    const asked = mailsForAnyone.flatMap((kind) => spellings.flatMap((to) => [ask(to, kind), ask(to, kind)]))
    await Promise.all(asked)
    // Five that let somebody in, five links of registrations, five of wines that are back, and five of all others together.
    expect([asked.length, await count()]).toEqual([mailsForAnyone.length * 8, 20])
  })

  test('threat 41: nor by the dots and tags that its host does not read', async () => {
    const { db, ask } = await stage()
    const spellings = [
      'marieroy@gmail.com',
      'm.arieroy@gmail.com',
      'Ma.rie.roy@GMail.com',
      'marieroy+x@gmail.com',
      'marie.roy@googlemail.com',
    ]
    for (let turn = 0; turn < 20; turn += 1) await ask(spellings[turn % 5] ?? '')
    const rows = await readOutbox(db)
    // Each goes to the address that was written: only the count knows that they are one.
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual([...spellings].sort())
    for (const other of ['marie.roy@exemple.test', 'm.arieroy@exemple.test']) await ask(other)
    expect(await readOutbox(db)).toHaveLength(7)
  })

  test('threat 41: the budget comes back with time, up to what a day allows', async () => {
    const { ask, count, clock } = await stage()
    for (let hour = 0; hour < 12; hour += 1) {
      for (let turn = 0; turn < 6; turn += 1) await ask('marie@exemple.test', 'newsletter_confirm')
      clock.forward(61)
    }
    expect(await count()).toBe(12)
    clock.forward(24 * 60)
    await ask('marie@exemple.test', 'newsletter_confirm')
    expect(await count()).toBe(13)
  })

  test('threats 12, 41: a mailbox whose ways in strangers have spent for a day gets one more every three hours', async () => {
    const { db, ask, clock } = await stage()
    for (let hour = 0; hour < 12; hour += 1) {
      for (let turn = 0; turn < 6; turn += 1) await ask('marie@exemple.test', 'reset_password')
      clock.forward(61)
    }
    const minutes = (await readOutbox(db)).map(({ created_at }) => (Date.parse(created_at) - start.getTime()) / 60_000)
    expect(minutes.sort((one, other) => one - other)).toEqual([0, 0, 0, 0, 0, 61, 61, 61, 61, 61, 122, 122, 305, 488, 671])
  })

  test('threats 12, 41: nothing else that strangers can send uses up what lets the owner of a mailbox in', async () => {
    const { db, ask } = await stage()
    for (const kind of mailsForAnyone.filter((one) => !mailsOfWaysIn.includes(one)))
      for (let turn = 0; turn < 4; turn += 1) await ask('marie@exemple.test', kind)
    for (let turn = 0; turn < 6; turn += 1) await ask('marie@exemple.test', 'reset_password')
    const kinds = (await readOutbox(db)).map(({ kind }) => kind)
    const countOf = (kind: MailKind) => kinds.filter((one) => one === kind).length
    expect([countOf('reset_password'), countOf('confirm_account'), countOf('stock_back'), kinds.length]).toEqual([5, 4, 4, 18])
  })

  test('threat 41: one person’s budget is not another’s, and what must be told is always told', async () => {
    const { ask, count } = await stage()
    for (let turn = 0; turn < 8; turn += 1) await ask('marie@exemple.test')
    await ask('paul@exemple.test')
    await ask('marie@exemple.test', 'password_changed')
    expect(await count()).toBe(7)
  })

  test('threat 41: whoever spends the mails of the newsletter leaves those of the ways in, of orders and of rights whole', async () => {
    const { db, ask } = await stage()
    for (let turn = 0; turn < 300; turn += 1) await ask(`inconnu${turn}@exemple.test`, 'newsletter_confirm')
    for (const kind of ['reset_password', 'confirm_account', 'order_link', 'rights_received', 'order_placed'] as const) {
      await ask('marie@exemple.test', kind)
    }
    const rows = await readOutbox(db)
    const due = (kind: string) => rows.filter((row) => row.kind === kind && row.next_try_at <= start.toISOString()).length
    expect(['reset_password', 'confirm_account', 'order_link', 'rights_received', 'order_placed'].map(due)).toEqual([
      1, 1, 1, 1, 1,
    ])
    const news = rows.filter(({ kind }) => kind === 'newsletter_confirm')
    expect([due('newsletter_confirm'), news.length]).toEqual([120, 240])
    expect(new Set(news.map(({ next_try_at }) => next_try_at))).toEqual(
      new Set([start.toISOString(), '2026-03-01T11:00:00.000Z']),
    )
  })

  test('threat 41: half an hour’s share asked for within the hour is an alarm, and over when the hour is', async () => {
    const { db, ask, clock } = await stage()
    const bound = bindToSite(db, 'a')
    const watch = async () => {
      const till = { ...bound, now: clock.now(), notice: () => {} } as unknown as Parameters<typeof watchShop>[0]
      await watchShop(till)
      return (await bound.read.selectFrom('alarms').select(['kind', 'count']).execute()).filter(({ kind }) => kind === 'ASKED')
    }
    for (let turn = 0; turn < 59; turn += 1) await ask(`inconnu${turn}@exemple.test`, 'newsletter_confirm')
    expect(await watch()).toEqual([])
    await ask('inconnu60@exemple.test', 'newsletter_confirm')
    expect(await watch()).toEqual([{ kind: 'ASKED', count: 60 }])
    clock.forward(61)
    expect(await watch()).toEqual([])
  })

  test('threat 40: an address that is none is refused before it is written', async () => {
    const { ask, count } = await stage()
    for (const to of ['marie', 'marie@exemple.test\r\nBcc: x@y.test', 'a@b.test, c@d.test', '']) {
      await expect(ask(to)).rejects.toThrow('an address')
    }
    expect(await count()).toBe(0)
  })
})
