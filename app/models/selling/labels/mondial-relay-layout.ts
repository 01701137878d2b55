import { type LabelColumn, type LabelLayout, type LabelSource, leaveEmpty } from './label-layout.ts'

/** What its addresses take, and its towns. */
const noAddress = /[^0-9A-Z_\-'., /]/g
const noTown = /[^A-Z_\-' ]/g

/** Mondial Relay Connect, version 3.1 of its file: 44 columns without names, in capitals, 75 parcels at once. */
export const mondialRelayLayout: LabelLayout = {
  letters: 'CAPITALS',
  hasHead: false,
  lines: { width: 32, most: 2 },
  readPointCode: (code) => /^(?:[A-Z]{2}-)?(\d{1,6})$/i.exec(code)?.[1]?.padStart(6, '0'),
  mostGrams: { door: 30_000, point: 30_000 },
  mostRows: 75,
  columns: [
    leaveEmpty('Numéro de client'),
    { name: 'Référence expédition', most: 15, read: ({ reference }) => reference, isRequired: true, except: /[^0-9A-Z_ -]/g },
    { name: 'Nom', most: 32, read: ({ lastname, firstname }) => `${lastname} ${firstname}`, isRequired: true, except: noAddress },
    { name: 'Complément du nom', most: 32, read: ({ company }) => company, except: noAddress },
    { name: 'Rue', most: 32, read: ({ lines }) => lines[0] ?? '', isRequired: true, except: noAddress },
    { name: 'Complément d’adresse', most: 32, read: ({ lines }) => lines[1] ?? '', except: noAddress },
    { name: 'Ville', most: 25, read: ({ city }) => city, isRequired: true, except: noTown },
    { name: 'Code postal', most: 10, read: ({ postalCode }) => postalCode, isRequired: true },
    { name: 'Pays', most: 2, read: ({ nation }) => nation },
    { name: 'Téléphone fixe', most: 15, read: ({ fixed }) => fixed },
    { name: 'Téléphone cellulaire', most: 15, read: ({ mobile }) => mobile },
    { name: 'E-mail', most: 70, read: ({ email }) => email },
    // Handed in at an agency, or fetched at the house: what the contract says, no point of it.
    { name: 'Type de collecte', most: 1, read: () => 'A' },
    leaveEmpty('Relais de collecte'),
    leaveEmpty('Pays de collecte'),
    { name: 'Type de livraison', most: 1, read: ({ point }) => (point ? 'R' : 'D') },
    { name: 'Relais de livraison', most: 6, read: ({ code }) => code },
    { name: 'Pays du relais', most: 2, read: ({ point }) => point?.country ?? '' },
    { name: 'Mode de livraison', most: 3, read: chooseMode },
    { name: 'Langue', most: 2, read: () => 'FR' },
    { name: 'Nombre de colis', most: 1, read: () => '1' },
    { name: 'Poids', most: 7, read: ({ grams }) => String(grams).padStart(3, '0') },
    ...numbered(22),
  ],
}

/** Measures, value, insurance and contents: nobody here says any of them. */
function numbered(count: number): LabelColumn[] {
  return Array.from({ length: count }, (_, at) => leaveEmpty(`Champ ${at + 23}`))
}

const toPoints = new Set(['24R', '24L', '24X', 'DRI'])
const toDoors = new Set(['HOM', 'LD1', 'LDS', 'LCC'])

function chooseMode({ service, point }: LabelSource): string {
  if (point) return toPoints.has(service) ? service : '24R'
  return toDoors.has(service) ? service : 'HOM'
}
