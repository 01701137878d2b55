import { describe, expect, test } from 'vitest'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import type { Mail } from '#api/platform/outside/mail.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { imageRow } from '../../support/media/media.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

const drawn = { mime: 'image/svg+xml', external_type: 'art', external_path: '/art/bottle-abbesse.svg' }

/** French spaces as others read them. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')

describe('the mail of an order', () => {
  eachDatabase('receipts', (open) => {
    const raise = async () => {
      const shop = await openOrderStage(await open(), transports['in process'])
      const { dependencies } = shop.stage
      const send = async () => {
        const sent: Mail[] = []
        const port = {
          send: async (mail: Mail) => {
            sent.push(mail)
            return { fate: 'sent' as const }
          },
        }
        const { now, sealing, media } = dependencies
        await sendDueMails({ db: shop.db, port, now, sealing, media })
        return sent
      }
      return { ...shop, send }
    }
    const about = (mails: readonly Mail[], subject: RegExp) => {
      const found = mails.find((mail) => subject.test(mail.subject))
      if (!found) throw new Error(`no mail about ${subject} among ${mails.map((mail) => mail.subject)}`)
      return { html: plain(found.html), text: plain(found.text), files: found.attachments ?? [] }
    }

    test('is a receipt, and tells a name and an address once the mailbox is known to be its buyer’s', async () => {
      const shop = await raise()
      const placed = given(await shop.place())
      const { lines, address, total } = given(await shop.owner.getAdminOrder({ params: { id: placed.id } }))
      const mails = await shop.send()
      const first = about(mails, /^Votre commande/)
      const sum = plain(`${(total / 100).toFixed(2).replace('.', ',')} €`)
      for (const { html, text } of [first]) {
        for (const { name } of lines) expect(text).toContain(plain(name))
        expect(html).toContain(sum)
        expect(text).toMatch(/^Total, TVA comprise \.{2,} .*€$/m)
        for (const typed of [address.billing.address, `Bonjour ${address.billing.firstname}`]) {
          expect(html, 'what was typed is told to nobody who may not have typed it').not.toContain(typed)
          expect(text).not.toContain(typed)
        }
      }
      expect(about(mails, /^Commande/).text, 'the house knows its buyers').toContain(address.billing.address)
      given(await shop.owner.recordPayment({ params: { id: placed.id }, body: {} }))
      const paid = about(await shop.send(), /^Paiement/)
      for (const told of [paid.html, paid.text]) {
        expect(told).toContain(address.billing.address)
        expect(told).toContain(`Bonjour ${address.billing.firstname},`)
        expect(told).toContain('/panier/ajouter?vins=')
      }
    })

    test('shows its wines by pictures of its own, named by the house, and fetches nothing', async () => {
      const shop = await raise()
      const bottle = imageRow('flacon', { ...drawn, width: 260, height: 750 })
      await bindToSite(shop.db, '1').inTransaction(async (tx) => {
        await tx.insertInto('images').values(bottle).execute()
        await tx
          .updateTable('products')
          .set({ images: JSON.stringify(['flacon']) })
          .where('id', '=', shop.wine.product.id)
          .execute()
      })
      given(await shop.place())
      const { html, files } = about(await shop.send(), /^Votre commande/)
      const shown = files.flatMap(({ cid }) => cid ?? [])
      expect(shown).toEqual(['enseigne', 'vin-1'])
      expect([...html.matchAll(/src="([^"]+)"/g)].map(([, from]) => from)).toEqual(shown.map((cid) => `cid:${cid}`))
    })
  })
})
