import { type Trade, tradeOf } from '#app/models/site/settings/trade.ts'

/** What the terms of sale say of the goods of a trade. */
export type TradeTerms = {
  /** What is told of them before they are bought. */
  told: string
  packaging: string
  /** What may not be sent back. */
  exceptions: readonly string[]
  /** To what of it that applies. */
  scope: string
}

const personalised = 'aux produits nettement personnalisés, une étiquette à votre nom par exemple ;'
const perishable = 'aux denrées qui se détériorent ou se périment vite ;'
const unsealed = 'aux produits descellés après la livraison qui ne peuvent être renvoyés pour des raisons d’hygiène.'
const pictures = 'Les photographies ne sont pas contractuelles'

const tradeTerms: Readonly<Record<Trade, TradeTerms>> = {
  WINE: {
    told: `Chaque fiche dit ce que la loi veut que vous sachiez avant d’acheter : dénomination, volume, degré, millésime, allergènes et origine. ${pictures} ; un millésime épuisé n’est jamais remplacé sans votre accord.`,
    packaging: 'Triez cartons et bouteilles : le verre et le carton se recyclent.',
    exceptions: [
      personalised,
      perishable,
      'aux boissons alcoolisées livrées plus de trente jours après l’achat et dont la valeur convenue dépend de fluctuations du marché, comme les vins vendus en primeur ;',
      unsealed,
    ],
    scope: 'Chaque fiche dit avant l’achat si une exception la concerne ; une bouteille ordinaire n’en relève pas.',
  },
  BEER: {
    told: `Chaque fiche dit ce que la loi veut que vous sachiez avant d’acheter : dénomination, volume, degré, ingrédients, allergènes et origine. ${pictures} ; une bière épuisée n’est jamais remplacée sans votre accord.`,
    packaging: 'Triez les emballages : le verre, le métal et le carton se recyclent.',
    exceptions: [personalised, perishable, unsealed],
    scope: 'Chaque fiche dit avant l’achat si une exception la concerne ; une bière ordinaire n’en relève pas.',
  },
  CHEESE: {
    told: `Chaque fiche dit ce que la loi veut que vous sachiez avant d’acheter : dénomination, poids, prix au kilogramme, lait employé, ingrédients, allergènes et origine. ${pictures} ; un fromage épuisé n’est jamais remplacé sans votre accord.`,
    packaging: 'Triez les emballages : le carton, le papier et les boîtes de bois se recyclent.',
    exceptions: [perishable, personalised, unsealed],
    scope:
      'Chaque fiche dit avant l’achat si une exception la concerne : c’est le cas d’un fromage frais ou qui se garde peu, et d’un morceau découpé à votre demande. Ce qui vous arrive abîmé ou non conforme est toujours remplacé ou remboursé.',
  },
  BOOKS: {
    told: `Chaque fiche dit ce que vous devez savoir avant d’acheter : titre, auteur, éditeur et prix. Les livres neufs sont vendus au prix que fixe leur éditeur ou leur importateur (loi n° 81-766 du 10 août 1981). ${pictures} ; un livre épuisé n’est jamais remplacé sans votre accord.`,
    packaging: 'Triez les emballages : le carton et le papier se recyclent.',
    exceptions: [
      'aux livres nettement personnalisés, un tirage à votre nom par exemple ;',
      'aux journaux, périodiques et magazines vendus au numéro ;',
      'aux enregistrements descellés après la livraison.',
    ],
    scope: 'Chaque fiche dit avant l’achat si une exception la concerne ; un livre ordinaire n’en relève pas.',
  },
}

/** The terms of a site's own trade. */
export function tradeTermsOf(values: { TRADE: string }): TradeTerms {
  return tradeTerms[tradeOf(values)]
}
