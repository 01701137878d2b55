import { territoryOf } from '../tax/territory.ts'
import { type LabelLayout, type LabelSource, leaveEmpty } from './label-layout.ts'

/**
 * ColiShip, by La Poste: columns and their order as La Poste's own modules for shops write them, named as ColiShip names them. The
 * sender is left to ColiShip, which puts the one of the contract.
 */
export const colissimoLayout: LabelLayout = {
  letters: 'WESTERN',
  hasHead: true,
  lines: { width: 35, most: 4 },
  readPointCode: (code) => /^\d{6}$/.exec(code)?.[0],
  mostGrams: { door: 30_000, point: 20_000 },
  columns: [
    { name: 'EntenteLigneColis', most: 3, read: () => 'EXP' },
    { name: 'ReferenceExpedition', most: 30, read: ({ reference }) => reference, isRequired: true },
    leaveEmpty('RaisonSocialeExpediteur'),
    leaveEmpty('NomCommercialChargeur'),
    leaveEmpty('PrenomExpediteur'),
    leaveEmpty('Adresse1Expediteur'),
    leaveEmpty('Adresse2Expediteur'),
    leaveEmpty('Adresse3Expediteur'),
    leaveEmpty('Adresse4Expediteur'),
    leaveEmpty('CodePostalExpediteur'),
    leaveEmpty('CommuneExpediteur'),
    leaveEmpty('CodePaysExpediteur'),
    leaveEmpty('MailExpediteur'),
    leaveEmpty('TelephoneExpediteur'),
    { name: 'RaisonSociale', most: 35, read: ({ company }) => company },
    { name: 'NomDestinataire', most: 35, read: ({ lastname }) => lastname, isRequired: true },
    { name: 'Prenom', most: 29, read: ({ firstname }) => firstname },
    { name: 'Adresse1', most: 35, read: ({ lines }) => lines[0] ?? '', isRequired: true },
    { name: 'Adresse2', most: 35, read: ({ lines }) => lines[1] ?? '' },
    { name: 'Adresse3', most: 35, read: ({ lines }) => lines[2] ?? '' },
    { name: 'Adresse4', most: 35, read: ({ lines }) => lines[3] ?? '' },
    { name: 'CodePostal', most: 12, read: ({ postalCode }) => postalCode, isRequired: true },
    { name: 'Commune', most: 35, read: ({ city }) => city, isRequired: true },
    { name: 'CodePays', most: 2, read: ({ nation }) => nation },
    { name: 'Portable', most: 15, read: ({ mobile }) => mobile },
    { name: 'Telephone', most: 15, read: ({ fixed }) => fixed },
    { name: 'Mail', most: 80, read: ({ email }) => email },
    { name: 'CodePointRetrait', most: 6, read: ({ code }) => code },
    { name: 'CodeProduit', most: 4, read: chooseProduct },
    leaveEmpty('FTD'),
    { name: 'LangueNotification', most: 2, read: () => 'fr' },
    { name: 'LivraisonAvecSignature', most: 1, read: (source) => (signed.has(chooseProduct(source)) ? 'O' : 'N') },
    { name: 'Poids', most: 6, read: ({ grams }) => String(grams) },
    leaveEmpty('NatureEnvoi'),
    leaveEmpty('MontantADV'),
  ],
}

const products = new Set(['DOM', 'DOS', 'COM', 'CDS', 'HD', 'A2P', 'BPR', 'CMT', 'PCS', 'BDP', 'COLI', 'COLD', 'COL', 'ECO'])
const signed = new Set(['DOS', 'CDS', 'COL'])

/** The one that the house has written at its carrier; else without a signature, but abroad, where La Poste asks for one. */
function chooseProduct({ service, point, country, postalCode }: LabelSource): string {
  if (point) return products.has(service) && service !== 'DOM' && service !== 'DOS' ? service : 'HD'
  if (products.has(service) && service !== 'DOM') return service
  const place = territoryOf({ country, postalCode })
  if (place?.startsWith('OVERSEAS')) return 'COM'
  return place === 'UNION' || place === 'EXPORT' || place === 'APART' ? 'DOS' : 'DOM'
}
