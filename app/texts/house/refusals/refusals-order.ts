import type { OrderFaultCode } from '#app/models/platform/order-fault.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { checkoutAnswers } from '../../selling/checkout-answers.ts'

type Params = Record<string, string | number>

const cents = (amount: string | number | undefined) => sayCents(Number(amount))

/** What whoever holds much without paying can do. */
function waysOn(card: string | number | undefined, proven: string | number | undefined): string {
  const pay = card ? 'payez tout de suite par carte, ' : ''
  const confirm = proven ? '' : 'confirmez vos commandes par le lien de leur message, '
  return `${pay}${confirm}ou écrivez-nous`
}

/** One sentence for each refusal of an order: what to change. */
export const orderFaults: Record<OrderFaultCode, (params: Params, named: GoodsWords) => string> = {
  not_sold: ({ name = '' }) =>
    name ? `« ${name} » n’est plus en vente : retirez cette ligne.` : 'Ce produit n’est plus en vente : retirez cette ligne.',
  size: ({ name = '' }) => `« ${name} » se vend en plusieurs formats : choisissez lequel.`,
  multiple: ({ name, multiple, below, above }) =>
    Number(below) > 0
      ? `« ${name} » se vend par ${multiple} : choisissez ${below} ou ${above}.`
      : `« ${name} » se vend par ${multiple} : choisissez ${above}.`,
  short: ({ name, left }) =>
    left === undefined
      ? `Il ne reste plus autant de « ${name} » : diminuez la quantité.`
      : `Il ne reste ${Number(left) === 1 ? 'qu’un' : `que ${left}`} « ${name} » : ramenez la quantité à ${left}.`,
  short_now: (_params, { piece: { many, e } }) =>
    `Quelqu’un vient de prendre les ${e ? 'dernières' : 'derniers'} ${many} : vérifiez les quantités de votre panier.`,
  stock_asks: ({ name }) =>
    `Vous avez essayé plusieurs quantités de « ${name} » aujourd’hui : pour une grande commande, écrivez-nous.`,
  sold_out: ({ name }) => `« ${name} » est épuisé : retirez cette ligne.`,
  shipping_changed: ({ price }) =>
    `Les frais de livraison sont maintenant de ${cents(price)} : vérifiez le total, puis confirmez de nouveau.`,
  total_changed: ({ total }) => `Le total est maintenant de ${cents(total)} : vérifiez-le, puis confirmez de nouveau.`,
  checkout_changed: () => 'Cette commande a déjà été passée avec un autre contenu : suivez-la, ou recommencez depuis le panier.',
  held_orders: ({ card, proven }) =>
    `Plusieurs commandes attendent déjà leur paiement${proven ? ' à votre adresse' : ' ou leur confirmation depuis votre connexion'} : ${waysOn(card, proven)}. Votre panier est gardé.`,
  held_bottles: ({ card, proven }, { piece }) =>
    `Nous ne gardons pas autant de ${piece.many} sans paiement${proven ? ' pour une première commande' : ' tant que votre adresse n’est pas confirmée'} : ${waysOn(card, proven)}. Votre panier est gardé.`,
  held_share: ({ card, proven }, { sort }) =>
    `Nous ne gardons pas une si grande part d’${sort.un} même ${sort.one} sans paiement${proven ? ' pour une première commande' : ' tant que votre adresse n’est pas confirmée'} : diminuez la quantité, ${waysOn(card, proven)}. Votre panier est gardé.`,
  cart_changed: () => 'Votre panier a changé entre-temps : vérifiez-le, puis confirmez de nouveau.',
  terms_changed: () => 'Les conditions de vente ont changé entre-temps : relisez-les, puis acceptez-les de nouveau.',
  code_unknown: () => 'Ce code n’est pas valable : vérifiez-le ou retirez-le.',
  code_over: () => 'Ce code n’est plus valable : retirez-le.',
  code_used_up: () => 'Ce code a déjà servi autant de fois que prévu : retirez-le.',
  code_share: ({ proven }) =>
    `Plusieurs commandes faites depuis votre connexion avec ce code attendent déjà leur ${proven ? 'paiement' : 'confirmation'} : ${proven ? 'écrivez-nous' : 'confirmez-les d’abord par le lien de leur message'}, ou commandez sans ce code.`,
  code_used_by_you: () => 'Vous avez déjà utilisé ce code : retirez-le.',
  code_used_since: () =>
    'Le code de réduction de cette commande a servi entre-temps à une autre de vos commandes : commandez de nouveau sans ce code, ou écrivez-nous.',
  sold_since: (_params, { piece }) =>
    `Ce que retenait cette commande, ${piece.many}, créneau ou code, a été pris entre-temps : elle ne peut pas le reprendre. Regardez ce qu’il reste dans la boutique, ou écrivez-nous.`,
  code_minimum: ({ minimum }) =>
    `Ce code vaut à partir de ${cents(minimum)} d’achat : complétez votre panier, ou retirez le code.`,
  code_products: () => 'Ce code ne vaut pour aucun des produits de votre panier : retirez-le.',
  slot_closed: () => 'Ce créneau de retrait n’est pas ouvert : choisissez-en un autre.',
  slot_full: () => 'Ce créneau de retrait est complet : choisissez-en un autre.',
  slot_share: ({ proven }) =>
    `Plusieurs commandes faites depuis votre connexion attendent déjà leur ${proven ? 'paiement' : 'confirmation'} pour ce créneau de retrait : choisissez-en un autre, ou ${proven ? 'écrivez-nous' : 'confirmez-les d’abord par le lien de leur message'}.`,
  wrapping_gone: () => 'L’emballage cadeau n’est plus proposé : décochez-le, puis continuez.',
  wish_days: ({ from = '', to = '' }) =>
    `Choisissez un jour entre le ${from}, le premier que nous puissions promettre, et le ${to}.`,
  wish_sent: () => 'Un jour ne se souhaite que pour un colis : le retrait a son créneau.',
  carrier: () => 'Ce transporteur ne prend pas ce colis à cette adresse : choisissez-en un autre.',
  access_point: () => 'Ce point de retrait n’est plus proposé : choisissez-en un autre.',
  needs_delivery: () => 'Ces produits sont expédiés : choisissez une livraison ou un retrait.',
  other_place: () => 'Le code postal et le pays doivent être ceux de l’adresse de livraison : corrigez-les.',
  means: () => 'Ce moyen de paiement n’est pas proposé : choisissez-en un autre.',
  handed_sum: () => 'Les parts ne font pas le total : corrigez-les, ou laissez vide celle qui prend le reste.',
  handed_cash: () => 'La loi limite les espèces à 1 000\u00a0€ par vente : encaissez le reste par carte, chèque ou virement.',
  too_small_for_card: () => 'Un paiement en ligne commence à 0,50\u00a0€ : choisissez un autre moyen de paiement.',
  card_down: () => 'Le paiement en ligne ne répond pas pour l’instant : réessayez, ou choisissez un autre moyen de paiement.',
  night: () =>
    'La boutique en ligne est fermée de 22\u00a0h à 8\u00a0h : revenez à partir de 8\u00a0h, votre panier vous attend.',
  adult: () => 'La vente d’alcool est interdite aux mineurs : confirmez que vous avez dix-huit ans ou plus.',
  illegal_move: () => 'La commande ne peut pas passer à cet état : rechargez la page pour voir où elle en est.',
  being_prepared: () =>
    'Cette commande est déjà en préparation ou close : écrivez-nous, ou renoncez au contrat une fois qu’elle est arrivée.',
  withdraw_over: () => 'Cette commande est annulée ou close : il n’y a plus rien à rendre.',
  withdraw_late: ({ day = '' }) => `Le délai de rétractation a pris fin le ${day} : écrivez-nous si vous avez un souci.`,
  withdraw_arrival: ({ from = '', to = '' }, { sort: { many, e } }) =>
    `Indiquez le jour où les ${many} vous sont parvenu${e}s, entre le ${from} et le ${to}.`,
  withdraw_none: () => 'Choisissez ce à quoi vous renoncez : au moins un article.',
  withdraw_quantity: ({ name = '', left = 0 }) => `Vous pouvez renoncer à ${left} « ${name} » au plus : diminuez la quantité.`,
  withdraw_exception: ({ name = '' }) =>
    `Le droit de rétractation ne s’applique pas à « ${name} », comme sa fiche le disait : mettez 0 à cette ligne.`,
  withdraw_by_link: () =>
    'Cette commande ne se rend plus par son numéro : renoncez-y par le lien de nos messages, ou écrivez-nous.',
  withdraw_waits: () =>
    'Une rétractation de cette commande attend déjà votre confirmation : ouvrez notre message, un clic y suffit.',
  withdraw_untold: () =>
    'Cette adresse a déjà reçu plusieurs messages aujourd’hui : renoncez par le lien de votre commande, ou réessayez demain.',
  withdrawal_open: () =>
    'Une rétractation attend encore la confirmation du client : répondez-y d’abord, en la remboursant ou en la refusant.',
  slot_unpaid: () => 'Ce jour est trop loin pour une commande qui n’est pas payée : payez-la d’abord, ou écrivez-nous.',
  slot_unproven: () => 'Confirmez d’abord votre adresse par le lien de notre message : vous pourrez ensuite changer de créneau.',
  withdraw_all: () =>
    'Cette commande n’est pas payée encore : renoncez-y tout entière, puis commandez de nouveau ce que vous gardez.',
  withdrawal_answered: () => 'Cette rétractation a déjà eu sa suite : la voici telle qu’elle est à présent.',
  withdrawal_kept: (_params, { piece: { many, e } }) =>
    `Une partie de ces ${many} n’est jamais partie, et le reste de la commande est déjà en route : ${e ? 'elles ne peuvent plus être envoyées' : 'ils ne peuvent plus être envoyés'}. Remboursez la rétractation.`,
  nothing_to_send: () =>
    'Il ne reste rien à envoyer : le client y a renoncé avant le départ. Répondez à sa rétractation, ou annulez la commande.',
  amend_stale: () =>
    'Cette commande a changé pendant que vous la lisiez : la voici telle qu’elle est à présent. Vérifiez, puis enregistrez de nouveau.',
  amend_late: () => 'Cette commande est partie, prête ou close : elle ne change plus.',
  amend_paying: () =>
    'Le client est peut-être en train de payer par carte : attendez que le paiement soit noté, ou que la commande expire.',
  amend_home: () => 'Seule une livraison à domicile change d’adresse et de transporteur ici.',
  amend_place: () =>
    'Ce lieu n’est pas taxé comme celui de la commande : annulez-la, et notez-en une nouvelle pour cette adresse.',
  amend_price: ({ fees, paid }) =>
    Number(fees) < Number(paid)
      ? `Ce transporteur coûte ${cents(fees)} à cette adresse au lieu de ${cents(paid)} : la différence est rendue au client. Vérifiez, puis enregistrez de nouveau.`
      : `Ce transporteur coûte ${cents(fees)} à cette adresse : le client en paie ${cents(paid)}, le reste est pour la maison. Vérifiez, puis enregistrez de nouveau.`,
  amend_nothing: () => 'Rien n’a changé : corrigez l’adresse, ou choisissez un autre transporteur.',
  amend_all: () => 'Il ne resterait rien à envoyer, ou rien à payer : annulez la commande.',
  amend_asked: () => 'Une rétractation touche cette commande : répondez-y d’abord.',
  claim_early: () => 'Cette commande n’est pas encore partie : écrivez-nous si quelque chose ne va pas.',
  claim_short: () => 'Il n’y en a plus assez en stock pour les renvoyer : remboursez, ou corrigez le stock.',
  opinion_early: () => 'Cette commande n’est pas encore partie : revenez quand vous aurez goûté.',
  opinion_read: () => 'Votre avis sur ce produit a déjà été lu : il ne change plus. Écrivez-nous pour le retirer.',
  opinion_reason: () => 'Choisissez pourquoi cet avis n’est pas publié : son auteur le lira.',
  opinion_changed: () => 'L’acheteur vient de changer son avis : lisez-le tel qu’il est à présent, puis publiez-le.',
  opinion_decided: () => 'Cet avis a déjà été lu : publiez-le ou refusez-le.',
  invoice_business: () => 'Seule une entreprise qui a donné son SIREN peut régler sur facture.',
  unpaid: () => 'Cette commande n’est pas encore payée : notez d’abord le paiement.',
  disputed: () =>
    'La banque du client examine une contestation de ce paiement : rembourser maintenant le paierait deux fois. Attendez sa décision.',
  disputed_own: () =>
    'Votre banque examine une contestation de ce paiement : la commande ne peut pas être annulée d’ici là. Attendez sa décision, ou écrivez-nous.',
  refund_most: ({ max }) => `Le remboursement ne peut pas dépasser ${cents(max)} : diminuez-le.`,
  overseas_closed: () =>
    'Nous n’expédions pas encore outre-mer depuis le site : écrivez-nous, nous chercherons une solution avec vous.',
  place_apart: () =>
    'Ce lieu a ses propres règles de taxe et de douane, que le site ne sait pas calculer : écrivez-nous, nous chercherons une solution.',
  business_abroad: (_params, named) => checkoutAnswers.contact.businessAbroad(named, named.isAlcohol),
}
