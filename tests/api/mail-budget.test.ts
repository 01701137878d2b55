import { expect, test } from 'vitest'
import { bindToSite } from '#api/db/database.ts'
import { queueMail } from '#api/mail/queue-mail.ts'
import type { MailKind } from '#app/models/mail-kind.ts'
import { eachDatabase } from '../support/databases.ts'
import { addSites } from '../support/sites.ts'
import { openClock, readOutbox } from './support/mailing.ts'

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
    const kinds: MailKind[] = ['reset_password', 'account_exists', 'confirm_account']
    const asked = Array.from({ length: 24 }, (_, turn) => ask(spellings[turn % 4] ?? '', kinds[turn % 3]))
    await Promise.all(asked)
    expect(await count()).toBe(5)
  })

  test('threat 41: the budget comes back with time, up to what a day allows', async () => {
    const { ask, count, clock } = await stage()
    for (let hour = 0; hour < 12; hour += 1) {
      for (let turn = 0; turn < 6; turn += 1) await ask('marie@exemple.test')
      clock.forward(61)
    }
    expect(await count()).toBe(12)
    clock.forward(24 * 60)
    await ask('marie@exemple.test')
    expect(await count()).toBe(13)
  })

  test('threat 41: one person’s budget is not another’s, and what must be told is always told', async () => {
    const { ask, count } = await stage()
    for (let turn = 0; turn < 8; turn += 1) await ask('marie@exemple.test')
    await ask('paul@exemple.test')
    await ask('marie@exemple.test', 'password_changed')
    expect(await count()).toBe(7)
  })

  test('threat 40: an address that is none is refused before it is written', async () => {
    const { ask, count } = await stage()
    for (const to of ['marie', 'marie@exemple.test\r\nBcc: x@y.test', 'a@b.test, c@d.test', '']) {
      await expect(ask(to)).rejects.toThrow('an address')
    }
    expect(await count()).toBe(0)
  })
})
