import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { queueMail } from '#api/platform/mail/queue-mail.ts'
import { mostAlerts } from '#api/selling/stock-alerts/room-for-alerts.ts'
import { tellStockAlerts } from '#api/selling/stock-alerts/tell-stock-alerts.ts'
import type { MailKind } from '#app/models/audience/mail-kind.ts'
import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import { codeOf, given } from '../api/support/site-calls.ts'
import { transports } from '../api/support/stage.ts'
import { openOrderStage } from '../api/support/trade/orders.ts'
import { eachDatabase } from '../support/database/databases.ts'

const agathe = 'agathe@exemple.test'
const minute = 60_000

eachDatabase('who waits for a wine among strangers who ask for it', (open) => {
  /** A wine of which nothing is left, and a crowd that has asked for it before anybody else. */
  async function raise() {
    const shop = await openOrderStage(await open(), transports['in process'], 0)
    const site = bindToSite(shop.db, '1')
    const idDeclination = shop.wine.first.id
    const { site: of, now } = shop.till()
    const at = (minutes: number) => new Date(now.getTime() + minutes * minute)
    const from = (clientAddress: string) => transports['in process'](shop.stage)({ siteId: '1', clientAddress })
    const askFrom = (clientAddress: string, email: string) =>
      from(clientAddress).askStockAlert({ body: { idDeclination, email } })
    const crowd = (emails: string[], networkOf: (n: number) => string, minutes = -60) =>
      site.inTransaction(async (tx) => {
        const rows = emails.map((email, n) => ({
          declination_id: idDeclination,
          email_key: email,
          email,
          mailbox_key: mailboxOf(email),
          from_network: networkOf(n),
          next_try_at: at(-60).toISOString(),
          created_at: new Date(at(minutes).getTime() + n).toISOString(),
        }))
        for (let n = 0; n < rows.length; n += 500)
          await tx
            .insertInto('stock_alerts')
            .values(rows.slice(n, n + 500))
            .execute()
      })
    const fillMailbox = (to: string, { minutes = 0, kind = 'stock_back' }: { minutes?: number; kind?: MailKind } = {}) =>
      site.inTransaction(async (tx) => {
        for (let n = 0; n < 5; n += 1) await queueMail(tx, { kind, to, params: {}, site: of, now: at(minutes) })
      })
    const tell = (minutes = 0) => tellStockAlerts({ ...shop.till(), now: at(minutes) })
    const told = async () => (await shop.mails('stock_back')).map(({ recipient }) => recipient)
    const waiting = () => site.read.selectFrom('stock_alerts').selectAll().orderBy('email_key').execute()
    return { ...shop, askFrom, crowd, fillMailbox, tell, told, waiting, at }
  }

  test('threat 41: is told though a thousand spellings of a full mailbox have waited longer', async () => {
    const shop = await raise()
    await shop.crowd(
      Array.from({ length: 1100 }, (_, n) => `pirate+${n}@exemple.test`),
      () => 'theirs',
    )
    await shop.fillMailbox('pirate@exemple.test')
    given(await shop.askFrom('10.77.0.1', agathe))
    await shop.fill(shop.wine.first.id, 6)
    await shop.tell()
    expect((await shop.told()).filter((to) => !to.startsWith('pirate'))).toEqual([agathe])
  })

  test('threat 41: is told though strangers ask for the letters of the site without end', async () => {
    const shop = await raise()
    given(await shop.askFrom('10.77.0.1', agathe))
    for (let n = 0; n < 60; n += 1) await shop.fillMailbox(`autre${n}@exemple.test`, { kind: 'newsletter_confirm' })
    await shop.fill(shop.wine.first.id, 6)
    await shop.tell()
    expect(await shop.told()).toEqual([agathe])
  })

  test('threat 41: is told whatever else strangers have written to their mailbox, and however often', async () => {
    const shop = await raise()
    given(await shop.askFrom('10.77.0.1', agathe))
    for (let minutes = -24 * 60; minutes <= 0; minutes += 60)
      await shop.fillMailbox(agathe, { minutes, kind: 'newsletter_confirm' })
    await shop.fill(shop.wine.first.id, 6)
    await shop.tell()
    expect([await shop.told(), await shop.waiting()]).toEqual([[agathe], []])
  })

  test('threat 41: what finds its mailbox full is told the minute there is room, a day after the first of its twelve', async () => {
    const shop = await raise()
    given(await shop.askFrom('10.77.0.1', agathe))
    for (const minutes of [-180, -90]) await shop.fillMailbox(agathe, { minutes })
    await shop.fillMailbox(agathe, { minutes: -30 })
    await shop.fill(shop.wine.first.id, 6)
    const before = (await shop.told()).length
    await shop.tell()
    const [wish] = await shop.waiting()
    expect([before, (Date.parse(wish?.next_try_at ?? '') - shop.at(0).getTime()) / minute]).toEqual([12, 21 * 60])
    await shop.tell(21 * 60 - 1)
    expect((await shop.told()).length).toBe(before)
    await shop.tell(21 * 60)
    expect([(await shop.told()).length, await shop.waiting()]).toEqual([before + 1, []])
  })

  test('threat 41: the first of each network is told before the second of any', async () => {
    const shop = await raise()
    await shop.crowd(
      Array.from({ length: 300 }, (_, n) => `inconnu-${n}@exemple.test`),
      () => 'theirs',
    )
    given(await shop.askFrom('10.77.0.1', agathe))
    await shop.fill(shop.wine.first.id, 6)
    await shop.tell()
    const told = await shop.told()
    expect([told.length, told.includes(agathe)]).toEqual([240, true])
  })

  test('threat 41: a network asks for so much in one name, and so much in all', async () => {
    const shop = await raise()
    const { ofMailboxHere, ofNetwork } = mostAlerts
    const spelled = []
    for (let n = 0; n <= ofMailboxHere; n += 1) spelled.push(await shop.askFrom(`10.77.0.${n}`, `agathe+${n}@exemple.test`))
    expect(spelled.filter(({ ok }) => ok)).toHaveLength(ofMailboxHere)
    expect(spelled.at(-1)).toMatchObject({
      error: { fields: { email: [expect.stringContaining('attend déjà beaucoup de vins')] } },
    })
    const others = []
    for (let n = ofMailboxHere; n <= ofNetwork; n += 1)
      others.push(await shop.askFrom(`10.77.0.${30 + (n % 200)}`, `autre-${n}@exemple.test`))
    expect(others.filter(({ ok }) => ok)).toHaveLength(ofNetwork - ofMailboxHere)
    expect(others.at(-1)).toMatchObject({ error: { fields: { email: [expect.stringContaining('depuis votre réseau')] } } })
    expect(await codeOf(shop.askFrom('10.78.0.1', agathe))).toBe('ok')
  })

  test('threats 41, 45: what strangers have filled gives way to whoever asks from elsewhere', async () => {
    const shop = await raise()
    await shop.crowd(
      Array.from({ length: mostAlerts.ofMailbox }, (_, n) => `agathe+${n}@exemple.test`),
      (n) => (n < 5 ? 'small' : 'large'),
    )
    given(await shop.askFrom('10.77.0.1', agathe))
    const networks = (await shop.waiting()).map(({ from_network }) => from_network)
    expect([networks.length, networks.filter((one) => one === 'small').length]).toEqual([mostAlerts.ofMailbox, 5])
    await shop.crowd(
      Array.from({ length: mostAlerts.ofSite - mostAlerts.ofMailbox }, (_, n) => `foule-${n}@exemple.test`),
      (n) => `network ${n % 50}`,
    )
    given(await shop.askFrom('10.79.0.1', 'marc@exemple.test'))
    const kept = await shop.waiting()
    expect(kept).toHaveLength(mostAlerts.ofSite)
    expect(kept.map(({ email }) => email)).toEqual(expect.arrayContaining([agathe, 'marc@exemple.test']))
  })
  test('threats 41, 45: a crowd of many networks gives way to itself: who asked before it came stays, and who asks under their own name', async () => {
    const shop = await raise()
    const { ofMailbox } = mostAlerts
    // Two wines from home, under a tag of her own, and then one each from more networks than the mailbox has places.
    await shop.crowd(['agathe+vin@exemple.test', 'agathe+cave@exemple.test'], () => 'home')
    const crowd = Array.from({ length: ofMailbox + 30 }, (_, n) => `agathe+x${n}@exemple.test`)
    await shop.crowd(crowd.slice(0, ofMailbox - 2), (n) => `network ${n}`, -30)
    given(await shop.askFrom('10.77.0.1', agathe))
    for (const [n, email] of crowd.slice(ofMailbox - 2).entries()) given(await shop.askFrom(`10.${80 + n}.0.1`, email))
    const kept = (await shop.waiting()).map(({ email }) => email)
    expect(kept).toHaveLength(ofMailbox)
    expect(kept).toEqual(expect.arrayContaining([agathe, 'agathe+vin@exemple.test', 'agathe+cave@exemple.test']))
    // Of the crowd, too, those who came first stay.
    expect(kept).toEqual(expect.arrayContaining(crowd.slice(0, ofMailbox - 4)))
  })

  test('threats 41, 45: nor does a crowd push honest first comers out of the site', async () => {
    const shop = await raise()
    const honest = Array.from({ length: 40 }, (_, n) => `client-${n}@exemple.test`)
    await shop.crowd(honest, (n) => `home ${n >> 1}`)
    await shop.crowd(
      Array.from({ length: mostAlerts.ofSite - honest.length }, (_, n) => `foule-${n}@exemple.test`),
      (n) => `network ${n}`,
      -30,
    )
    for (let n = 0; n < 50; n += 1) given(await shop.askFrom(`10.${80 + n}.0.1`, `autre-${n}@exemple.test`))
    const kept = (await shop.waiting()).map(({ email }) => email)
    expect(kept).toHaveLength(mostAlerts.ofSite)
    expect(kept).toEqual(expect.arrayContaining(honest))
  })
})
