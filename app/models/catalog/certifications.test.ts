import { expect, test } from 'vitest'
import { readCertifications } from './certifications.ts'

test('a wine is found by what its certification says', () => {
  expect(readCertifications('Agriculture biologique, FR-BIO-00')).toEqual(['bio'])
  expect(readCertifications('FR-BIO-01 ; Demeter')).toEqual(['bio', 'biodynamie'])
  expect(readCertifications('AB · Biodynamie')).toEqual(['bio', 'biodynamie'])
  expect(readCertifications('Certifié Biodyvin')).toEqual(['biodynamie'])
  expect(readCertifications('HVE niveau 3')).toEqual(['hve'])
  expect(readCertifications('Haute Valeur Environnementale')).toEqual(['hve'])
  expect(readCertifications('Vin Méthode Nature')).toEqual(['nature'])
})

test('what is certified otherwise, on its way or not at all is not said to be organic', () => {
  for (const said of [
    '',
    'Terra Vitis',
    'En conversion vers l’agriculture biologique',
    'Vin sans certification bio',
    'Biotope suivi',
  ])
    expect(readCertifications(said), said).toEqual([])
  expect(readCertifications('HVE, en conversion bio')).toEqual(['hve'])
})
