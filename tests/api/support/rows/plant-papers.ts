import type { SiteWriter } from '#api/platform/database/database.ts'
import { hashPaper } from '#api/selling/papers/issue-paper.ts'
import { labelOf, type Paper } from '#app/models/selling/money/paper.ts'

const at = '2026-03-01T09:00:00.000Z'
let planted = 0

/** Plants an invoice, every text of it with the site's mark. */
export async function plantPapers(tx: SiteWriter, mark: string): Promise<void> {
  planted += 1
  const paper = paperOf(mark, planted)
  const body = JSON.stringify(paper)
  await tx
    .insertInto('papers')
    .values({
      id: `${mark}-${String(planted).padStart(6, '0')}`,
      kind: 'INVOICE',
      year: 2026,
      number: planted,
      label: labelOf(paper),
      order_id: paper.orderId,
      invoice_id: null,
      reference: mark,
      buyer: mark,
      total: 1200,
      issued_at: at,
      day: '2026-03-01',
      body,
      previous: '',
      hash: hashPaper(body, ''),
    })
    .execute()
  const closing = {
    kind: 'DAY' as const,
    period: new Date(Date.UTC(2000, 0, planted)).toISOString().slice(0, 10),
    invoices: 1,
    credits: 0,
    invoiced: 1200,
    credited: 0,
    grand_total: 1200,
    vat: '[]',
    last_invoice: mark,
    last_credit: mark,
    made_at: at,
    previous: mark,
    hash: mark,
  }
  await tx
    .insertInto('book_closings')
    .values({ id: `${mark}-${String(planted).padStart(6, '0')}`, number: planted, ...closing })
    .execute()
}

/** An invoice of one bottle. */
export function paperOf(mark: string, number = 1): Paper {
  const place = { address: mark, addressPart2: '', postalCode: '39600', city: mark, country: 'FR' }
  return {
    edition: 1,
    kind: 'INVOICE',
    year: 2026,
    number,
    issuedAt: at,
    orderId: `${mark}-order-${number}`,
    reference: mark,
    placedAt: at,
    credits: null,
    seller: {
      name: mark,
      form: 'EARL',
      capital: '8 000 €',
      office: `1, rue Haute, 39600 ${mark}`,
      siret: '40483304800022',
      rcs: mark,
      rm: '',
      vatNumber: 'FR83404833048',
      phone: '',
      email: '',
      sellsWine: true,
    },
    buyer: { name: mark, company: '', siren: '', email: 'a@exemple.test', ...place },
    delivery: { type: 'DELIVERY', to: null },
    lines: [{ name: mark, details: '', quantity: 1, unitPrice: 1200, before: 1200, after: 1200, net: 1000, vatRate: 2000 }],
    discount: { code: '', amount: 0, allowances: [] },
    shipping: { gross: 0, net: 0, rate: 2000 },
    vat: [{ rate: 2000, gross: 1200, net: 1000, tax: 200 }],
    total: 1200,
    paid: { means: 'CARD', amount: 1200 },
  }
}
