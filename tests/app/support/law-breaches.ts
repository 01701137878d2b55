import { expect } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Browser } from '../../support/browser.ts'
import { plain } from '../../support/page/page-words.ts'
import type { OwnedShop } from './owner.ts'

/** A breach of the law: what is said of it, and how it is planted; what planting answers mends it. */
type Breach = { what: string; row: string; says: RegExp; plant: () => Promise<() => Promise<unknown>> }

type House = { shop: OwnedShop; owner: Browser; listFaults: () => Promise<Record<string, string>> }

/** What a shop may do against the law, each to be found in its row. */
export function listBreaches({ shop, owner, listFaults }: House): Breach[] {
  /** What was typed before its rule was, or in the database itself: no form takes it any more. */
  const store = (type: string, value: string) =>
    bindToSite(shop.db, '1').inTransaction(async (tx) => {
      await tx.updateTable('parameters').set({ value }).where('type', '=', type).execute()
      await tx
        .updateTable('content_versions')
        .set((at) => ({ version: at('version', '+', 1) }))
        .execute()
    })
  const stored = async (type: string) =>
    (await bindToSite(shop.db, '1').read.selectFrom('parameters').select('value').where('type', '=', type).executeTakeFirst())
      ?.value ?? ''

  const parameter = (type: string, value: string, [row, says]: [row: string, says: RegExp], keep = shop.set): Breach => ({
    what: `${type} = « ${value} »`,
    row,
    says,
    async plant() {
      const before = await stored(type)
      await keep(type, value)
      return () => keep(type, before)
    },
  })

  const thing = (path: string, body: Record<string, unknown>, row: string, says: RegExp): Breach => ({
    what: `${path} ${JSON.stringify(body)}`,
    row,
    says,
    async plant() {
      const { id } = await shop.call('POST', path, body)
      return () => shop.call('DELETE', `${path}/${id}`)
    },
  })

  const emptied: Breach = {
    what: 'a wine of 2024 that tells nothing',
    row: 'label',
    says: /Le Silence/,
    async plant() {
      const { id } = await shop.call('POST', '/admin/product', { name: 'Le Silence', price: 1100, kind: 'rouge', isValid: true })
      await shop.call('POST', '/admin/declination', { idProduct: id, year: 2024 })
      // As one that was on sale before wines had to speak first.
      await bindToSite(shop.db, '1').inTransaction((tx) =>
        tx.updateTable('products').set({ is_shown: 1 }).where('id', '=', String(id)).execute(),
      )
      expect(plain((await listFaults()).food ?? '')).toMatch(/Le Silence/)
      return () => shop.call('DELETE', `/admin/product/${id}`)
    },
  }

  const cheques: Breach = {
    what: 'cheques are switched on',
    row: 'cash',
    says: /Attestation du logiciel de caisse/,
    async plant() {
      const types = ['PAY_BY_CHEQUE', 'PAY_ON_COLLECTION', 'CASH_ATTESTATION'] as const
      const before = await Promise.all(types.map(stored))
      await shop.set('PAY_ON_COLLECTION', 'false')
      await shop.set('CASH_ATTESTATION', '')
      await shop.set('PAY_BY_CHEQUE', 'false')
      expect((await listFaults()).cash).toBeUndefined()
      await shop.set('PAY_BY_CHEQUE', 'true')
      return async () => {
        for (const [at, type] of types.entries()) await shop.set(type, before[at] ?? '')
      }
    },
  }

  const emptiedInBox: Breach = {
    what: 'a wine in a box that tells nothing',
    row: 'food',
    says: /\(dans /,
    async plant() {
      const { read } = bindToSite(shop.db, '1')
      const inside = await read.selectFrom('box_contents').select('declination_id').orderBy('box_id').executeTakeFirstOrThrow()
      const form = await read
        .selectFrom('declinations')
        .innerJoin('products', 'products.id', 'declinations.product_id')
        .select(['products.id', 'products.facts'])
        .where('declinations.id', '=', inside.declination_id)
        .executeTakeFirstOrThrow()
      const write = (facts: string, isShown: 0 | 1) =>
        bindToSite(shop.db, '1').inTransaction((tx) =>
          tx.updateTable('products').set({ facts, is_shown: isShown }).where('id', '=', form.id).execute(),
        )
      await write('{}', 0)
      expect((await owner.open('/admin/conformite')).main.hrefs).toContain(`/admin/produits/${form.id}`)
      return () => write(form.facts, 1)
    },
  }

  const oldTerms: Breach = {
    what: 'terms of more than a year',
    row: 'terms',
    says: /relisez-les/,
    async plant() {
      const { read } = bindToSite(shop.db, '1')
      await shop.page('/sale-terms')
      const { since } = await read
        .selectFrom('legal_versions')
        .select('since')
        .where('kind', '=', 'sale-terms')
        .orderBy('version', 'desc')
        .executeTakeFirstOrThrow()
      const write = (day: string) =>
        bindToSite(shop.db, '1').inTransaction((tx) =>
          tx.updateTable('legal_versions').set({ since: day }).where('kind', '=', 'sale-terms').execute(),
        )
      await write('2025-01-01T00:00:00.000Z')
      const [year, month, day] = parisDay(new Date()).split('-')
      await shop.set('TERMS_REVIEWED', `${day}/${month}/${year}`)
      expect((await listFaults()).terms).toBeUndefined()
      await shop.set('TERMS_REVIEWED', '01/01/2025')
      expect((await owner.open('/admin/conformite')).main.hrefs.join()).toContain('q=TERMS_REVIEWED')
      return async () => {
        await shop.set('TERMS_REVIEWED', '')
        await write(since)
      }
    },
  }

  return [
    parameter('MEDIATOR_NAME', '', ['mediator', /Il manque : Médiateur/]),
    parameter('HIDE_ALCOHOL_MESSAGE', 'true', ['evin', /est coché/]),
    parameter('PACKAGING_ID', '', ['packaging', /Il manque/]),
    parameter('INTRACO_VAT', '', ['notice', /Il manque : TVA/]),
    parameter('PUBLICATION_DIRECTOR', '', ['notice', /Il manque : Directeur/]),
    parameter('HOST_PHONE', '', ['notice', /Il manque : Téléphone de l’hébergeur/]),
    parameter('MEDIATOR_ADDRESS', 'x', ['mediator', /pas une adresse postale/]),
    parameter('SIRET_NUMBER', '12', ['notice', /pas un SIRET/], store),
    parameter('INTRACO_VAT', 'abc', ['notice', /pas un numéro de TVA/], store),
    parameter('HOST_PHONE', 'non', ['notice', /pas un numéro de téléphone/]),
    parameter('SALE_TERMS', 'Litiges : https://ec.europa.eu/consumers/odr', ['mediator', /fermée depuis le 20 juillet 2025/]),
    parameter('SALE_TERMS', 'Aucune rétractation n’est acceptée.', ['terms', /quatorze jours/]),
    parameter('INFO_BAR', '1 bouteille gratuite', ['free', /« 1 bouteille gratuite »/]),
    emptied,
    emptiedInBox,
    thing(
      '/admin/product',
      { name: 'Un tire-bouchon muet', price: 900, kind: 'autre', isValid: true, vintages: [{ stock: 3 }] },
      'goods',
      /1 produit en vente/,
    ),
    cheques,
    oldTerms,
    thing('/admin/data-breach', { what: 'Un portable volé', foundAt: '2026-01-05T08:00:00.000Z' }, 'data', /72 heures/),
    parameter('CASH_ATTESTATION', '', ['cash', /Attestation du logiciel de caisse/]),
    thing('/admin/popup', { title: 'Promo sur le Crémant : −40 %', isValid: true }, 'popups', /sans le message de santé/),
    thing('/admin/popup', { title: 'Promo sur le Crémant : −40 %', isValid: true }, 'free', /plafond/),
    thing('/admin/discount-code', { code: 'GRATUIT', type: 'PERCENTAGE', amount: 20 }, 'free', /autre nom/),
    thing('/admin/discount-code', { code: 'HIVER', type: 'PERCENTAGE', amount: 60 }, 'free', /plus de 34 %/),
    thing(
      '/admin/news',
      { title: 'Un domaine neutre en carbone', isValid: true, date: '2026-01-01' },
      'claims',
      /neutre en carbone/,
    ),
  ]
}
