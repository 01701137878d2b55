import { describe, expect, test } from 'vitest'
import { anonymiseAccount } from '#api/house/members/anonymise-account.ts'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { queueMail } from '#api/platform/mail/queue-mail.ts'
import { tellStockAlerts } from '#api/selling/stock-alerts/tell-stock-alerts.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'
import { sell, setParameter } from '../support/trade/shop.ts'

const agathe = 'agathe@exemple.test'

for (const [way, transport] of Object.entries(transports)) {
  describe(`whoever waits for a wine ${way}`, () => {
    eachDatabase(way, (open) => {
      /** A wine of which nothing is left. */
      async function raise() {
        const shop = await openOrderStage(await open(), transport, 0)
        const tell = () => tellStockAlerts(shop.till())
        const told = async () => (await shop.mails('stock_back')).map(({ recipient }) => recipient)
        const wait = (email: string, idDeclination = shop.wine.first.id) =>
          shop.buyer().askStockAlert({ body: { idDeclination, email } })
        const waiting = async () => (await bindToSite(shop.db, '1').read.selectFrom('stock_alerts').selectAll().execute()).length
        return { ...shop, tell, told, wait, waiting }
      }

      test('is written to once when it is back, and forgotten', async () => {
        const shop = await raise()
        given(await shop.wait(agathe))
        given(await shop.wait('Agathe@Exemple.test'))
        given(await shop.wait('marc@exemple.test'))
        await shop.tell()
        expect([await shop.told(), await shop.waiting()]).toEqual([[], 2])
        await shop.fill(shop.wine.first.id, 1)
        await Promise.all([shop.tell(), shop.tell()])
        await shop.tell()
        expect([(await shop.told()).sort(), await shop.waiting()]).toEqual([[agathe, 'marc@exemple.test'], 0])
        const [mail] = await shop.mails('stock_back')
        expect(JSON.parse(mail?.params ?? '{}')).toEqual({
          title: 'Savagnin 2020',
          path: `/boutique/${shop.wine.product.slug}?declinaison=${shop.wine.first.id}`,
        })
      })

      test('gets one mail for all that is back, and none for what can be bought', async () => {
        const shop = await raise()
        const other = await sell(shop.owner, { name: 'Trousseau', price: 1200 }, [{ year: 2021 }])
        given(await shop.wait(agathe))
        given(await shop.wait(agathe, other.first.id))
        await shop.fill(shop.wine.first.id, 1)
        await shop.fill(other.first.id, 1)
        const again = await shop.wait('marc@exemple.test')
        expect(again).toMatchObject({
          error: { fields: { email: ['Ce vin est en vente : vous pouvez le commander dès maintenant.'] } },
        })
        await shop.tell()
        const [mail, ...more] = await shop.mails('stock_back')
        const { title, path } = JSON.parse(mail?.params ?? '{}')
        expect([title.split('\n').sort(), path]).toEqual([['Savagnin 2020', 'Trousseau 2021'], '/boutique'])
        expect([more, await shop.waiting()]).toEqual([[], 0])
      })

      test('threat 41: waits on where its mailbox or the hour has had its mails, and is told later', async () => {
        const shop = await raise()
        given(await shop.wait(agathe))
        const site = bindToSite(shop.db, '1')
        const { site: of, now } = shop.till()
        const spend = (to: string) =>
          site.inTransaction((tx) => queueMail(tx, { kind: 'stock_back', to, params: {}, site: of, now }))
        for (let n = 0; n < 5; n += 1) await spend(agathe)
        await shop.fill(shop.wine.first.id, 1)
        await shop.tell()
        expect([(await shop.told()).length, await shop.waiting()]).toEqual([5, 1])
        await tellStockAlerts({ ...shop.till(), now: new Date(now.getTime() + 3_700_000) })
        expect([(await shop.told()).length, await shop.waiting()]).toEqual([6, 0])
      })

      test('waits on while one bottle of a box is missing, or what came back is not in sale', async () => {
        const shop = await raise()
        const other = await sell(shop.owner, { name: 'Trousseau', price: 1200 }, [{ year: 2021 }])
        const content = [shop.wine.first.id, other.first.id].map((idDeclination) => ({ idDeclination, quantity: 2 }))
        const box = await sell(shop.owner, { name: 'Duo', type: 'BOX', price: 4000, products: content })
        await shop.fill(box.first.id, 5)
        await shop.fill(other.first.id, 5)
        given(await shop.wait(agathe, box.first.id))
        await shop.fill(shop.wine.first.id, 1)
        await shop.tell()
        expect(await shop.told()).toEqual([])
        await shop.fill(shop.wine.first.id, 2)
        given(await shop.owner.changeProduct({ params: { id: box.product.id }, body: { isValid: false } }))
        await shop.tell()
        expect(await shop.told()).toEqual([])
        given(await shop.owner.changeProduct({ params: { id: box.product.id }, body: { isValid: true } }))
        await setParameter(shop.owner, 'HIDE_PRICES', 'true')
        await shop.tell()
        expect(await shop.told()).toEqual([])
        await setParameter(shop.owner, 'HIDE_PRICES', 'false')
        await shop.tell()
        expect(await shop.told()).toEqual([agathe])
      })

      test('names something that is sold and a mailbox, thirty times an hour at most; a machine waits for nothing', async () => {
        const shop = await raise()
        expect(await codeOf(shop.wait(agathe, 'nowhere'))).toBe('not_found')
        expect(await codeOf(shop.wait('personne'))).toBe('invalid')
        const idDeclination = shop.wine.first.id
        given(await shop.buyer().askStockAlert({ body: { idDeclination, email: agathe, trap: 'http://pirate.test' } }))
        expect(await shop.waiting()).toBe(0)
        const flood = shop.buyer()
        const codes = []
        for (let n = 0; n < 31; n += 1)
          codes.push(await codeOf(flood.askStockAlert({ body: { idDeclination, email: `foule-${n}@exemple.test` } })))
        expect([codes.filter((code) => code === 'ok').length, codes.at(-1)]).toEqual([30, 'rate_limited'])
      })

      test('threat 45: is not kept from it by a stranger who asks in their name', async () => {
        const shop = await raise()
        const [stranger, body] = [shop.buyer(), { idDeclination: shop.wine.first.id, email: agathe }]
        const codes = []
        for (let n = 0; n < 12; n += 1) codes.push(await codeOf(stranger.askStockAlert({ body })))
        expect(codes.at(-1)).toBe('rate_limited')
        given(await shop.wait(agathe))
      })

      test('is forgotten with the account of that address', async () => {
        const shop = await raise()
        const member = await bindToSite(shop.db, '1')
          .read.selectFrom('users')
          .select(['id', 'email'])
          .where('role', '=', 'MEMBER')
          .executeTakeFirstOrThrow()
        given(await shop.wait(member.email))
        given(await shop.wait(agathe))
        const { site, now } = shop.till()
        await bindToSite(shop.db, '1').inTransaction(async (tx) => {
          // What waits is the mailbox's, and goes with the account that has proven it.
          const proven = { mailbox_proven_at: now.toISOString() }
          await tx.updateTable('users').set(proven).where('id', '=', member.id).execute()
          await anonymiseAccount(tx, { userId: member.id, site, now, tells: false })
        })
        expect(await shop.waiting()).toBe(1)
      })

      test('[P-12] is forgotten after a year', async () => {
        const shop = await raise()
        given(await shop.wait(agathe))
        const year = 365 * 86_400_000
        await keepTerms({ ...shop.till(), now: new Date(shop.till().now.getTime() + year - 1000) })
        expect(await shop.waiting()).toBe(1)
        await keepTerms({ ...shop.till(), now: new Date(shop.till().now.getTime() + year) })
        expect(await shop.waiting()).toBe(0)
      })
    })
  })
}
