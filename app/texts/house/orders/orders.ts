import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { DeliveryType, FulfilmentState } from '#app/models/selling/fulfilment.ts'
import { isAwaited, type PaymentMeans, type PaymentState } from '#app/models/selling/payment.ts'
import { sayDayOf } from '#app/texts/selling/promise.ts'

/** How far the goods of an order are. */
export const fulfilmentNames: Record<FulfilmentState, string> = {
  new: 'Nouvelle',
  preparing: 'En préparation',
  partly_shipped: 'Expédiée en partie',
  shipped: 'Expédiée',
  ready: 'Prête',
  completed: 'Terminée',
  cancelled: 'Annulée',
}

/** How the money of an order stands. */
export const paymentNames: Record<PaymentState, string> = {
  awaiting: 'Attendu',
  failed: 'Refusé',
  paid: 'Reçu',
  partly_refunded: 'Remboursé en partie',
  refunded: 'Remboursé',
  expired: 'Expiré',
}

/** The same of what costs nothing, which waits for its confirmation alone. */
const freeNames: Record<PaymentState, string> = {
  ...paymentNames,
  awaiting: 'À confirmer',
  paid: 'Rien à payer',
  expired: 'Sans confirmation',
}

/** How the money of an order stands, or its confirmation where it costs nothing. */
export function namePayment({ payment, total }: { payment: PaymentState; total: number }): string {
  return (total === 0 ? freeNames : paymentNames)[payment]
}

/** What says of an order until when its money is waited for. */
export type AwaitedMoney = { payment: PaymentState; total: number; means: PaymentMeans; expiresAt: string | null }

const awaitedNames: Partial<Record<PaymentMeans, string>> = { TRANSFER: 'Virement attendu', CHEQUE: 'Chèque attendu' }

/** A transfer or a cheque that is on its way, with the day until which it is waited for: `Virement attendu jusqu’au 5 décembre`. */
export function sayAwaited({ payment, total, means, expiresAt }: AwaitedMoney): string | undefined {
  const name = awaitedNames[means]
  if (!name || !isAwaited(payment) || total === 0 || expiresAt === null) return undefined
  return `${name} jusqu’au ${sayDayOf(parisDay(new Date(expiresAt)))}`
}

/** The same where nothing beside it says that it is the payment, as in `Paiement reçu`. */
export function sayPayment({ payment, total }: { payment: PaymentState; total: number }): string {
  return total === 0 ? freeNames[payment] : `Paiement ${paymentNames[payment].toLocaleLowerCase('fr')}`
}

/** What the house does to bring an order further. */
export const moveNames: Record<FulfilmentState, string> = {
  new: 'Remettre à neuf',
  preparing: 'Commencer la préparation',
  partly_shipped: 'Noter un premier colis',
  shipped: 'Noter l’expédition',
  ready: 'Dire qu’elle est prête',
  completed: 'Terminer',
  cancelled: 'Annuler la commande',
}

const deliveryNames: Record<Exclude<DeliveryType, 'CLICK_AND_COLLECT'>, string> = {
  DELIVERY: 'À domicile',
  PICKUP: 'En point de retrait',
  NO_DELIVERY: 'Sans livraison',
}

/** How an order comes to its buyer. */
export function nameDelivery(type: DeliveryType, { counter }: GoodsWords): string {
  return type === 'CLICK_AND_COLLECT' ? `Retrait ${counter}` : deliveryNames[type]
}

/** What else happens to an order. */
export const stepNames: Readonly<Record<string, string>> = {
  placed: 'Commande passée',
  means_chosen: 'Autre moyen de paiement',
  slot_changed: 'Autre créneau de retrait',
  delivery_changed: 'Livraison changée',
  lines_changed: 'Articles retirés',
  proven: 'Adresse e-mail confirmée',
  withdrawn: 'Rétractation déclarée',
  withdrawal_received: 'Produits revenus',
  withdrawal_refunded: 'Rétractation remboursée',
  withdrawal_refused: 'Rétractation refusée',
  withdrawal_confirmed: 'Rétractation confirmée par son client',
  withdrawal_disowned: 'Rétractation retirée par son client',
  claimed: 'Souci signalé',
  claim_answered: 'Réponse à un signalement',
  refund_refused: 'Remboursement refusé par la banque',
  refund_paid: 'Remboursement dû, payé',
  refunded_excess: 'Trop-perçu rendu',
  disputed: 'Contestation bancaire',
  dispute_won: 'Contestation gagnée',
  dispute_lost: 'Contestation perdue',
  dispute_closed: 'Contestation close',
  dispute_taken_back: 'Somme contestée revenue',
}

/** How money went back or came back where the shop itself did not send it. */
export const moneySources: Readonly<Record<string, string>> = {
  stripe: 'depuis Stripe',
  dispute: 'contestation bancaire perdue',
  dispute_taken_back: 'somme contestée revenue',
}

/** Why an order ended that nobody had proven. */
export const endReasons: Readonly<Record<string, string>> = {
  code_used: 'son code a servi à une autre commande de la même adresse',
}

export function sayGaveWay({ piece }: GoodsWords): string {
  return `sans confirmation, et d’autres voulaient ces ${piece.many}`
}

/** Who did it. */
export const actorNames: Readonly<Record<string, string>> = {
  buyer: 'le client',
  owner: 'la maison',
  provider: 'le paiement',
  clock: 'l’horloge',
}

/** What is said of an order to those who prepare it. */
export const orderDeskTexts = {
  title: (reference: string) => `Commande ${reference}`,
  placed: (moment: string) => `Passée le ${moment}`,
  goods: 'Ce qui est commandé',
  wine: ({ sort }: GoodsWords) => capitalise(sort.one),
  quantity: 'Quantité',
  unit: 'Prix',
  paid: 'Montant',
  subtotal: 'Produits',
  discount: 'Réduction',
  shipping: 'Frais de livraison',
  shippingDiscount: 'Réduction sur la livraison',
  total: 'Total',
  money: 'Paiement',
  means: 'Moyen',
  state: 'État',
  received: 'Reçu',
  refunded: 'Remboursé',
  until: 'Attendu jusqu’au',
  onInvoice: (days: number | null) => (days === null ? '' : days === 0 ? 'À réception' : `À ${days} jours après le départ`),
  onInvoiceLabel: 'Sur facture',
  due: 'À payer au plus tard le',
  invoiceTitle: 'Envoyer avant d’être payé',
  invoiceSays:
    'La commande part sans attendre son argent ; la facture, datée du départ, part avec le courriel d’expédition et dit jusqu’à quand la régler.',
  invoiceDays: 'Jours pour régler',
  invoiceDaysHint: 'Soixante au plus, dit la loi.',
  invoiceDaysFault: 'Un nombre de jours, de 0 à 60.',
  invoiceDo: 'Laisser régler sur facture',
  moneyFirst: 'Attendre de nouveau le paiement avant d’envoyer',
  record: (amount: string) => `Noter ${amount} reçus`,
  confirmFree: 'Confirmer à la place du client',
  confirmFreeSays:
    'Cette commande ne coûte rien et attend que le client confirme son adresse ; sans cela, elle s’annule d’elle-même.',
  detail: 'Remarque',
  detailHint: 'Par exemple le numéro du chèque.',
  refund: 'Rembourser',
  amount: 'Montant (€)',
  reason: 'Motif',
  refundAsk: (amount: string, firstname: string, lastname: string) => `Rembourser ${amount} à ${firstname} ${lastname} ?`,
  refundSum: (amount: string) => `Rembourser ${amount}`,
  refundReason: (reason: string) => `Motif : ${reason}`,
  refundGoods: ({ piece }: GoodsWords) => `Ou par ${piece.one}`,
  refundGoodsSays: ({ sort }: GoodsWords) =>
    `Dites combien de chaque ${sort.one} vous remboursez : ce qui en a été payé remplace le montant ci-dessus.`,
  refundLowers: ({ piece }: GoodsWords) =>
    `Un montant sans ${piece.one}, ou au-delà du prix des ${piece.many} nommé${piece.e}s, baisse le prix de tout ce qui reste de la commande, chacun à son taux de TVA ; l’avoir le dit ligne par ligne.`,
  refundOf: (wine: string, most: number) => `${wine} (sur ${most})`,
  refundCount: (most: number) => `Un nombre entier, ${most} au plus.`,
  refundSays: 'L’argent repart par le même chemin ; un virement ou un chèque se rend à la main.',
  next: 'La suite',
  nothing: 'Cette commande est arrivée à son terme.',
  number: 'Numéro de suivi',
  url: 'Adresse de suivi',
  note: 'Mot pour le client',
  part: 'Expédier une partie',
  partSays: ({ sort }: GoodsWords) => `Dites combien de chaque ${sort.one} part dans ce colis ; le reste attend.`,
  partFault: ({ piece }: GoodsWords) => `Dites combien de ${piece.many} partent dans ce colis.`,
  countFault: 'Indiquez un nombre entier.',
  numberFault: 'Indiquez aussi le numéro de suivi.',
  urlFault: 'Une adresse entière, qui commence par https://.',
  partOf: (name: string, left: number) => `${name} (reste ${left})`,
  parcels: 'Colis',
  parcel: (place: number) => `Colis ${place}`,
  parcelSlip: 'Bon de livraison',
  correctParcel: 'Corriger le suivi',
  correctSays: 'La page du client montre le suivi corrigé aussitôt ; aucun courriel ne repart.',
  correctSave: 'Corriger',
  carrierOfParcel: 'Parti avec',
  carrierOfOrder: 'Le transporteur de la commande',
  ownUrl: 'Autre adresse de suivi',
  numberMissing: 'Indiquez le numéro de suivi.',
  stillHere: 'Reste à envoyer :',
  givenUp: (count: number, left: number) =>
    `${count === 1 ? '1 ne part pas' : `${count} ne partent pas`}, rendu avant le départ : ${left === 0 ? 'il n’en reste pas à envoyer' : `il en reste ${left} à envoyer`}.`,
  cancelSays: 'Le stock revient.',
  cancelRefunds: (amount: string) => `Le stock revient, et ${amount} sont remboursés.`,
  cancelAndRefund: (amount: string) => `Annuler la commande et rembourser ${amount}`,
  delivery: 'Livraison',
  promised: 'Promesse',
  promisedDays: (leaves: string, days: string) => `départ ${leaves}, arrivée ${days}`,
  promisedIf: (limit: string) => `si le paiement arrive avant ${limit}`,
  promisedLate: 'Cette commande devait être partie.',
  billing: 'Facturation',
  age: 'Majorité',
  buyer: 'Client',
  buyerCard: 'Tout ce qui est connu de cette personne',
  slot: 'Retrait',
  message: 'Message du client',
  afterSale: 'Ce que le client demande',
  ownNote: 'Note pour vous',
  ownNoteSays: 'Le client ne la voit pas sur le site ; elle lui est remise s’il demande ses données.',
  ownNoteSave: 'Garder la note',
  ownFields: 'Champs maison',
  ownFieldsSay: 'Le client ne les voit pas sur le site ; ils lui sont remis s’il demande ses données.',
  ownFieldsSave: 'Garder les champs',
  history: 'Histoire',
  when: 'Le',
  what: 'Quoi',
  who: 'Par',
  free: 'offert',
  papers: 'Papiers',
  noPaper: 'La facture est émise quand le paiement est noté.',
  noPaperYet: 'La facture est émise quand la commande part.',
  slip: 'Bon de livraison',
  giftSlip: 'Bon cadeau, sans prix',
  giftCard: 'La carte du cadeau',
  amountFault: 'Un montant en euros, par exemple 12,50.',
} as const
