import { afterEach, describe, expect, test } from 'vitest'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import { openSmtp } from '#api/platform/outside/mail-smtp.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { headLine, type MailServer, openMailServer } from '../../../support/mail-server.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

/** The files of a mail as it came over the wire: each by its name, its bytes as they were. */
function filesOf(raw: string): Map<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? ''
  const parts = raw.split(`--${boundary}`)
  return new Map(
    parts.flatMap((part) => {
      const name = /Content-Disposition: attachment;\s+filename="?([^"\r\n;]+)"?/.exec(part)?.[1]
      const body = part
        .split(/\r?\n\r?\n/)
        .slice(1)
        .join('')
      return name ? [[name, Buffer.from(body.replaceAll(/\s/g, ''), 'base64').toString('latin1').replaceAll('\xa0', ' ')]] : []
    }),
  )
}

describe('files that go with mails', () => {
  const servers: MailServer[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
  })

  eachDatabase('attachments', (open) => {
    const raise = async () => {
      const shop = await openOrderStage(await open(), transports['in process'])
      const server = await openMailServer()
      servers.push(server)
      const port = openSmtp({ url: server.url, from: 'ne-pas-repondre@coteaux.test' })
      const send = () => sendDueMails({ db: shop.db, port, now: shop.stage.dependencies.now })
      const mailTo = (about: RegExp) => {
        const found = server.mails.filter(({ raw }) => about.test(decodeHead(headLine(raw, 'Subject') ?? '')))
        if (found.length !== 1) throw new Error(`${found.length} mails about ${about}`)
        return found[0]?.raw ?? ''
      }
      return { ...shop, send, mailTo, server }
    }

    test('an order is confirmed with the very terms of sale it follows, the form to renounce it among them', async () => {
      const shop = await raise()
      const placed = given(await shop.place())
      await shop.send()
      const files = filesOf(shop.mailTo(/Votre commande/))
      expect([...files.keys()]).toEqual(['conditions-de-vente-1.pdf'])
      const terms = files.get('conditions-de-vente-1.pdf') ?? ''
      for (const said of ['%PDF-1.7', 'Version 1, en vigueur', 'formulaire de r\xe9tractation', '%%EOF'])
        expect(terms).toContain(said)
      given(await shop.owner.changeParameter({ params: { id: 'legal_company_name' }, body: { value: 'Un autre nom' } }))
      given(await shop.owner.recordPayment({ params: { id: placed.id }, body: {} }))
      await shop.send()
      const paid = filesOf(shop.mailTo(/Paiement re/))
      expect([...paid.keys()]).toEqual(['f2026-00001.pdf'])
      expect(paid.get('f2026-00001.pdf')).toContain('F2026-00001')
      expect(paid.get('f2026-00001.pdf')).not.toContain('DUPLICATA')
    })

    test('money that goes back is told with its note, and a mail that was sent keeps nothing of what it held', async () => {
      const shop = await raise()
      const placed = given(await shop.place())
      given(await shop.owner.recordPayment({ params: { id: placed.id }, body: {} }))
      given(await shop.owner.moveOrder({ params: { id: placed.id }, body: { fulfilment: 'cancelled' } }))
      await shop.send()
      const files = filesOf(shop.mailTo(/Remboursement/))
      expect([...files.keys()]).toEqual(['a2026-00001.pdf'])
      expect(files.get('a2026-00001.pdf')).toContain('F2026-00001')
      expect((await shop.mails()).map(({ params }) => params)).toEqual((await shop.mails()).map(() => '{}'))
    })
  })
})

/** A subject in the words it was written in. */
function decodeHead(text: string): string {
  return text.replaceAll(/=\?UTF-8\?Q\?(.*?)\?=\s*/gi, (_, words: string) =>
    decodeURIComponent(words.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
  )
}
