import { sayCents } from '#app/models/platform/text/money.ts'
import type { LawRow } from '#app/models/site/law/conformity.ts'
import type { LawFacts } from '#app/models/site/law/law-facts.ts'

const number = (count: number) => count.toLocaleString('fr-FR')
const several = (count: number, one: string, more: string) =>
  count === 0 ? `aucun ${one}` : count === 1 ? `1 ${one}` : `${number(count)} ${more}`
const severalF = (count: number, one: string, more: string) =>
  count === 0 ? `aucune ${one}` : count === 1 ? `1 ${one}` : `${number(count)} ${more}`

const texts = ({ shop }: LawFacts) => several(shop.textsRead, 'texte publié lu', 'textes publiés lus')
const wines = ({ shop }: LawFacts) => several(shop.counts.winesOnSale, 'vin en vente', 'vins en vente')

/** What was looked at of each rule, and what was seen. */
export const lawSights: Record<LawRow, (facts: LawFacts) => string> = {
  minors: ({ shop }) =>
    `${severalF(shop.counts.wineOrders, 'commande', 'commandes')} en un an, la déclaration relue dans chacune.`,
  evin: ({ values }) =>
    values.HIDE_ALCOHOL_MESSAGE ? 'Le message est retiré.' : 'Le message paraît partout où l’on parle de vin.',
  popups: ({ shop }) => `${severalF(shop.counts.openPopups, 'fenêtre ouverte', 'fenêtres ouvertes')}, leurs mots lus.`,
  licence: ({ values }) =>
    [values.ALCOHOL_LICENCE && `Licence : ${values.ALCOHOL_LICENCE}.`, values.NIGHT_CLOSING && 'La boutique ferme de 22 h à 8 h.']
      .filter(Boolean)
      .join(' ') || 'Aucune licence notée.',
  button: ({ buttons }) => `Le bouton dit « ${buttons.order} ».`,
  before: ({ shop }) => `${several(shop.counts.ordersMails, 'courriel de commande', 'courriels de commande')} en un an.`,
  withdrawal: ({ shop }) => `${severalF(shop.counts.withdrawals, 'rétractation', 'rétractations')} en un an, leurs délais relus.`,
  exceptions: ({ shop }) =>
    shop.counts.exceptions === 0
      ? 'Aucun produit n’en porte.'
      : `${several(shop.counts.exceptions, 'produit en porte une', 'produits en portent une')}.`,
  function: ({ buttons }) => `Les boutons disent « ${buttons.withdraw} », puis « ${buttons.confirmWithdrawal} ».`,
  notice: ({ missing }) =>
    `Treize champs relus, numéros vérifiés par leur clé, ${several(missing.length, 'champ légal vide', 'champs légaux vides')}.`,
  terms: ({ shop, values }) =>
    `Version ${number(shop.counts.termsVersion)} ; vos dispositions particulières lues${values.TERMS_REVIEWED && ` ; relues par vous : ${values.TERMS_REVIEWED}`}.`,
  mediator: ({ values }) => [values.MEDIATOR_NAME || 'personne', values.MEDIATOR_URL].filter(Boolean).join(', '),
  prices: ({ shop, values }) =>
    `${several(shop.counts.productsOnSale, 'produit en vente', 'produits en vente')}${values.HIDE_PRICES ? ', prix cachés' : ''}.`,
  litre: (facts) => `${wines(facts)}, leurs contenances relues.`,
  reductions: () => 'Les prix barrés viennent du registre des trente jours.',
  books: ({ shop }) =>
    `${several(shop.counts.productsOnSale, 'produit en vente', 'produits en vente')}, les réductions des livres relues.`,
  free: (facts) => `${texts(facts)}, codes et réductions comptés.`,
  claims: (facts) => `${texts(facts)}.`,
  label: (facts) => `${wines(facts)}, leurs étiquettes relues.`,
  food: (facts) => `${wines(facts)}, leurs fiches relues.`,
  goods: ({ shop }) => `${several(shop.counts.productsOnSale, 'produit en vente', 'produits en vente')}, leurs fiches relues.`,
  pregnancy: () => 'Seule la bouteille le montre.',
  invoices: ({ shop }) => `${several(shop.counts.papers, 'papier', 'papiers')}, la suite des numéros relue.`,
  cash: ({ shop, values }) =>
    `${severalF(shop.counts.closings, 'clôture', 'clôtures')} ; ${values.CASH_ATTESTATION ? `attestation : ${values.CASH_ATTESTATION}` : 'aucune attestation notée'}.`,
  einvoice: ({ values }) => (values.BILLING_PLATFORM ? `Plateforme : ${values.BILLING_PLATFORM}.` : 'Aucune plateforme notée.'),
  access: ({ values }) =>
    values.IS_SMALL_BUSINESS ? 'La déclaration est en ligne, avec votre exemption.' : 'La déclaration est en ligne.',
  cookies: ({ shop, values }) =>
    `${severalF(shop.counts.purposes, 'finalité demandée', 'finalités demandées')}, le choix gardé ${number(values.CONSENT_MONTHS)} mois.`,
  data: ({ shop }) => `${severalF(shop.counts.rightsWaiting, 'demande en attente', 'demandes en attente')}.`,
  mails: ({ shop }) => `${several(shop.counts.subscribers, 'abonné', 'abonnés')}, leurs consentements relus.`,
  europe: ({ values, shop }) =>
    values.ONLY_SELL_IN_FRANCE
      ? 'La boutique ne vend qu’en France.'
      : `La boutique vend hors de France : ${sayCents(shop.counts.unionSales)} hors taxe en un an à des particuliers de l’Union.`,
  movement: ({ shop }) => `${severalF(shop.counts.parcels, 'commande partie', 'commandes parties')} en un an.`,
  packaging: ({ values }) => values.PACKAGING_ID || 'Aucun identifiant.',
  guarantees: () => 'L’encadré des garanties est dans vos conditions de vente.',
  reviews: () => 'La notice des avis est sur leur page.',
  carriers: ({ shop }) => `${several(shop.counts.carriers, 'transporteur ouvert', 'transporteurs ouverts')}.`,
  multiples: () => 'La fiche et le panier disent les quantités.',
  addresses: () => 'Les communes sont connues du site lui-même.',
}

/** What was seen, as a sentence begins. */
export function saySight(row: LawRow, facts: LawFacts): string {
  const said = lawSights[row](facts)
  return said.charAt(0).toUpperCase() + said.slice(1)
}
