import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { parameterList } from '#app/models/site/settings/parameter-list.ts'
import { openingHours } from '#app/models/site/settings/parameter-list-company.ts'
import { legalLabels } from '#app/texts/house/settings/parameters-legal.ts'

/** Its numbers add up as real ones do, and are those of specimens: nobody’s company, nobody’s account. */
const legal = {
  LEGAL_COMPANY_NAME: 'EARL Vuillemin Frère et Sœur',
  LEGAL_FORM: 'EARL',
  LEGAL_AGENT: 'Jeanne Vuillemin, gérante',
  HEAD_OFFICE: '7, rue de la Vouivre, 39600 Montorge',
  RCS_NUMBER: 'RCS Lons-le-Saunier 123 456 782, société fictive',
  SIRET_NUMBER: '123 456 782 00010',
  SHARE_CAPITAL: '90 000 €',
  INTRACO_VAT: 'FR11 123456782',
  PUBLICATION_DIRECTOR: 'Jeanne Vuillemin',
  HOST_NAME: 'Hébergeur de la Vouivre',
  HOST_ADDRESS: '12, quai du Doubs, 25000 Besançon',
  HOST_PHONE: '03 53 01 24 99',
  MEDIATOR_NAME: 'Médiation du Vignoble',
  MEDIATOR_ADDRESS: '4, place du Marché, 39000 Lons-le-Saunier',
  MEDIATOR_URL: 'https://mediation.example/',
  DATA_PROTECTION_OFFICER: 'Fatou Diallo, bonjour@troiscoteaux.example',
  PACKAGING_ID: 'FR999999_01DEMO',
}

/** What the law wants to know of a company; all of it invented, like the estate. */
const legalParameters = (Object.keys(legal) as (keyof typeof legal)[]).map((type) => ({
  type,
  kind: parameterList[type].kind,
  label: legalLabels[type][0],
  value: bindFrenchSpaces(legal[type]),
}))

const week = [
  'sur rendez-vous',
  'sur rendez-vous',
  '14:00-18:30',
  '14:00-18:30',
  '10:00-12:00 14:00-18:30',
  '10:00-12:30 14:00-18:30',
  '10:00-12:30',
]

/** When the door of the tasting room is open; a day without hours is closed. */
const hours = openingHours.flatMap((type, day) =>
  week[day] ? [{ type, kind: parameterList[type].kind, label: legalLabels[type][0], value: week[day] }] : [],
)

/** The parameters of the demo estate. */
export const demoParameters = [
  { type: 'COMPANY_NAME', kind: 'STRING', label: 'Nom de l’entreprise', value: 'Domaine des Trois Coteaux' },
  { type: 'COMPANY_ADDRESS', kind: 'STRING', label: 'Adresse', value: '7, rue de la Vouivre, 39600 Montorge' },
  { type: 'COMPANY_PHONE', kind: 'STRING', label: 'Téléphone', value: '03 53 01 24 68' },
  { type: 'COMPANY_EMAIL', kind: 'STRING', label: 'Courriel', value: 'bonjour@troiscoteaux.example' },
  {
    type: 'INFO_BAR',
    kind: 'STRING',
    label: 'Phrase du bandeau',
    value: 'Livraison offerte dès 24 bouteilles · expédiée sous 48 h',
  },
  ...legalParameters,
  ...hours,
  { type: 'FREE_SHIPPING_BOTTLES', kind: 'NUMBER', label: 'Livraison offerte dès', value: '24' },
  { type: 'ORDER_CUT_OFF', kind: 'STRING', label: 'Heure limite des commandes', value: '12 h' },
  { type: 'PREPARATION_DAYS', kind: 'NUMBER', label: 'Jours de préparation', value: '1' },
  {
    type: 'SHIPPING_MESSAGE',
    kind: 'STRING',
    label: 'Message de livraison',
    value: 'Expédition sous 48\u00a0h\u00a0; la casse est remplacée.',
  },
  { type: 'SEARCH_ACTIVATED', kind: 'BOOLEAN', label: 'Recherche', value: 'true' },
  { type: 'PAY_ON_COLLECTION', kind: 'BOOLEAN', label: 'Paiement au retrait', value: 'true' },
  { type: 'TRANSFER_HOLDER', kind: 'STRING', label: 'Titulaire du compte', value: 'EARL Vuillemin Frère et Sœur' },
  { type: 'TRANSFER_IBAN', kind: 'STRING', label: 'IBAN', value: 'FR14 2004 1010 0505 0001 3M02 606' },
  { type: 'TRANSFER_BIC', kind: 'STRING', label: 'BIC', value: 'TCOTFRP0' },
  { type: 'USE_PRODUCT_STOCK', kind: 'BOOLEAN', label: 'Stock par produit', value: 'false' },
  { type: 'PRIMARY_COLOR', kind: 'STRING', label: 'Couleur principale', value: '#f0b5b1' },
  { type: 'ACCENT_COLOR', kind: 'STRING', label: 'Couleur d’accent', value: '#761527' },
  { type: 'MENU_ICON_SIZE', kind: 'NUMBER', label: 'Taille des icônes du menu', value: '12' },
]
