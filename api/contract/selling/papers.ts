import { z } from 'zod'
import { slipKinds } from '#app/models/selling/shipping/slip.ts'
import { call } from '../platform/call.ts'
import { FileAnswer } from '../platform/file.ts'
import { list } from '../platform/list.ts'
import { Day, Id, listed, number } from '../platform/values.ts'
import { OrderToken } from './entities/order-token.ts'
import { AdminPaper, AdminPaperSummary, Alarm, BookClosing, DailySale, PaperSummary, ReportPeriod } from './entities/paper.ts'

/** From one day to another, both of them too; a year at most. */
const Span = z.strictObject({ from: Day, to: Day })
const Ids = z
  .string()
  .max(6500)
  .regex(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,99}$/)
const ById = z.strictObject({ id: Id })

/** Invoices and credit notes, for whoever holds the link of their order. */
export const papers = {
  listOrderPapers: call('POST /order/papers', 'public', {
    says: 'Les factures et avoirs d’une commande, pour qui en tient le lien.',
    body: z.strictObject({ token: OrderToken }),
    answer: z.object({ papers: z.array(PaperSummary) }),
  }),
  getOrderPaper: call('POST /order/paper', 'public', {
    says: 'Une facture ou un avoir en PDF, pour qui tient le lien de sa commande. C’est un duplicata : l’original est parti par courriel.',
    body: z.strictObject({ token: OrderToken, id: Id }),
    sends: 'file',
    answer: FileAnswer,
  }),
}

/** Invoices and credit notes, for those who keep the books: they are read, never written. */
export const papersAdmin = {
  listPapers: call('GET /admin/paper', 'admin', {
    says: 'Les factures et avoirs, le dernier d’abord.',
    query: list(
      { kind: 'text', label: 'text', reference: 'text', buyer: 'text', total: 'number', issuedAt: 'moment', idOrder: 'text' },
      { orderBy: '-issuedAt' },
    ),
    answer: listed('papers', AdminPaperSummary),
  }),
  getAdminPaper: call('GET /admin/paper/{id}', 'admin', {
    says: 'Une facture ou un avoir, tel qu’il a été émis, avec son empreinte.',
    params: ById,
    answer: AdminPaper,
  }),
  getPaperFile: call('GET /admin/paper/{id}/file', 'admin', {
    says: 'Une facture ou un avoir en PDF, marqué « duplicata ».',
    params: ById,
    sends: 'file',
    answer: FileAnswer,
  }),
  getOrderSlip: call('GET /admin/order/{id}/slip', 'admin', {
    says: 'Le bon de livraison d’une commande (« packing »), ou sans prix ni adresses celui d’un cadeau (« gift »), ou la carte avec son mot (« card »), en PDF ; « parcel » choisit un de ses colis.',
    params: ById,
    query: z.strictObject({ kind: z.enum(slipKinds), parcel: number(1, 200).optional() }),
    sends: 'file',
    answer: FileAnswer,
  }),
  printOrderRound: call('GET /admin/order/round/file', 'admin', {
    says: 'Les papiers d’une tournée en un seul PDF : ce qu’il faut sortir de la cave, puis un bon de livraison par commande, avec ce qui n’est pas encore parti ; pour un cadeau aussi son bon sans prix et sa carte. « ids » choisit des commandes, séparées par des virgules ; sans lui, toutes.',
    query: z.strictObject({ ids: Ids.optional() }),
    sends: 'file',
    answer: FileAnswer,
  }),
  exportPapers: call('GET /admin/paper/export', 'admin', {
    says: 'Le journal des ventes d’une période en fichier CSV : une ligne par facture ou avoir et par taux de TVA.',
    query: Span,
    sends: 'table',
    answer: FileAnswer,
    fresh: true,
  }),
  listDailySales: call('GET /admin/paper/sales', 'admin', {
    says: 'Les ventes par jour et par taux de TVA, particuliers et entreprises à part : ce que demande la transmission des données (e-reporting).',
    query: Span,
    answer: z.object({ sales: z.array(DailySale) }),
  }),
  exportDailySales: call('GET /admin/paper/sales/export', 'admin', {
    says: 'Les mêmes ventes par jour et par taux, en fichier CSV.',
    query: Span,
    sends: 'table',
    answer: FileAnswer,
    fresh: true,
  }),
  exportLedger: call('GET /admin/paper/fec', 'admin', {
    says: 'Le fichier des écritures comptables (FEC) d’une période : 18 colonnes, ventes, règlements, remboursements, commissions et virements de Stripe ; chaque écriture est équilibrée.',
    query: Span,
    sends: 'file',
    answer: FileAnswer,
    fresh: true,
  }),
  exportVat: call('GET /admin/paper/vat', 'admin', {
    says: 'Le récapitulatif de TVA d’une période en fichier CSV : par régime, par destination et par taux.',
    query: Span,
    sends: 'table',
    answer: FileAnswer,
    fresh: true,
  }),
  exportSalesReport: call('GET /admin/paper/e-reporting', 'admin', {
    says: 'Les ventes d’une période en XML pour la transmission des données : totaux par jour et par catégorie (flux 10.3), factures d’entreprises étrangères une à une (flux 10.1).',
    query: Span,
    sends: 'file',
    answer: FileAnswer,
    fresh: true,
  }),
  listReportPeriods: call('GET /admin/paper/e-reporting/periods', 'admin', {
    says: 'Les dernières périodes de transmission, selon le régime de TVA : leurs dates limites, et ce que chacune transmet, par catégorie.',
    answer: z.object({ periods: z.array(ReportPeriod) }),
  }),
  exportExits: call('GET /admin/paper/drm', 'admin', {
    says: 'Les sorties de cave d’une période en fichier CSV pour la DRM : volumes par vin, par droits et par motif (vente, échantillon, perte).',
    query: Span,
    sends: 'table',
    answer: FileAnswer,
    fresh: true,
  }),
  exportDtiLines: call('GET /admin/paper/dti', 'admin', {
    says: 'Les mouvements d’un mois fini en lignes CAVE, telles que les portails des interprofessions les prennent par leur formulaire (DTI+) : un vin, un mouvement, un volume par ligne. DéclarVins a ses propres mots.',
    query: Span.extend({ portal: z.enum(['COMMON', 'DECLARVINS']) }),
    sends: 'table',
    answer: FileAnswer,
    fresh: true,
  }),
  exportArchive: call('GET /admin/paper/archive', 'admin', {
    says: 'L’archive fiscale d’une période close, figée et signée, lisible sans le programme : un ZIP de JSON et de CSV, avec son mode d’emploi.',
    query: Span,
    sends: 'file',
    answer: FileAnswer,
    fresh: true,
  }),
  printAttestation: call('GET /admin/paper/attestation', 'admin', {
    says: 'L’attestation de l’éditeur et de l’utilisateur d’un système de caisse, préremplie, en PDF.',
    sends: 'file',
    answer: FileAnswer,
  }),
  listAlarms: call('GET /admin/alarm', 'admin', {
    says: 'Ce qui n’avance plus : courriels, paiements, remboursements, ou des comptes qui ne tombent pas juste.',
    answer: z.object({ alarms: z.array(Alarm) }),
  }),
  listBookClosings: call('GET /admin/book-closing', 'admin', {
    says: 'Les clôtures : chaque jour, mois et année, avec le grand total perpétuel.',
    query: list({ kind: 'text', period: 'text', number: 'number' }, { orderBy: '-number' }),
    answer: listed('closings', BookClosing),
  }),
  getBookClosing: call('GET /admin/book-closing/{id}', 'admin', {
    says: 'Une clôture, avec son empreinte.',
    params: ById,
    answer: BookClosing,
  }),
}
