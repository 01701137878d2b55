import { z } from 'zod'
import { fulfilmentStates } from '#app/models/selling/fulfilment.ts'
import { labelFaults } from '#app/models/selling/labels/label-parcel.ts'
import { labelPrograms } from '#app/models/selling/labels/label-program.ts'
import { GivenAddress } from '../platform/address.ts'
import { call } from '../platform/call.ts'
import { GivenCustomValues } from '../platform/custom.ts'
import { list } from '../platform/list.ts'
import { Cents, Id, listed, ShortText } from '../platform/values.ts'
import { Handed, HandOrder } from './entities/hand-order.ts'
import { AdminOrder, AdminOrderSummary, HoldingOrder, PackedGood, PickedGood, RoundOrder } from './entities/placed-order.ts'

const ById = z.strictObject({ id: Id })
/** Where a carrier tells of a parcel; it becomes a link, so it is an address of the web and nothing else. */
const TrackingUrl = ShortText.regex(/^https:\/\/[^\s"<>\\]+$/)

/** Orders, for those who prepare them. */
export const ordersAdmin = {
  listOrders: call('GET /admin/order', 'admin', {
    says: 'Les commandes, la dernière d’abord. « search » cherche dans le numéro, le nom, l’adresse e-mail et les champs maison qui se cherchent ; « todo » : TO_PREPARE, TO_SHIP, TO_HAND_OVER, UNPAID ou LATE.',
    query: list(
      {
        reference: 'text',
        email: 'text',
        means: 'text',
        payment: 'text',
        fulfilment: 'text',
        delivery: 'text',
        total: 'number',
        placedAt: 'moment',
        slotDay: 'day',
        search: 'text',
        todo: 'text',
        updatedAt: 'instant',
      },
      { orderBy: '-placedAt' },
    ),
    answer: listed('orders', AdminOrderSummary),
  }),
  getAdminOrder: call('GET /admin/order/{id}', 'admin', {
    says: 'Une commande, son histoire, ses paiements, et ce qui peut suivre.',
    params: ById,
    answer: AdminOrder,
  }),
  readOrderRound: call('GET /admin/order/round', 'admin', {
    says: 'Ce qu’il y a à emballer, les plus anciennes d’abord, cent au plus : les commandes à préparer, en préparation ou parties en partie, ce qui reste de chacune, et le total à sortir de la cave.',
    answer: z.object({
      orders: z.array(RoundOrder),
      goods: z.array(PickedGood),
    }),
  }),
  listLabelFiles: call('GET /admin/order/round/label-files', 'admin', {
    says: 'Ce que contiendrait, pour les colis à envoyer, le fichier de chaque programme d’étiquettes : combien de colis, combien sont d’un autre transporteur, lesquels n’y entrent pas et pourquoi (« point » : le code du point manque ; « weight » : le poids ; « heavy » : trop lourd ; « address » : trop longue ; « letters » : des lettres qu’il ne lit pas ; « full » : le fichier est plein). « suggested » : celui de la plupart. « exportTable » donne le fichier.',
    answer: z.object({
      files: z.array(
        z.object({
          program: z.enum(labelPrograms),
          parcels: z.int(),
          others: z.int(),
          refused: z.array(z.object({ reference: ShortText, fault: z.enum(labelFaults) })),
        }),
      ),
      suggested: z.enum(labelPrograms).nullable(),
    }),
  }),
  listHeldBottles: call('GET /admin/order/held', 'admin', {
    says: 'Ce que retiennent les commandes qui attendent leur paiement, ou leur confirmation si elles ne coûtent rien, cent au plus : celles dont l’adresse n’est pas confirmée d’abord, puis les plus grandes. « units » : tout ce qui est retenu ; annuler une commande le rend.',
    answer: z.object({ orders: z.array(HoldingOrder), goods: z.array(PickedGood), units: z.int(), total: z.int() }),
  }),
  createOrder: call('POST /admin/order', 'admin', {
    says: 'Note une commande prise au téléphone ou au caveau : mêmes prix, même stock, mêmes papiers que sur le site. « isPaid » : elle est payée sur place ; sans livraison, elle est alors terminée. « received » dit par quoi. Le moyen de paiement est l’un de ceux que la boutique propose, ou « ON_COLLECTION » si c’est déjà payé. Une entreprise a une adresse ; de qui emporte ses bouteilles rien n’est demandé, et ce qui manque reste vide. Sans adresse e-mail, aucun courriel ne part.',
    body: HandOrder,
    answer: AdminOrder,
  }),
  moveOrder: call('PUT /admin/order/{id}', 'admin', {
    says: 'Fait avancer une commande : en préparation, expédiée, prête, terminée, ou annulée. L’annulation rend le stock et rembourse ce qui a été payé : dès que de l’argent repart, il faut avoir prouvé qui l’on est depuis dix minutes au plus, et une clé ne le peut pas. « goods » dit ce que contient un colis (place de la ligne, nombre) ; quand il ne reste rien, la commande est expédiée.',
    params: ById,
    body: z.strictObject({
      fulfilment: z.enum(fulfilmentStates),
      tracking: z.strictObject({ number: ShortText.min(1), url: TrackingUrl.optional() }).optional(),
      note: ShortText.optional(),
      goods: z.array(PackedGood).max(200).optional(),
    }),
    answer: AdminOrder,
    fresh: 'refund',
  }),
  correctParcel: call('PUT /admin/order/{id}/parcel', 'admin', {
    says: 'Corrige le numéro de suivi d’un colis parti, ou son transporteur : « parcel » le compte depuis un, « seen » est le numéro qui était affiché. Sans « url », le suivi est celui du transporteur « idCarrier », sinon de celui de la commande. La page du client suit ; aucun courriel ne repart.',
    params: ById,
    body: z.strictObject({
      parcel: z.int().min(1).max(1000),
      seen: ShortText,
      number: ShortText.min(1),
      url: TrackingUrl.optional(),
      idCarrier: Id.optional(),
    }),
    answer: AdminOrder,
  }),
  noteOrder: call('PUT /admin/order/{id}/note', 'admin', {
    says: 'Garde une note de la maison sur une commande ; le client ne la voit pas sur le site ; elle fait partie de l’archive de ses données.',
    params: ById,
    body: z.strictObject({ note: z.string().max(5000) }),
    answer: AdminOrder,
  }),
  changeOrderFields: call('PUT /admin/order/{id}/field', 'admin', {
    says: 'Garde ce que la maison dit d’une commande dans ses champs ; ce qui n’est pas nommé reste. Le client ne le voit pas sur le site ; il fait partie de l’archive de ses données.',
    params: ById,
    body: z.strictObject({ custom: GivenCustomValues }),
    answer: AdminOrder,
  }),
  recordPayment: call('POST /admin/order/{id}/payment', 'admin', {
    says: 'Note que l’argent est arrivé : virement, chèque, ou règlement au retrait. Une commande qui ne coûte rien est confirmée à la place de son client. Une commande expirée reprend son stock, ou est à rembourser : il faut alors avoir prouvé qui l’on est. « received » dit par quoi l’argent est venu (espèces, terminal, chèque, virement), en plusieurs parts s’il le faut ; celle sans montant prend le reste, et les espèces ont la limite de la loi.',
    params: ById,
    body: z.strictObject({ detail: ShortText.optional(), received: Handed.optional() }),
    answer: AdminOrder,
    fresh: 'refund',
  }),
  listOrderDeliveries: call('GET /admin/order/{id}/delivery', 'admin', {
    says: 'Par quels transporteurs une commande qui n’est pas partie peut encore aller à cette adresse, ou à une autre du même territoire de taxe : « fees » est ce que coûte ce chemin au client, « paid » ce qu’il en paie à présent ; il ne paiera jamais plus. « version » est à rendre avec le changement.',
    params: ById,
    query: z.strictObject({ country: ShortText.optional(), postalCode: z.string().max(12).optional() }),
    answer: z.object({
      version: z.int(),
      paid: Cents,
      idCarrier: Id.nullable(),
      offers: z.array(z.object({ id: Id, name: ShortText, fees: Cents })),
    }),
  }),
  changeOrderDelivery: call('PUT /admin/order/{id}/delivery', 'admin', {
    says: 'Change l’adresse de livraison ou le transporteur d’une commande qui n’est pas partie, dans le même territoire de taxe. « fees » est ce que le client paiera de ce chemin : jamais plus qu’à présent ; ce qui coûte moins lui est remboursé avec un avoir, ou n’est plus à payer. Le même « key » ne le fait qu’une fois ; « version » dit quelle commande on a lue : si elle a changé entre-temps, rien ne se fait. Le client en est averti.',
    params: ById,
    body: z.strictObject({
      key: Id.min(16),
      version: z.int().min(1).max(1_000_000),
      address: GivenAddress.extend({ company: ShortText.optional() }).optional(),
      idCarrier: Id,
      fees: Cents,
    }),
    answer: AdminOrder,
    fresh: 'refund',
  }),
  changeOrderLines: call('PUT /admin/order/{id}/line', 'admin', {
    says: 'Retire des bouteilles d’une commande qui n’est pas partie : place de la ligne, et combien n’en partent pas. Elles reviennent en stock ; ce qui en était payé est remboursé avec un avoir, ou n’est plus à payer. Les frais de livraison ne changent pas ici. « key » et « version » comme pour la livraison ; le client est averti.',
    params: ById,
    body: z.strictObject({
      key: Id.min(16),
      version: z.int().min(1).max(1_000_000),
      lines: z
        .array(z.strictObject({ line: z.int().min(0).max(1000), quantity: z.int().min(1).max(100_000) }))
        .min(1)
        .max(200),
    }),
    answer: AdminOrder,
    fresh: 'refund',
  }),
  sellOnInvoice: call('PUT /admin/order/{id}/on-invoice', 'admin', {
    says: 'Envoie la commande d’une entreprise (avec SIREN) avant d’être payé : elle a « days » jours après le départ pour régler sa facture, soixante au plus (code de commerce, L441-10). Sans nombre, elle se paie de nouveau d’avance. Tant que rien n’est parti.',
    params: ById,
    body: z.strictObject({ days: z.int().min(0).max(60).nullable() }),
    answer: AdminOrder,
  }),
  refundOrder: call('POST /admin/order/{id}/refund', 'admin', {
    says: 'Rembourse tout ou partie de ce qui a été payé ; le même « key » ne rembourse qu’une fois. « lines » (place de la ligne, nombre) et « shipping » disent de quoi : l’avoir les nomme, chacun à son taux de TVA. Ce qui dépasse leur prix, ou tout si rien n’est nommé, baisse le prix de tout ce qui reste de la commande.',
    params: ById,
    body: z.strictObject({
      key: Id.min(16),
      amount: Cents.min(1),
      reason: ShortText.optional(),
      lines: z
        .array(z.strictObject({ line: z.int().min(0).max(1000), quantity: z.int().min(1).max(100_000) }))
        .max(200)
        .optional(),
      shipping: Cents.optional(),
    }),
    answer: AdminOrder,
    fresh: true,
  }),
}
