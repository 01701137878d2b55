import { expect, test } from 'vitest'
import { sendDueLetters } from '#api/audience/letters/send-due-letters.ts'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import type { Mail } from '#api/platform/outside/mail.ts'
import type { Segment } from '#app/models/audience/segment.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'
import { sell } from '../support/trade/shop.ts'

const link = { type: 'text' as const, text: 'Lire', marks: [{ type: 'link' as const, href: '/le-domaine' }] }
const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [link] }] }
const words = { subject: 'Les vendanges', title: 'On a fini', body, buttonLabel: 'La boutique', buttonUrl: '/boutique' }
const all: Segment = { kind: 'ALL', idProduct: null, year: null, tag: '' }

eachDatabase('letters that sell', (open) => {
  /** A shop whose readers bought lately, long ago or never; two of them did not ask for letters. */
  async function raise(transport: keyof typeof transports = 'in process') {
    const db = await open()
    const shop = await openOrderStage(db, transports[transport], 100)
    const { read, inTransaction } = bindToSite(db, '1')
    const reader = (name: string, state: 'SUBSCRIBED' | 'PENDING' | 'LEFT' = 'SUBSCRIBED') => ({
      id: name,
      email: `${name}@exemple.test`,
      email_shown: `${name}@exemple.test`,
      firstname: '',
      lastname: '',
      state,
      lists: '[]',
      source: 'SITE' as const,
      consent: 'oui',
      way_out: `clef-${name}`,
      asked_at: '2024-01-01T00:00:00.000Z',
      confirmed_at: '2024-01-01T00:00:00.000Z',
    })
    const readers = ['recente', 'ancien', 'curieuse'].map((name) => reader(name))
    const others = [reader('attend', 'PENDING'), reader('partie', 'LEFT')]
    await inTransaction((tx) =>
      tx
        .insertInto('newsletter_subscribers')
        .values([...readers, ...others])
        .execute(),
    )
    const buy = async (name: string, moment: string, more = {}) => {
      shop.at(moment)
      const user = { phone: '03 84 00 00 02', email: `${name}@exemple.test`, isAdult: true }
      const order = given(await shop.place(shop.wanted(2, { user, ...more })))
      given(await (await shop.ownerNow()).recordPayment({ params: { id: order.id }, body: {} }))
      return order
    }
    await buy('ancien', '2025-01-10T10:00:00.000Z')
    await buy('recente', '2026-01-10T10:00:00.000Z')
    await buy('attend', '2026-01-11T10:00:00.000Z')
    await buy('partie', '2026-01-12T10:00:00.000Z')
    shop.at('2026-03-01T10:00:00.000Z')
    const owner = await shop.ownerNow()
    const write = async (more: object = {}) => given(await owner.createLetter({ body: { ...words, ...more } }))
    const got: Mail[] = []
    const send = async (mail: Mail) => {
      got.push(mail)
      return { fate: 'sent' as const }
    }
    const leave = async (id: string) => {
      given(await owner.sendLetter({ params: { id }, body: {} }))
      await sendDueLetters(shop.till())
      await sendDueMails({ db, port: { send }, now: shop.stage.dependencies.now, random: () => 0.5 })
      return got.filter(({ subject }) => subject === words.subject)
    }
    return { shop, db, read, inTransaction, owner, buy, write, leave }
  }

  test.each(Object.keys(transports) as (keyof typeof transports)[])(
    'a segment names those of its readers whom it means, and never who did not ask for letters (%s)',
    async (transport) => {
      const { shop, owner, read, inTransaction, write, leave } = await raise(transport)
      const orders = await read.selectFrom('orders').select(['id', 'email_key']).execute()
      const ofAncien = orders.find(({ email_key }) => email_key.startsWith('ancien'))
      given(await owner.changeClient({ params: { id: ofAncien?.id ?? '' }, body: { tags: ['Fidèle'] } }))
      const other = await sell(owner, { name: 'Poulsard', price: 900 }, [{ year: 2022, capacity: 75, capacityUnit: 'cl' }])
      const idProduct = shop.wine.product.id
      const counts: number[] = []
      const segments: Partial<Segment>[] = [
        {},
        { kind: 'RECENT' },
        { kind: 'LAPSED' },
        { kind: 'NEVER_BOUGHT', idProduct },
        { kind: 'NEVER_BOUGHT', idProduct, year: 2020 },
        { kind: 'NEVER_BOUGHT', idProduct, year: 2019 },
        { kind: 'NEVER_BOUGHT', idProduct: other.product.id },
        { kind: 'TAGGED', tag: 'Fidèle' },
        { kind: 'TAGGED', tag: 'Presse' },
      ]
      for (const segment of segments) counts.push((await write({ segment: { ...all, ...segment } })).readers)
      expect(counts).toEqual([3, 1, 1, 1, 1, 3, 3, 1, 0])
      // A sale that was given back whole is none.
      await inTransaction((tx) =>
        tx
          .updateTable('orders')
          .set((row) => ({ refunded: row.ref('paid') }))
          .where('email_key', '=', 'recente@exemple.test')
          .execute(),
      )
      expect((await write({ segment: { ...all, kind: 'RECENT' } })).readers).toBe(0)
      const { id } = await write({ segment: { ...all, kind: 'LAPSED' } })
      const mails = await leave(id)
      expect(mails.map(({ to }) => to)).toEqual(['ancien@exemple.test'])
      expect(given(await owner.getLetter({ params: { id } }))).toMatchObject({ readers: 1, sent: 1, state: 'SENT' })
    },
  )

  test('what a segment needs is asked for beside its field, and so is what is not there', async () => {
    const { owner } = await raise()
    const faults = async (more: object) => {
      const refused = await owner.createLetter({ body: { ...words, ...more } })
      return refused.ok ? [] : Object.keys(refused.error.fields ?? {})
    }
    expect(await faults({ segment: { ...all, kind: 'NEVER_BOUGHT' } })).toEqual(['segment.idProduct'])
    expect(await faults({ segment: { ...all, kind: 'TAGGED' } })).toEqual(['segment.tag'])
    expect(await faults({ segment: { ...all, kind: 'NEVER_BOUGHT', idProduct: 'rien' } })).toEqual(['segment.idProduct'])
    expect(await faults({ wines: ['rien'] })).toEqual(['wines'])
    expect(await faults({ idCode: 'rien' })).toEqual(['idCode'])
    expect(await faults({ idImage: 'rien' })).toEqual(['idImage'])
  })

  test('wines, code and marked links stand in its HTML and its text; what is not in sale or works no more is left out', async () => {
    const { shop, owner, write, leave } = await raise()
    const hidden = await sell(owner, { name: 'Caché', price: 900, isValid: false }, [{}])
    const code = given(await owner.createDiscountCode({ body: { code: 'VENDANGES', type: 'PERCENTAGE', amount: 10 } }))
    const letter = await write({ wines: [shop.wine.product.id, hidden.product.id], idCode: code.id })
    const mark = `?from=lettre-${letter.id.slice(0, 8)}`
    const preview = given(await owner.previewLetter({ params: { id: letter.id } }))
    const [mail] = await leave(letter.id)
    for (const said of [preview.html, preview.text, mail?.html, mail?.text]) {
      for (const path of ['/boutique', '/le-domaine', `/boutique/${shop.wine.product.slug}`])
        expect(said).toContain(`https://coteaux.test${path}${mark}`)
      expect(said).toContain('Savagnin')
      expect(said).toContain('15,00\u00a0€')
      expect(said).toContain('VENDANGES')
      expect(said).toContain('10\u00a0% de réduction')
      expect(said).not.toContain('Caché')
      expect(said).toMatch(/abus d’alcool est dangereux/)
    }
    expect(mail?.unsubscribeUrl).toContain('/newsletter/desinscription/clef-')
    expect(mail?.html).not.toMatch(/<img[^>]+src="(?!cid:)/)
    given(await owner.changeDiscountCode({ params: { id: code.id }, body: { isValid: false } }))
    expect(given(await owner.previewLetter({ params: { id: letter.id } })).html).not.toContain('VENDANGES')
  })

  test('what it brought are visits by its links and paid orders with its code since it left', async () => {
    const { shop, owner, buy, write, leave } = await raise()
    const code = given(await owner.createDiscountCode({ body: { code: 'VENDANGES', type: 'PERCENTAGE', amount: 10 } }))
    const used = { discount: 'VENDANGES' }
    await buy('ancien', '2026-03-01T09:00:00.000Z', used)
    shop.at('2026-03-01T10:00:00.000Z')
    const { id, brought } = await write({ idCode: code.id })
    expect(brought).toEqual({ visits: 0, orders: 0, amount: 0 })
    await leave(id)
    const order = await buy('recente', '2026-03-02T10:00:00.000Z', used)
    await buy('curieuse', '2026-03-02T11:00:00.000Z')
    given(await shop.buyer().logVisit({ body: { from: `lettre-${id.slice(0, 8)}` } }))
    const tell = async () => given(await (await shop.ownerNow()).getLetter({ params: { id } })).brought
    expect(await tell()).toEqual({ visits: 1, orders: 1, amount: order.total })
  })
})
