import { territoryOf } from '../tax/territory.ts'
import { type LabelLayout, type LabelSource, leaveEmpty } from './label-layout.ts'

/**
 * Chronopost's ChronoShip: 37 columns without names, in the order in which Chronopost's own modules for shops write them. What is
 * fetched goes to the point's name and address.
 */
export const chronopostLayout: LabelLayout = {
  letters: 'CAPITALS',
  hasHead: false,
  lines: { width: 38, most: 2 },
  goesToPoint: true,
  readPointCode: (code) => /^[0-9A-Z]{4,5}$/i.exec(code)?.[0].toUpperCase(),
  mostGrams: { door: 30_000, point: 20_000 },
  columns: [
    { name: 'Client', most: 35, read: ({ lastname }) => lastname },
    { name: 'Société', most: 38, read: ({ point, company }) => point?.name ?? company },
    { name: 'Prénom', most: 38, read: ({ firstname }) => firstname },
    { name: 'Nom', most: 38, read: ({ lastname }) => lastname, isRequired: true },
    { name: 'Adresse 1', most: 38, read: ({ lines }) => lines[0] ?? '', isRequired: true },
    { name: 'Adresse 2', most: 38, read: ({ lines }) => lines[1] ?? '' },
    leaveEmpty('Digicode'),
    { name: 'Code postal', most: 9, read: ({ point, postalCode }) => point?.postalCode ?? postalCode, isRequired: true },
    { name: 'Ville', most: 50, read: ({ point, city }) => point?.city ?? city, isRequired: true },
    { name: 'Pays', most: 2, read: ({ point, nation }) => point?.country ?? nation },
    { name: 'Téléphone', most: 17, read: ({ mobile, fixed }) => mobile || fixed },
    { name: 'E-mail', most: 80, read: ({ email }) => email },
    { name: 'Référence', most: 35, read: ({ reference }) => reference, isRequired: true },
    leaveEmpty('Code-barres du client'),
    { name: 'Produit', most: 8, read: chooseProduct },
    leaveEmpty('Compte'),
    leaveEmpty('Sous-compte'),
    { name: 'Valeur assurée', most: 1, read: () => '0' },
    { name: 'Valeur en douane', most: 1, read: () => '0' },
    leaveEmpty('Document ou marchandise'),
    leaveEmpty('Contenu'),
    { name: 'Livraison le samedi', most: 1, read: () => 'L' },
    { name: 'Point relais', most: 5, read: ({ code }) => code },
    { name: 'Poids', most: 6, read: ({ grams }) => (grams / 1000).toFixed(2) },
    leaveEmpty('Largeur'),
    leaveEmpty('Longueur'),
    leaveEmpty('Hauteur'),
    leaveEmpty('Avertir le destinataire'),
    leaveEmpty('Nombre de colis'),
    { name: 'Date d’envoi', most: 10, read: ({ day }) => day.split('-').toReversed().join('/') },
    leaveEmpty('À intégrer'),
    leaveEmpty('Avertir l’expéditeur'),
    leaveEmpty('Date limite de consommation'),
    leaveEmpty('Début du rendez-vous'),
    leaveEmpty('Fin du rendez-vous'),
    leaveEmpty('Niveau tarifaire'),
    leaveEmpty('Code de service'),
  ],
}

const toDoors = new Set(['13H', '13H BAL', '10H', '18H', '18H BAL', 'EI', 'CCLASSIC', 'SMD', 'SRDV'])

function chooseProduct({ service, point, country, postalCode }: LabelSource): string {
  const place = territoryOf(point ?? { country, postalCode })
  const isOverseas = place?.startsWith('OVERSEAS') ?? false
  const isAbroad = place === 'UNION' || place === 'EXPORT' || place === 'APART'
  if (point) return isOverseas ? 'PRDOM' : isAbroad ? 'PRU' : 'PR'
  if (toDoors.has(service.toUpperCase())) return service
  return isOverseas || isAbroad ? 'EI' : '13H'
}
