import { expect, test } from 'vitest'
import { openInProcess } from '#api/door/in-process.ts'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { openKeptSettings } from '#api/site/parameters/kept-settings.ts'
import { bumpContentVersion, openContentVersions } from '#api/site/settings/content-version.ts'
import { eachPlace } from '../../support/database/databases.ts'
import { countQueries } from '../support/count-queries.ts'
import { given } from '../support/site-calls.ts'
import { type Stage, transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'
import { setParameter } from '../support/trade/shop.ts'

const text = { type: 'text' as const, text: 'Bonjour' }
const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [text] }] }

/** The owner at another process of the same shop, which keeps what it knows by itself. */
async function openElsewhere(db: Database, { dependencies }: Stage) {
  const settings = openKeptSettings(openContentVersions(db))
  const who = { email: 'ailleurs@exemple.test', role: 'ADMIN' as const, now: dependencies.now() }
  const token = await bindToSite(db, '1').inTransaction((tx) => makeToken(tx, who))
  return openInProcess({ ...dependencies, db, settings })({ siteId: '1', token })
}

/** Puts copies of a wine on sale, as a table that is brought in does. */
async function sellCopies(db: Database, id: string, copies: number) {
  await bindToSite(db, '1').inTransaction(async (tx) => {
    const { site_id: _, ...wine } = await tx.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    for (let copy = 0; copy < copies; copy += 1)
      await tx
        .insertInto('products')
        .values({ ...wine, id: `copy-${copy}`, slug: `copy-${copy}`, description: `Cuvée ${copy}`, is_shown: 1 })
        .execute()
    await bumpContentVersion(tx)
  })
}

eachPlace('a shop that is looked over again and again', (open) => {
  test('tells at the next look each word that was written, brought in, hidden or set, here and in another process', async () => {
    const { db, reopen } = await open()
    const shop = await openOrderStage(db, transports['in process'], 100)
    const here = await shop.ownerNow()
    const elsewhere = await openElsewhere(reopen(), shop.stage)
    const look = async () => {
      const both = [given(await here.inspectShop()), given(await elsewhere.inspectShop())]
      expect(both[1]).toEqual(both[0])
      return both[0]?.found.map((one) => `${one.kind} ${one.rule}`)
    }
    expect(await look()).toEqual([])

    for (const owner of [elsewhere, here]) {
      const news = given(
        await owner.createNews({ body: { title: 'Un domaine neutre en carbone', date: '2026-01-01', isValid: true } }),
      )
      expect(await look()).toEqual(['news carbon'])
      await setParameter(owner, 'SALE_TERMS', 'Aucun retour.')
      expect(await look()).toEqual(['parameter noWithdrawal', 'news carbon'])
      given(await owner.removeNews({ params: { id: news.id } }))
      await setParameter(owner, 'SALE_TERMS', '')
      expect(await look()).toEqual([])
      const popup = given(await owner.createPopup({ body: { title: 'Nos vins de fête', isValid: true } }))
      const letter = given(
        await owner.createLetter({
          body: { subject: 'Une cave neutre en carbone', title: 'Printemps', body },
        }),
      )
      expect(await look()).toEqual(['popup popupWine', 'letter carbon'])
      given(await owner.removePopup({ params: { id: popup.id } }))
      given(await owner.removeLetter({ params: { id: letter.id } }))
      expect(await look()).toEqual([])
    }
  })

  test('what changed is read over, and what did not change is not even asked for', async () => {
    const { db } = await open()
    const counted = countQueries(db)
    const shop = await openOrderStage(counted.db, transports['in process'], 100)
    const owner = await shop.ownerNow()
    await sellCopies(db, shop.wine.product.id, 1000)
    const look = async () => {
      const before = counted.asked()
      const { found, counts } = given(await owner.inspectShop())
      return {
        found: found.map(({ kind, id, rule }) => `${kind} ${id} ${rule}`),
        wines: counts.winesOnSale,
        asked: counted.asked() - before,
      }
    }
    const first = await look()
    const second = await look()
    expect(second).toMatchObject({ found: first.found, wines: first.wines })
    expect(second.asked).toBeLessThan(first.asked - 20)

    await bindToSite(db, '1').inTransaction(async (tx) => {
      await tx.updateTable('products').set({ description: 'Un vin neutre en carbone' }).where('id', '=', 'copy-700').execute()
      await tx.updateTable('products').set({ is_shown: 0 }).where('id', '=', 'copy-3').execute()
      await bumpContentVersion(tx)
    })
    expect(await look()).toMatchObject({ found: first.found.concat('product copy-700 carbon'), wines: first.wines - 1 })
  })
})
