import { describe, expect, test } from 'vitest'
import { findWords } from './find-words.ts'
import type { WordRuleName, WordUse } from './word-rules.ts'

const rulesOf = (text: string, place: WordUse) => findWords(text, place).map(({ rule }) => rule)

const offending: [WordRuleName, WordUse, string][] = [
  ['free', 'promotion', '1 bouteille gratuite !'],
  ['free', 'page', 'Pour six cartons, un magnum GRATUIT vous attend.'],
  ['free', 'popup', 'Promo sur le Crémant : 1 bouteille gratuite ! −40 %'],
  ['freeCode', 'promotion', 'GRATUIT'],
  ['freeCode', 'promotion', 'gratuit60'],
  ['deep', 'promotion', 'Tout le Crémant à −40\u00a0%'],
  ['deep', 'page', 'Une remise exceptionnelle de 50 % sur nos rouges.'],
  ['deep', 'product', 'Profitez de 35 % de réduction'],
  ['half', 'promotion', 'Le carton à moitié prix'],
  ['half', 'promotion', 'Une bouteille achetée, une offerte'],
  ['popupWine', 'popup', 'Nos vins de fête sont là'],
  ['health', 'product', 'Un vin bon pour la santé'],
  ['green', 'product', 'Un vin écologique'],
  ['green', 'page', 'Des cartons respectueux de l’environnement.'],
  ['green', 'page', 'Notre démarche éco-responsable'],
  ['carbon', 'page', 'Un domaine neutre en carbone, certifié HVE.'],
  ['carbon', 'product', 'Livraison compensée'],
  ['odr', 'terms', 'Voir https://ec.europa.eu/consumers/odr/ pour vos litiges.'],
  ['odr', 'terms', 'La plateforme européenne de règlement en ligne des litiges'],
  ['noWithdrawal', 'terms', 'Aucune rétractation n’est possible.'],
  ['noWithdrawal', 'terms', 'Vin entamé : ni repris, ni échangé.'],
  ['noWithdrawal', 'terms', 'aucune rétractation'],
  ['noLiability', 'terms', 'Le domaine décline toute responsabilité en cas de casse.'],
  ['noLiability', 'terms', 'Les vins voyagent aux risques et périls du destinataire.'],
  ['court', 'terms', 'Le tribunal de Dole est seul compétent.'],
  ['unilateral', 'terms', 'Nous pouvons modifier nos prix à tout moment.'],
  ['unilateral', 'terms', 'Les délais de livraison sont donnés à titre indicatif.'],
  ['siret', 'terms', 'SIRET : 123 456 789 00012'],
  ['siren', 'page', 'RCS Lons-le-Saunier 123 456 789'],
  ['vat', 'terms', 'N° de TVA : FR 12 123456782'],
]

const right: [WordUse, string][] = [
  ['promotion', 'Livraison gratuite dès 24 bouteilles'],
  ['promotion', 'Une bouteille offerte dès 12 achetées'],
  ['page', 'La visite de la cave est gratuite, un verre de vin compris.'],
  ['page', 'Parking gratuit derrière le caveau.'],
  ['promotion', 'Remise de 10 % sur tout'],
  ['product', 'Marc du Jura – 45 % vol.'],
  ['product', '100 % pinot noir, 50 % en fût neuf'],
  ['popup', 'Le portail reste fermé lundi.'],
  ['product', 'Vin écologique : certifié bio, FR-BIO-01'],
  ['page', 'La transition écologique du village'],
  ['terms', 'Pas de rétractation pour les bouteilles personnalisées (article L. 221-28).'],
  ['terms', 'Vous vous rétractez sans frais et sans motif.'],
  ['terms', 'Entre professionnels, le tribunal de commerce de Lons est seul compétent.'],
  ['terms', 'SIRET : 123 456 782 00010, TVA FR11 123456782, RCS Lons-le-Saunier 123 456 782'],
  ['terms', 'Retrait au caveau le samedi.'],
]

describe('the words of a shop are looked over', () => {
  test.each(offending)('%s in a %s: « %s »', (rule, place, text) => {
    expect(rulesOf(text, place)).toContain(rule)
  })

  test.each(right)('nothing is said of what is right: in a %s, « %s »', (place, text) => {
    expect(rulesOf(text, place)).toEqual([])
  })

  test('a finding tells the sentence as it was written, and each rule once', () => {
    const text = 'Bonjour. Un vin Écologique. Encore un vin écologique !'
    expect(findWords(text, 'page')).toEqual([{ rule: 'green', words: 'Un vin Écologique' }])
  })
})
