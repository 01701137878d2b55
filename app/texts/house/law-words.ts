import type { WordRuleName } from '#app/models/site/law/word-rules.ts'

/** What each rule over words says: what is wrong, what to write instead, and where it stands written. */
export const lawWords: Record<WordRuleName, { says: string; instead: string; law: string }> = {
  free: {
    says: 'Un aliment ou un vin ne s’annonce pas « gratuit »',
    instead: 'écrivez « offert », ou dites le prix du lot',
    law: 'code de commerce, L443-1',
  },
  freeCode: {
    says: 'Un code ne s’appelle pas « gratuit » quand il porte sur du vin',
    instead: 'donnez-lui un autre nom, « OFFERT » par exemple',
    law: 'code de commerce, L443-1',
  },
  deep: {
    says: 'Une réduction de plus de 34 % sur un aliment dépasse le plafond de la loi',
    instead: 'restez à 34 % au plus, ou faites confirmer que votre vin y échappe',
    law: 'loi n° 2018-938, article 125 de la loi ASAP',
  },
  half: {
    says: '« Un acheté, un offert » et « à moitié prix » dépassent le plafond de 34 %',
    instead: 'offrez un sur trois, ou réduisez de 34 % au plus',
    law: 'loi n° 2018-938, article 125 de la loi ASAP',
  },
  popupWine: {
    says: 'Cette fenêtre parle de vin sans le message de santé',
    instead: 'cochez « Elle parle de vin » : elle reste alors dans la page, avec le message',
    law: 'code de la santé publique, L3323-2 et L3323-4',
  },
  health: {
    says: 'Une boisson alcoolisée ne se dit pas bonne pour la santé',
    instead: 'parlez de son goût, de son origine ou de son élaboration',
    law: 'règlement (CE) 1924/2006, article 4',
  },
  green: {
    says: 'Une vertu écologique générale ne se dit pas sans preuve',
    instead: 'nommez la certification au même endroit, ou le fait précis : « carton recyclé à 90 % »',
    law: 'directive (UE) 2024/825 ; code de l’environnement, L541-9-1',
  },
  carbon: {
    says: '« Neutre en carbone » ou « compensé » ne se dit pas d’un produit',
    instead: 'dites ce que vous avez réduit, de combien et depuis quand',
    law: 'directive (UE) 2024/825 ; code de l’environnement, L229-68',
  },
  odr: {
    says: 'La plateforme européenne de règlement des litiges est fermée depuis le 20 juillet 2025',
    instead: 'retirez-en le lien : votre médiateur suffit',
    law: 'règlement (UE) 2024/3228',
  },
  noWithdrawal: {
    says: 'On ne peut pas priver un client de ses quatorze jours',
    instead: 'retirez la phrase : une bouteille ordinaire se rend, seules les exceptions de la loi comptent',
    law: 'code de la consommation, L221-18 et L242-3',
  },
  noLiability: {
    says: 'Le vendeur répond du colis jusqu’à sa remise et de ce qu’il vend',
    instead: 'retirez la phrase, ou bornez-la à la force majeure',
    law: 'code de la consommation, L221-15, L216-2 et R212-1',
  },
  court: {
    says: 'Le tribunal d’un consommateur ne se choisit pas',
    instead: 'retirez la phrase : vos conditions disent déjà le tribunal de son domicile',
    law: 'code de la consommation, R631-3 et R212-2',
  },
  unilateral: {
    says: 'Un prix ou un délai annoncé engage',
    instead: 'dites le délai en jours, et que le prix est celui de la commande',
    law: 'code de la consommation, L216-1 et R212-1',
  },
  siret: {
    says: 'Ce numéro SIRET n’existe pas : sa clé est fausse',
    instead: 'recopiez ses quatorze chiffres',
    law: 'code de commerce, R123-237',
  },
  siren: {
    says: 'Ce numéro d’immatriculation n’existe pas : sa clé est fausse',
    instead: 'recopiez ses neuf chiffres',
    law: 'code de commerce, R123-237',
  },
  vat: {
    says: 'Ce numéro de TVA n’existe pas : sa clé ne suit pas le SIREN',
    instead: 'recopiez-le de votre espace des impôts',
    law: 'code général des impôts, 286 ter',
  },
}

/** What is said beside a field whose words the law minds. */
export function sayWordAdvice(rule: WordRuleName): string {
  const { says, instead, law } = lawWords[rule]
  return `${says} : ${instead} (${law}).`
}
