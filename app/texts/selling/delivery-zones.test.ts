import { expect, test } from 'vitest'
import { sayZones } from './delivery-zones.ts'

const near = { from: '2026-12-07', to: '2026-12-08' }
const far = { from: '2026-12-14', to: '2026-12-18' }

test('zones with the same days stand in one line, each by its name, and one that is promised no day says the law’s term', () => {
  const zones = [
    { country: 'FR', postalPrefix: '20', promise: near },
    { country: 'BE', postalPrefix: '', promise: near },
    { country: 'FR', postalPrefix: '97410', promise: far },
    { country: 'FR', postalPrefix: '972', promise: far },
    { country: 'FR', postalPrefix: '05', promise: far },
    { country: 'CH', postalPrefix: '12', promise: null },
  ]
  expect(sayZones(zones)).toEqual([
    { places: 'Corse et Belgique', days: 'entre lundi 7 et mardi 8\u00a0décembre' },
    { places: 'La Réunion, Martinique et France (05)', days: 'entre lundi 14 et vendredi 18\u00a0décembre' },
    { places: 'Suisse (12)', days: 'sans date annoncée, trente jours au plus (article L216-1 du code de la consommation)' },
  ])
})
