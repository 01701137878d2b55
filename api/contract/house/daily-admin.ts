import { z } from 'zod'
import { movementKinds } from '#app/models/catalog/stock-movement.ts'
import { figureTables } from '#app/models/house/figures/figure-kind.ts'
import { openRecord, stays } from '#app/models/house/open-record.ts'
import { exportKinds, importKinds } from '#app/models/house/table-kind.ts'
import { labelPrograms } from '#app/models/selling/labels/label-program.ts'
import { vintages } from '../catalog/vintages.ts'
import { wineGrid } from '../catalog/wine-grid.ts'
import { call } from '../platform/call.ts'
import { FileAnswer } from '../platform/file.ts'
import { list } from '../platform/list.ts'
import { Cents, Day, Id, listed, ShortText } from '../platform/values.ts'
import { Dashboard } from './entities/dashboard.ts'
import { Figures } from './entities/figures.ts'
import { Inspection } from './entities/inspection.ts'

const Stock = z.int().min(0).max(10_000_000)
const StockLine = z.object({
  idProduct: Id,
  idDeclination: Id,
  name: ShortText,
  year: z.int().nullable(),
  capacity: z.number().nullable(),
  capacityUnit: ShortText,
  reference: ShortText,
  /** The number on its barcode; empty where nobody has said it. */
  gtin: ShortText,
  price: Cents,
  /** Whether its product is published, and whether this vintage or size of it is on sale. */
  isValid: z.boolean(),
  isOnSale: z.boolean(),
  /** Whose stock it is: the site counts by product or by declination. */
  place: z.enum(['product', 'declination']),
  stock: Stock,
  limit: Stock.nullable(),
})

/** What an owner does every day. */
export const dailyAdmin = {
  getDashboard: call('GET /admin/dashboard', 'admin', {
    says: 'Trente jours de ventes et de visites à côté des trente d’avant, les meilleurs vins, les stocks bas.',
    answer: Dashboard,
  }),
  getFigures: call('GET /admin/figures', 'admin', {
    says: 'Ce qui s’est vendu d’un jour à un autre, à côté des mêmes jours de l’année d’avant : les montants comme les livres les ont, les vins par millésime, les livraisons, les moyens de paiement, les codes, les clients nouveaux et revenus, les visites par provenance.',
    query: z.strictObject({ from: Day, to: Day }),
    answer: Figures,
  }),
  exportFigures: call('GET /admin/figures/export/{table}', 'admin', {
    says: 'Un tableau des mêmes chiffres, en fichier CSV. Demande une preuve d’identité récente.',
    params: z.strictObject({ table: z.enum(figureTables) }),
    query: z.strictObject({ from: Day, to: Day }),
    sends: 'table',
    answer: FileAnswer,
    fresh: true,
  }),
  inspectShop: call('GET /admin/compliance/shop', 'admin', {
    says: 'Ce que la loi regarde, compté dans la boutique telle qu’elle tourne : commandes, factures, vins, demandes ; et les mots publiés qu’une règle vise, avec leur place.',
    answer: Inspection,
  }),
  exportTable: call('GET /admin/export/{what}', 'admin', {
    says: 'Les commandes d’une période, les colis à envoyer (« parcels »), les produits, le stock, les membres ou les messages, en fichier CSV pour un tableur français. « program » donne les colis dans la forme que lit le programme d’étiquettes d’un transporteur, sans ceux des autres ; « listLabelFiles » dit ce qui n’y entre pas.',
    params: z.strictObject({ what: z.enum(exportKinds) }),
    query: z.strictObject({ from: Day.optional(), to: Day.optional(), program: z.enum(labelPrograms).optional() }),
    sends: 'table',
    answer: FileAnswer,
    fresh: true,
  }),
  importTable: call('POST /admin/import/{what}', 'admin', {
    says: 'Fait entrer un tableau de produits, de stock ou de membres, ou les fichiers d’un transporteur : « departures », commande et numéro de suivi, fait partir ce qu’il nomme ; « arrivals », numéro de suivi, statut, date de livraison, termine ce qui est arrivé. « isTrial » dit ce qui changerait et nomme chaque ligne fautive, sans rien écrire ; sinon tout passe, ou rien.',
    params: z.strictObject({ what: z.enum(importKinds) }),
    body: z.strictObject({ csv: z.string().max(900_000), isTrial: z.boolean() }),
    answer: z.object({
      rows: z.int(),
      created: z.int(),
      changed: z.int(),
      faults: z.array(z.object({ line: z.int(), column: ShortText, message: z.string().max(1000) })),
      faultTotal: z.int(),
      changes: z.array(z.string().max(1000)),
      isDone: z.boolean(),
    }),
    changes: 'content',
    fresh: true,
  }),
  tellOpenRecord: call('PUT /admin/open-record', 'admin', {
    says: 'Dit quelle fiche du panneau on a ouverte, et qui d’autre l’a ouverte aussi : « OPENED » vaut cinq minutes, « HELD », que la page redit tant qu’on l’a sous les yeux, une minute, « LEFT » la rend. Rien n’en reste au journal.',
    body: z.strictObject({ record: z.string().max(120).regex(openRecord), stay: z.enum(stays) }),
    answer: z.object({ others: z.array(z.object({ name: ShortText, since: z.string() })) }),
    marks: 'read',
    byItself: true,
  }),
  listStock: call('GET /admin/stock', 'admin', {
    says: 'Le stock et le seuil d’alerte de tout ce qui se vend, dans l’ordre de la boutique.',
    query: list({ search: 'text', declination: 'text' }, { nbItem: 100 }),
    answer: listed('lines', StockLine),
  }),
  ...vintages,
  ...wineGrid,
  saveStock: call('PUT /admin/stock', 'admin', {
    says: 'Enregistre d’un coup des stocks, des seuils et ce qui est en vente. « seen » est le stock qui était affiché : seule la différence compte, une vente faite entre-temps reste comptée. Tout passe, ou rien ; avec « leavesMoved », une ligne dont le stock n’est plus « seen », ou qui ne se vend plus, est laissée et revient dans « left » avec le stock d’aujourd’hui. « once » nomme l’envoi : reçu deux fois, il ne compte qu’une.',
    body: z.strictObject({
      once: z
        .string()
        .regex(/^[\w-]{16,64}$/)
        .optional(),
      leavesMoved: z.boolean().optional(),
      lines: z
        .array(
          z.strictObject({
            idDeclination: Id,
            seen: Stock,
            stock: Stock,
            limit: Stock.nullable().optional(),
            isOnSale: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(200),
      kind: z.enum(movementKinds).optional(),
      reason: ShortText.optional(),
    }),
    answer: z.object({
      changed: z.int().min(0),
      left: z.array(z.object({ idDeclination: Id, stock: Stock.nullable() })).optional(),
    }),
    changes: 'content',
  }),
  printELabelCode: call('GET /admin/e-label/{id}/code', 'admin', {
    says: 'Le code QR de l’étiquette électronique d’une bouteille, pour son imprimeur : en SVG ou en PDF, à sa taille imprimée, avec son adresse.',
    params: z.strictObject({ id: Id }),
    query: z.strictObject({ format: z.enum(['svg', 'pdf']) }),
    sends: 'file',
    answer: FileAnswer,
  }),
  printELabelCodes: call('GET /admin/e-label/codes', 'admin', {
    says: 'Les codes QR de tous les vins, ou de ceux d’un produit, sur des feuilles à imprimer, en PDF.',
    query: z.strictObject({ product: Id.optional() }),
    sends: 'file',
    answer: FileAnswer,
  }),
}
