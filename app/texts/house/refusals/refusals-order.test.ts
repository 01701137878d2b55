import { expect, test } from 'vitest'
import { sayFault } from './refusals.ts'
import { orderFaults } from './refusals-order.ts'

const params = {
  name: 'Savagnin 2020',
  multiple: 6,
  below: 6,
  above: 12,
  left: 2,
  price: 900,
  total: 5400,
  minimum: 6000,
  max: 2400,
  fees: 600,
  paid: 900,
  day: '16/03/2026',
  from: '2 mars 2026',
  to: '4 mai 2026',
}
const codes = Object.keys(orderFaults) as (keyof typeof orderFaults)[]

test('[V-06] every refusal of an order is one French sentence that says what to change', () => {
  const said = codes.map((code) => `${code}: ${sayFault({ code, params })}`)
  expect(said.join('\n').replaceAll(/[\u00a0\u202f]/g, '~')).toMatchInlineSnapshot(`
    "not_sold: « Savagnin 2020 » n’est plus en vente : retirez cette ligne.
    size: « Savagnin 2020 » se vend en plusieurs formats : choisissez lequel.
    multiple: « Savagnin 2020 » se vend par 6 : choisissez 6 ou 12.
    short: Il ne reste que 2 « Savagnin 2020 » : ramenez la quantité à 2.
    short_now: Quelqu’un vient de prendre les dernières bouteilles : vérifiez les quantités de votre panier.
    stock_asks: Vous avez essayé plusieurs quantités de « Savagnin 2020 » aujourd’hui : pour une grande commande, écrivez-nous.
    sold_out: « Savagnin 2020 » est épuisé : retirez cette ligne.
    shipping_changed: Les frais de livraison sont maintenant de 9,00~€ : vérifiez le total, puis confirmez de nouveau.
    total_changed: Le total est maintenant de 54,00~€ : vérifiez-le, puis confirmez de nouveau.
    checkout_changed: Cette commande a déjà été passée avec un autre contenu : suivez-la, ou recommencez depuis le panier.
    held_orders: Plusieurs commandes attendent déjà leur paiement ou leur confirmation depuis votre connexion : confirmez vos commandes par le lien de leur message, ou écrivez-nous. Votre panier est gardé.
    held_bottles: Nous ne gardons pas autant de bouteilles sans paiement tant que votre adresse n’est pas confirmée : confirmez vos commandes par le lien de leur message, ou écrivez-nous. Votre panier est gardé.
    held_share: Nous ne gardons pas une si grande part d’un même vin sans paiement tant que votre adresse n’est pas confirmée : diminuez la quantité, confirmez vos commandes par le lien de leur message, ou écrivez-nous. Votre panier est gardé.
    cart_changed: Votre panier a changé entre-temps : vérifiez-le, puis confirmez de nouveau.
    terms_changed: Les conditions de vente ont changé entre-temps : relisez-les, puis acceptez-les de nouveau.
    code_unknown: Ce code n’est pas valable : vérifiez-le ou retirez-le.
    code_over: Ce code n’est plus valable : retirez-le.
    code_used_up: Ce code a déjà servi autant de fois que prévu : retirez-le.
    code_share: Plusieurs commandes faites depuis votre connexion avec ce code attendent déjà leur confirmation : confirmez-les d’abord par le lien de leur message, ou commandez sans ce code.
    code_used_by_you: Vous avez déjà utilisé ce code : retirez-le.
    code_used_since: Le code de réduction de cette commande a servi entre-temps à une autre de vos commandes : commandez de nouveau sans ce code, ou écrivez-nous.
    sold_since: Ce que retenait cette commande, bouteilles, créneau ou code, a été pris entre-temps : elle ne peut pas le reprendre. Regardez ce qu’il reste dans la boutique, ou écrivez-nous.
    code_minimum: Ce code vaut à partir de 60,00~€ d’achat : complétez votre panier, ou retirez le code.
    code_products: Ce code ne vaut pour aucun des produits de votre panier : retirez-le.
    slot_closed: Ce créneau de retrait n’est pas ouvert : choisissez-en un autre.
    slot_full: Ce créneau de retrait est complet : choisissez-en un autre.
    slot_share: Plusieurs commandes faites depuis votre connexion attendent déjà leur confirmation pour ce créneau de retrait : choisissez-en un autre, ou confirmez-les d’abord par le lien de leur message.
    wrapping_gone: L’emballage cadeau n’est plus proposé : décochez-le, puis continuez.
    wish_days: Choisissez un jour entre le 2 mars 2026, le premier que nous puissions promettre, et le 4 mai 2026.
    wish_sent: Un jour ne se souhaite que pour un colis : le retrait a son créneau.
    carrier: Ce transporteur ne prend pas ce colis à cette adresse : choisissez-en un autre.
    access_point: Ce point de retrait n’est plus proposé : choisissez-en un autre.
    needs_delivery: Ces produits sont expédiés : choisissez une livraison ou un retrait.
    other_place: Le code postal et le pays doivent être ceux de l’adresse de livraison : corrigez-les.
    means: Ce moyen de paiement n’est pas proposé : choisissez-en un autre.
    handed_sum: Les parts ne font pas le total : corrigez-les, ou laissez vide celle qui prend le reste.
    handed_cash: La loi limite les espèces à 1 000~€ par vente : encaissez le reste par carte, chèque ou virement.
    too_small_for_card: Un paiement en ligne commence à 0,50~€ : choisissez un autre moyen de paiement.
    card_down: Le paiement en ligne ne répond pas pour l’instant : réessayez, ou choisissez un autre moyen de paiement.
    night: La boutique en ligne est fermée de 22~h à 8~h : revenez à partir de 8~h, votre panier vous attend.
    adult: La vente d’alcool est interdite aux mineurs : confirmez que vous avez dix-huit ans ou plus.
    illegal_move: La commande ne peut pas passer à cet état : rechargez la page pour voir où elle en est.
    being_prepared: Cette commande est déjà en préparation ou close : écrivez-nous, ou renoncez au contrat une fois qu’elle est arrivée.
    withdraw_over: Cette commande est annulée ou close : il n’y a plus rien à rendre.
    withdraw_late: Le délai de rétractation a pris fin le 16/03/2026 : écrivez-nous si vous avez un souci.
    withdraw_arrival: Indiquez le jour où les vins vous sont parvenus, entre le 2 mars 2026 et le 4 mai 2026.
    withdraw_none: Choisissez ce à quoi vous renoncez : au moins un article.
    withdraw_quantity: Vous pouvez renoncer à 2 « Savagnin 2020 » au plus : diminuez la quantité.
    withdraw_exception: Le droit de rétractation ne s’applique pas à « Savagnin 2020 », comme sa fiche le disait : mettez 0 à cette ligne.
    withdraw_by_link: Cette commande ne se rend plus par son numéro : renoncez-y par le lien de nos messages, ou écrivez-nous.
    withdraw_waits: Une rétractation de cette commande attend déjà votre confirmation : ouvrez notre message, un clic y suffit.
    withdraw_untold: Cette adresse a déjà reçu plusieurs messages aujourd’hui : renoncez par le lien de votre commande, ou réessayez demain.
    withdrawal_open: Une rétractation attend encore la confirmation du client : répondez-y d’abord, en la remboursant ou en la refusant.
    slot_unpaid: Ce jour est trop loin pour une commande qui n’est pas payée : payez-la d’abord, ou écrivez-nous.
    slot_unproven: Confirmez d’abord votre adresse par le lien de notre message : vous pourrez ensuite changer de créneau.
    withdraw_all: Cette commande n’est pas payée encore : renoncez-y tout entière, puis commandez de nouveau ce que vous gardez.
    withdrawal_answered: Cette rétractation a déjà eu sa suite : la voici telle qu’elle est à présent.
    withdrawal_kept: Une partie de ces bouteilles n’est jamais partie, et le reste de la commande est déjà en route : elles ne peuvent plus être envoyées. Remboursez la rétractation.
    nothing_to_send: Il ne reste rien à envoyer : le client y a renoncé avant le départ. Répondez à sa rétractation, ou annulez la commande.
    amend_stale: Cette commande a changé pendant que vous la lisiez : la voici telle qu’elle est à présent. Vérifiez, puis enregistrez de nouveau.
    amend_late: Cette commande est partie, prête ou close : elle ne change plus.
    amend_paying: Le client est peut-être en train de payer par carte : attendez que le paiement soit noté, ou que la commande expire.
    amend_home: Seule une livraison à domicile change d’adresse et de transporteur ici.
    amend_place: Ce lieu n’est pas taxé comme celui de la commande : annulez-la, et notez-en une nouvelle pour cette adresse.
    amend_price: Ce transporteur coûte 6,00~€ à cette adresse au lieu de 9,00~€ : la différence est rendue au client. Vérifiez, puis enregistrez de nouveau.
    amend_nothing: Rien n’a changé : corrigez l’adresse, ou choisissez un autre transporteur.
    amend_all: Il ne resterait rien à envoyer, ou rien à payer : annulez la commande.
    amend_asked: Une rétractation touche cette commande : répondez-y d’abord.
    claim_early: Cette commande n’est pas encore partie : écrivez-nous si quelque chose ne va pas.
    claim_short: Il n’y en a plus assez en stock pour les renvoyer : remboursez, ou corrigez le stock.
    opinion_early: Cette commande n’est pas encore partie : revenez quand vous aurez goûté.
    opinion_read: Votre avis sur ce produit a déjà été lu : il ne change plus. Écrivez-nous pour le retirer.
    opinion_reason: Choisissez pourquoi cet avis n’est pas publié : son auteur le lira.
    opinion_changed: L’acheteur vient de changer son avis : lisez-le tel qu’il est à présent, puis publiez-le.
    opinion_decided: Cet avis a déjà été lu : publiez-le ou refusez-le.
    invoice_business: Seule une entreprise qui a donné son SIREN peut régler sur facture.
    unpaid: Cette commande n’est pas encore payée : notez d’abord le paiement.
    disputed: La banque du client examine une contestation de ce paiement : rembourser maintenant le paierait deux fois. Attendez sa décision.
    disputed_own: Votre banque examine une contestation de ce paiement : la commande ne peut pas être annulée d’ici là. Attendez sa décision, ou écrivez-nous.
    refund_most: Le remboursement ne peut pas dépasser 24,00~€ : diminuez-le.
    overseas_closed: Nous n’expédions pas encore outre-mer depuis le site : écrivez-nous, nous chercherons une solution avec vous.
    place_apart: Ce lieu a ses propres règles de taxe et de douane, que le site ne sait pas calculer : écrivez-nous, nous chercherons une solution.
    business_abroad: Vous achetez pour une entreprise d’un autre pays de l’Union : le vin voyage alors hors taxes, sous un document que nous établissons ensemble. Écrivez-nous avec votre numéro de TVA et votre numéro d’accise ; à titre personnel, laissez l’entreprise vide."
  `)
  for (const sentence of codes.map((code) => sayFault({ code, params }))) {
    expect(sentence).toMatch(/^[«A-ZÉ].*\.$/)
    expect(sentence).not.toMatch(/undefined|NaN|'/)
  }
})

test('[V-06] a refusal with few numbers is still a sentence', () => {
  expect(sayFault({ code: 'short', params: { name: 'Savagnin' } })).toBe(
    'Il ne reste plus autant de « Savagnin » : diminuez la quantité.',
  )
  expect(sayFault({ code: 'short', params: { name: 'Savagnin', left: 1 } })).toBe(
    'Il ne reste qu’un « Savagnin » : ramenez la quantité à 1.',
  )
  expect(sayFault({ code: 'multiple', params: { name: 'Savagnin', multiple: 6, below: 0, above: 6 } })).toBe(
    '« Savagnin » se vend par 6 : choisissez 6.',
  )
  expect(sayFault({ code: 'not_sold' })).toBe('Ce produit n’est plus en vente : retirez cette ligne.')
})
