import { describe, expect, test } from 'vitest'
import { writeFacturX } from '#api/selling/papers/drawing/write-facturx.ts'
import { readBody } from '#api/selling/papers/issue-paper.ts'
import { passThreshold } from '#api/selling/papers/threshold/pass-threshold.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage, type WantedOrder } from '../../support/trade/orders.ts'
import { setParameter } from '../../support/trade/shop.ts'

const abroad = { ONLY_SELL_IN_FRANCE: 'false', SELLS_WORLDWIDE: 'true', EORI_NUMBER: 'FR1', EXCISE_NUMBER: 'FR2' }
const textOf = (content: string) => Buffer.from(content, 'base64').toString('latin1').replaceAll('\xa0', ' ')

describe('tax by place and regime', () => {
  eachDatabase('taxed places', (open) => {
    const raise = async (settings: Record<string, string> = {}) => {
      const shop = await openOrderStage(await open(), transports['in process'], 24)
      const cartons = [{ places: 6, price: 1200, mostGrams: null }]
      const rates = [
        { countries: ['FR'], postalPrefixes: [], cartons },
        { countries: ['FR'], postalPrefixes: ['971'], cartons },
        { countries: ['BE', 'CH', 'ES'], postalPrefixes: [], cartons },
      ]
      const carrier = given(
        await shop.owner.createCarrier({
          body: { name: 'Au loin', serviceCode: 'L1', address: '2, quai du Port, 13002 Marseille', rates },
        }),
      )
      for (const [type, value] of Object.entries(settings)) await setParameter(shop.owner, type, value)
      const to = (
        country: string,
        postalCode: string,
        more: { company?: string; siren?: string; vatNumber?: string } = {},
      ): WantedOrder => ({
        ...shop.wanted(2),
        address: { billing: { ...shop.address, country, postalCode, ...more } },
        delivery: { type: 'DELIVERY', idCarrier: carrier.id },
      })
      const faults = async (body: WantedOrder) => {
        const placed = await shop.place(body)
        return placed.ok ? undefined : placed.error.fields
      }
      const bill = async (body: WantedOrder) => {
        const { id } = given(await shop.place(body))
        given(await shop.owner.recordPayment({ params: { id }, body: {} }))
        const rows = await shop.db.read.selectFrom('papers').selectAll().where('order_id', '=', id).execute()
        const paper = readBody(rows[0] ?? { body: '{}' })
        const file = given(await shop.owner.getPaperFile({ params: { id: rows[0]?.id ?? '' } }))
        return { paper, text: textOf(file.content) }
      }
      /** What the document says that travels with the goods. */
      const slip = async (body: WantedOrder) => {
        const { id } = given(await shop.place(body))
        given(await shop.owner.recordPayment({ params: { id }, body: {} }))
        return textOf(given(await shop.owner.getOrderSlip({ params: { id }, query: { kind: 'packing' } })).content)
      }
      return { ...shop, to, faults, bill, slip }
    }

    test('no way of writing a postal code leads around where it lies', async () => {
      const shop = await raise()
      for (const [country, code] of [
        ['FR', 'F-97110'],
        ['FR', '９７１１０'],
      ] as const)
        expect(await shop.faults(shop.to(country, code)), code).toHaveProperty('address.delivery.postalCode')
      for (const code of ['20000', '97110', '39600']) expect(await shop.faults(shop.to('MC', code)), code).toBeDefined()
      expect(await shop.faults(shop.to('FR', '(39600)'))).toBeUndefined()
    })

    test('what needs something that is not there yet is closed, and says so beside its field', async () => {
      const shop = await raise({ ONLY_SELL_IN_FRANCE: 'false', SELLS_WORLDWIDE: 'true', SELLS_OVERSEAS: 'true' })
      for (const [country, code] of [
        ['BE', '1000'],
        ['CH', '1200'],
      ] as const)
        expect(await shop.faults(shop.to(country, code))).toMatchObject({ 'address.delivery.country': [expect.any(String)] })
      expect(await shop.faults(shop.to('FR', '97110'))).toEqual({
        'address.delivery.postalCode': [
          'Nous n’expédions pas encore outre-mer depuis le site : écrivez-nous, nous chercherons une solution avec vous.',
        ],
      })
      for (const [type, value] of Object.entries({ ...abroad, UNION_VAT: 'BELOW' })) await setParameter(shop.owner, type, value)
      expect(await shop.faults(shop.to('ES', '35001'))).toMatchObject({ 'address.delivery.postalCode': [expect.any(String)] })
      // No rate names Réunion: a rate for France as a whole does not reach it.
      expect(await shop.faults(shop.to('FR', '97400'))).toMatchObject({ 'delivery.idCarrier': [expect.any(String)] })
      expect(await shop.faults(shop.to('FR', '97110'))).toBeUndefined()
    })

    test('a parcel overseas or to Switzerland pays no VAT, one to Belgium that of Belgium, and the paper says why', async () => {
      const shop = await raise({ ...abroad, SELLS_OVERSEAS: 'true', UNION_VAT: 'OSS', INTRACO_VAT: 'FR83404833048' })
      const far = await shop.bill(shop.to('FR', '97110'))
      expect(far.paper).toMatchObject({ total: 3700, vat: [{ rate: 0, gross: 3700, net: 3700, tax: 0 }] })
      for (const said of ['articles 294 et 262 I', '8,5 %']) expect(far.text).toContain(said)
      const swiss = await shop.bill(shop.to('CH', '1200'))
      expect(swiss.paper.tax).toMatchObject({ territory: 'EXPORT', exemption: 'EXPORT' })
      expect(swiss.text).toContain('article 262 I')
      const belgian = await shop.bill(shop.to('BE', '1000'))
      expect(belgian.paper.vat).toEqual([{ rate: 2100, gross: 4226, net: 3493, tax: 733 }])
      expect(belgian.text).toContain('guichet unique')
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('past the threshold of the year a parcel to Belgium pays the VAT of Belgium, whatever the house had chosen', async () => {
      const shop = await raise({ ...abroad, UNION_VAT: 'BELOW', INTRACO_VAT: 'FR83404833048' })
      const first = await shop.bill(shop.to('BE', '1000'))
      expect(first.paper.vat).toMatchObject([{ rate: 2000 }])
      await passThreshold(shop.till())
      expect((await shop.bill(shop.to('BE', '1000'))).paper.vat).toMatchObject([{ rate: 2000 }])
      const body = JSON.stringify({ ...first.paper, vat: [{ rate: 2000, gross: 1_200_000, net: 1_000_000, tax: 200_000 }] })
      await shop.db.inTransaction((tx) =>
        tx.updateTable('papers').set({ body }).where('number', '=', first.paper.number).execute(),
      )
      await passThreshold(shop.till())
      expect((await shop.bill(shop.to('BE', '1000'))).paper.vat).toMatchObject([{ rate: 2100 }])
    })

    test('a cart costs what its order will, as soon as it is known where it goes', async () => {
      const shop = await raise(abroad)
      const cart = given(
        await shop.visitor.createCart({ body: { products: [{ idDeclination: shop.wine.first.id, quantity: 2 }] } }),
      )
      const params = { id: cart.id }
      given(await shop.visitor.calculateCartShipping({ params, body: { country: 'CH', postalCode: '1200' } }))
      given(await shop.visitor.chooseCartDelivery({ params, body: { carrier: 0 } }))
      const { totals, lines } = given(await shop.visitor.getCart({ params }))
      expect([totals.total, totals.vat]).toEqual([3700, [{ rate: 0, gross: 3700, net: 3700, tax: 0 }]])
      expect(lines).toMatchObject([{ unitPrice: 1250, soldAt: 1250, total: 2500, vatRate: 0, news: [] }])
      expect(given(await shop.place(shop.to('CH', '1200')))).toMatchObject({ total: 3700 })
    })

    test('shipping is free by what the goods cost where they go, and what is missing is told by it', async () => {
      const shop = await raise({ ...abroad, FREE_SHIPPING_PRICE: '28' })
      const products = [{ idProduct: shop.wine.product.id, idDeclination: shop.wine.first.id, quantity: 2 }]
      const feesTo = async (country: string, postalCode: string) =>
        given(await shop.visitor.calculateShippingFees({ body: { country, postalCode, products } })).at(-1)?.price
      expect([await feesTo('FR', '39600'), await feesTo('CH', '1200')]).toEqual([0, 1200])
      const cart = given(
        await shop.visitor.createCart({ body: { products: [{ idDeclination: shop.wine.first.id, quantity: 2 }] } }),
      )
      const params = { id: cart.id }
      const { freeShipping } = given(
        await shop.visitor.calculateCartShipping({ params, body: { country: 'CH', postalCode: '1200' } }),
      )
      expect(freeShipping).toMatchObject({ isFree: false, cents: 300 })
    })

    test('the VAT number of a business stands on its paper and in the file for machines, and one that cannot be is refused', async () => {
      const shop = await raise(abroad)
      const order = shop.to('FR', '39600', { company: 'Cave du Lac', siren: '732829320', vatNumber: 'FR44732829320' })
      const { paper, text } = await shop.bill(order)
      expect(paper.buyer.vatNumber).toBe('FR44732829320')
      expect(text).toContain('FR44732829320')
      expect(writeFacturX(paper)).toContain('<ram:ID schemeID="VA">FR44732829320</ram:ID>')
      const wrong = await shop.faults(shop.to('FR', '39600', { company: 'Cave du Lac', vatNumber: 'FR45732829320' }))
      expect(Object.keys(wrong ?? {})).toEqual(['address.billing.vatNumber'])
    })

    test('a business of another land of the Union is told what is possible, and a person there is not', async () => {
      const shop = await raise({ ...abroad, UNION_VAT: 'BELOW' })
      expect(await shop.faults(shop.to('BE', '1000', { company: 'Cave du Lac' }))).toEqual({
        'address.billing.company': [expect.stringContaining('numéro de TVA')],
      })
      expect(await shop.faults(shop.to('BE', '1000'))).toBeUndefined()
    })

    test('what travels with wine says who carries it, under which number, and where its duty stands', async () => {
      const shop = await raise({ ...abroad, UNION_VAT: 'BELOW', USES_CAPSULES: 'true' })
      given(await shop.owner.changeSite({ body: { isWinemaker: true } }))
      const [home, union, swiss] = [
        await shop.slip(shop.wanted(2)),
        await shop.slip(shop.to('BE', '1000')),
        await shop.slip(shop.to('CH', '1200')),
      ]
      for (const said of ['acquittés', 'CRD', 'accise FR2', '2 contenants', '1,5 L']) expect(home).toContain(said)
      for (const said of ['ventes à distance', 'quai du Port']) expect(union).toContain(said)
      expect(swiss).toContain('sous déclaration en douane')
      for (const text of [union, swiss]) expect(text).not.toMatch(/acquittés|CRD/)
    })

    test('who is in franchise bills no tax, on freight neither, and the paper cites article 293 B; the cart says the same', async () => {
      const shop = await raise({ VAT_REGIME: 'FRANCHISE' })
      const { paper, text } = await shop.bill(shop.wanted(2))
      expect(paper).toMatchObject({ total: 3900, vat: [{ rate: 0, gross: 3900, net: 3900, tax: 0 }] })
      expect(text).toContain('article 293 B')
      const body = { products: [{ id: shop.wine.product.id, quantity: 2 }] }
      expect(given(await shop.visitor.previewCart({ body })).totals.vat).toEqual([{ rate: 0, gross: 3000, net: 3000, tax: 0 }])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('by what is billed, the paper says that option', async () => {
      const shop = await raise({ VAT_REGIME: 'DEBITS' })
      const { paper, text } = await shop.bill(shop.wanted(1))
      expect(paper.vat).toEqual([{ rate: 2000, gross: 2400, net: 2000, tax: 400 }])
      expect(text).toContain('les débits')
    })
  })
})
