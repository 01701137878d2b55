import { drawCodesAsPdf } from '#api/catalog/labels/draw-e-label-codes.ts'
import { plainInks } from '#api/platform/pdf/inks.ts'
import { drawPaper } from '#api/selling/papers/drawing/draw-paper.ts'
import { drawTerms } from '#api/selling/papers/drawing/draw-terms.ts'
import { drawRound } from '#api/selling/slips/draw-round.ts'
import { drawSlip } from '#api/selling/slips/draw-slip.ts'
import type { Paper } from '#app/models/selling/money/paper.ts'
import type { RichText } from '#app/models/site/rich-text.ts'
import { paperOf } from '../rows/plant-papers.ts'

export const known = paperOf('Domaine')
const [bottle] = known.lines
if (!bottle) throw new Error('a paper without a line')
const place = { address: '1, rue Basse', addressPart2: '', postalCode: '75011', city: 'Paris', country: 'FR' }

/** Three pages of it, for a business, sent elsewhere, with something off. */
export const long: Paper = {
  ...known,
  buyer: { ...known.buyer, company: 'Cave du Lac', siren: '732829320' },
  delivery: { type: 'DELIVERY', to: { ...place, name: 'Łucja Nowak' } },
  lines: Array.from({ length: 70 }, (_, at) => ({
    ...bottle,
    name: `Un vin de nom long, numéro ${at} `.repeat(3),
    details: '75 cl',
  })),
  discount: { code: 'ETE', amount: 100, allowances: [{ rate: 2000, gross: 100, net: 83 }] },
  shipping: { gross: 600, net: 500, rate: 2000 },
}
const credits = { label: 'F2026-00007', issuedAt: known.issuedAt, reason: 'cancelled' }

const slip: Parameters<typeof drawSlip>[0] = {
  kind: 'packing',
  reference: 'ABCD-EFGH',
  day: known.issuedAt,
  seller: known.seller,
  buyer: known.buyer,
  to: null,
  carrier: 'Voiturier, 2, rue du Quai',
  duty: 'PAID',
  message: '',
  gift: null,
  lines: [
    {
      name: 'Les Trois',
      size: '',
      quantity: 1,
      bottles: [],
      containers: 6,
      volume: 4500,
      label: { appellation: '', alcohol: null, lot: '' },
    },
    {
      name: 'Un livre',
      size: '',
      quantity: 2,
      bottles: [],
      containers: 0,
      volume: 0,
      label: { appellation: '', alcohol: null, lot: '' },
    },
  ],
}
const gift = { ...slip, kind: 'gift' as const, message: 'Bon anniversaire\nÀ bientôt' }
const words = { card: 'Bonne fête\nMarthe', isWrapped: true, day: '2026-12-24' }
const card = { ...slip, kind: 'card' as const, gift: words }

export const terms: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', level: 4, content: [{ type: 'text', text: 'Rétractation' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Utilisez la fonction ' },
        {
          type: 'text',
          text: 'Renoncer au contrat ici, au plus tard quatorze jours après',
          marks: [{ type: 'link', href: '/renoncer' }],
        },
        { type: 'text', text: ', ou une autre déclaration (sans ambiguïté).' },
      ],
    },
    {
      type: 'orderedList',
      items: [[toParagraph('D’abord'), { type: 'bulletList', items: [[toParagraph('dedans')]] }], [toParagraph('Ensuite')]],
    },
    { type: 'blockquote', content: [toParagraph('Dans un cadre')] },
    { type: 'rule' },
    {
      type: 'table',
      head: ['Délai', 'Prix'],
      rows: [['deux jours', '14,90 €'], ['un long récit '.repeat(900)], ['trois jours', '']],
    },
    { type: 'paragraph', content: [] },
    { type: 'heading', level: 3, content: [{ type: 'text', text: 'Fin' }] },
  ],
}

function toParagraph(text: string) {
  return { type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }
}

/** Papers of each kind, by what they are. */
export const drawn: Record<string, () => Buffer> = {
  'an invoice of several pages': () => drawPaper(long, { isCopy: true }),
  'an invoice of one line': () => drawPaper(known, { isCopy: false }),
  'a credit note': () => drawPaper({ ...long, kind: 'CREDIT', credits }, { isCopy: false }),
  'a slip': () => drawSlip(slip),
  'a slip of a present': () => drawSlip(gift),
  'the card of a present': () => drawSlip(card),
  'the papers of a round': () =>
    drawRound(
      [{ name: 'Les Trois', size: '75 cl', quantity: 3 }],
      [{ ...slip, gift: words }, gift, card],
      new Map([[slip.reference, [6, 3]]]),
    ),
  'the terms of sale': () => drawTerms({ version: 3, since: known.issuedAt, body: JSON.stringify(terms) }, house),
  'codes of labels': () =>
    drawCodesAsPdf('Codes QR', [{ name: 'Poulsard 2021', address: `https://shop.test/e-label/${'a'.repeat(60)}` }]),
}
export const house = { company: 'Domaine', origin: 'https://shop.test', inks: plainInks }
