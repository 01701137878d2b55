import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPaper } from '#api/selling/papers/drawing/draw-paper.ts'
import { writeFacturX } from '#api/selling/papers/drawing/write-facturx.ts'
import { computeTotals } from '#app/models/selling/cart/cart-totals.ts'
import type { Paper } from '#app/models/selling/money/paper.ts'
import { splitNet } from '#app/models/selling/money/paper-sums.ts'
import { findBroken } from '../../support/facturx-rules.ts'
import { at, centsAt, readXml } from '../../support/read-xml.ts'
import { paperOf } from '../../support/rows/plant-papers.ts'
import { addUp } from '../../support/trade/add-up.ts'

const business = { company: 'Cave & Fils <du Lac>', siren: '732829320' }

/** A paper of whatever was bought. */
const papers = fc
  .record({
    lines: fc.array(
      fc.record({
        unitPrice: fc.nat(20_000),
        quantity: fc.integer({ min: 1, max: 60 }),
        discount: fc.constant(null),
        vatRate: fc.constantFrom(550, 1000, 2000),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    off: fc.nat(5000),
    shippingFees: fc.nat(3000),
    name: fc.string({ unit: 'binary', maxLength: 20 }),
  })
  .map(({ lines, off, shippingFees, name }): Paper => {
    const discount = { type: 'EURO' as const, amount: off, detailType: 'PRODUCTS' as const }
    const free = { fromBottles: 0, fromCents: 0 }
    const totals = computeTotals({ lines, discount, shippingFees, bottles: 0, freeShipping: free })
    const sold = totals.lines.map((line, place) => ({ ...line, vatRate: lines[place]?.vatRate ?? 0 }))
    const net = splitNet(sold, totals.freight, totals.vat)
    const known = paperOf('Domaine')
    return {
      ...known,
      buyer: { ...known.buyer, ...business },
      lines: lines.map(({ unitPrice, quantity, vatRate }, place) => ({
        name: `Vin ${name}`,
        details: '75 cl',
        quantity,
        unitPrice,
        vatRate,
        net: net.lines[place] ?? 0,
        before: sold[place]?.before ?? 0,
        after: sold[place]?.after ?? 0,
      })),
      discount: { code: 'ETE', amount: totals.discount, allowances: net.allowances },
      edition: 2,
      shipping: {
        gross: totals.shippingFees,
        net: net.freight.reduce((all, part) => all + part.net, 0),
        freight: net.freight,
      },
      vat: totals.vat,
      total: totals.total,
      paid: { means: 'CARD', amount: totals.total },
    }
  })

const trade = 'SupplyChainTradeTransaction'
const settled = [trade, 'ApplicableHeaderTradeSettlement']

test('the invoice in the words of machines adds up to the cent, whatever was bought and whatever it is called', () => {
  fc.assert(
    fc.property(papers, (paper) => {
      const xml = readXml(writeFacturX(paper))
      const { found, said } = addUp(xml)
      expect(found).toEqual(said)
      expect(findBroken(xml)).toEqual([])
      expect(centsAt(xml, ...settled, 'SpecifiedTradeSettlementHeaderMonetarySummation', 'GrandTotalAmount')).toEqual([
        paper.total,
      ])
      for (const line of at(xml, trade, 'IncludedSupplyChainTradeLineItem')) {
        const [price = 0] = centsAt(line, 'SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice', 'ChargeAmount')
        const [pieces] = at(line, 'SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice', 'BasisQuantity')
        const [billed] = at(line, 'SpecifiedLineTradeDelivery', 'BilledQuantity')
        const total = centsAt(
          line,
          'SpecifiedLineTradeSettlement',
          'SpecifiedTradeSettlementLineMonetarySummation',
          'LineTotalAmount',
        )
        expect([Math.round((price * Number(billed?.text)) / Number(pieces?.text))]).toEqual(total)
      }
    }),
    { numRuns: process.env.LONG ? 20_000 : 300, seed: 27 },
  )
})

test('it names who sells and who buys, and lies within the file of a business, and of nobody else', () => {
  const known = paperOf('Domaine')
  const paper: Paper = { ...known, buyer: { ...known.buyer, ...business } }
  const read = drawPaper(paper, { isCopy: false }).toString('latin1')
  const inside = /\/Type \/EmbeddedFile .*?\/Length (\d+) >>\nstream\n(.*?)\nendstream/s.exec(read)
  const bytes = inside?.[2] ?? ''
  expect(bytes.length).toBe(Number(inside?.[1]))
  const xml = readXml(Buffer.from(bytes, 'latin1').toString())
  const agreed = [trade, 'ApplicableHeaderTradeAgreement']
  expect(at(xml, ...agreed, 'BuyerTradeParty', 'Name').map(({ text }) => text)).toEqual(['Cave & Fils <du Lac>'])
  const ids = at(xml, ...agreed).flatMap((one) => one.inner.flatMap((party) => at(party, 'SpecifiedLegalOrganization', 'ID')))
  expect(ids.map(({ text, marks }) => [text, marks.schemeID])).toEqual([
    ['404833048', '0002'],
    ['732829320', '0002'],
  ])
  expect(at(xml, 'ExchangedDocument', 'TypeCode')[0]?.text).toBe('380')
  for (const said of [
    '/AFRelationship /Alternative',
    '<pdfaid:part>3</pdfaid:part>',
    'urn:factur-x:pdfa',
    '/OutputIntents',
    '/FontFile2',
  ])
    expect(read).toContain(said)
  const plain = drawPaper(known, { isCopy: false }).toString('latin1')
  expect([plain.includes('EmbeddedFile'), plain.includes('urn:factur-x')]).toEqual([false, false])
})

test('a note names the invoice that it takes from', () => {
  const known = paperOf('Domaine')
  const credits = { label: 'F2026-00007', issuedAt: known.issuedAt, reason: 'cancelled' }
  const xml = readXml(writeFacturX({ ...known, kind: 'CREDIT', credits, buyer: { ...known.buyer, ...business } }))
  expect(at(xml, 'ExchangedDocument', 'TypeCode')[0]?.text).toBe('381')
  expect(at(xml, ...settled, 'InvoiceReferencedDocument', 'IssuerAssignedID')[0]?.text).toBe('F2026-00007')
})
