import type { FieldAdvice } from '#app/models/house/advice/advise-fields.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import type { FieldDoubt } from '#app/models/site/law/doubtful-fields.ts'
import type { LawCount } from '#app/models/site/law/law-facts.ts'
import type { LawFault } from '#app/models/site/law/law-fault.ts'
import { lawWords, sayWordAdvice } from './law-words.ts'
import { parameterLabel } from './settings/parameters.ts'

/** Why what stands in a field cannot be right. */
export const doubtTexts: Record<FieldDoubt, string> = {
  siret: 'ce n’est pas un SIRET : quatorze chiffres, dont le dernier vérifie les autres',
  vat: 'ce n’est pas un numéro de TVA : sa clé ne suit pas le SIREN',
  siren: 'son numéro n’est pas un SIREN : neuf chiffres, dont le dernier vérifie les autres',
  phone: 'ce n’est pas un numéro de téléphone',
  address: 'ce n’est pas une adresse postale entière',
  email: 'ce n’est pas une adresse e-mail',
  packaging: 'ce n’est pas un identifiant unique : « FR », six chiffres, « _ », deux chiffres, quatre lettres',
  name: 'ce n’est pas un nom',
  link: 'ce n’est pas l’adresse d’un site, « https://… »',
}

/** A wine as it lies in a box. */
export const nameInBox = (wine: string, box: string) => `${wine} (dans ${box})`

const several = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('fr-FR')} ${more}`

const counted: Partial<Record<LawCount, (count: number) => string>> = {
  undeclared: (count) => `${several(count, 'commande', 'commandes')} d’un an sans déclaration de majorité.`,
  lostMails: (count) => `${several(count, 'courriel de commande n’est pas parti', 'courriels de commande ne sont pas partis')}.`,
  lateRefunds: (count) =>
    `${several(count, 'retour reçu', 'retours reçus')} depuis plus de quatorze jours, pas encore remboursé.`,
  withoutPrice: (count) => `${several(count, 'produit en vente', 'produits en vente')} sans prix.`,
  withoutCapacity: (count) =>
    `${several(count, 'format en vente', 'formats en vente')} sans contenance : le prix au litre manque.`,
  deepCodes: (count) =>
    `${several(count, 'code', 'codes')} de plus de 34 % sur les produits : le plafond des aliments est dépassé.`,
  deepReductions: (count) =>
    `${several(count, 'produit réduit', 'produits réduits')} de plus de 34 % : le plafond des aliments est dépassé.`,
  reducedBooks: (count) =>
    `${several(count, 'livre réduit', 'livres réduits')} de plus de 5 % : c’est permis d’un livre d’occasion ou soldé, non d’un neuf.`,
  paperGaps: (count) => `${several(count, 'numéro manque', 'numéros manquent')} dans la suite de vos factures.`,
  rightsLate: (count) => `${several(count, 'demande de droits', 'demandes de droits')} sans réponse après un mois.`,
  breachesLate: (count) =>
    `${several(count, 'violation de données découverte', 'violations de données découvertes')} depuis plus de 72 heures, sans notification à la CNIL (Clients, Violations de données).`,
  undatedConsents: (count) => `${several(count, 'abonné', 'abonnés')} dont le consentement n’est ni daté ni cité.`,
  carriers: () => 'Aucun transporteur n’est ouvert.',
  unionSales: (count) =>
    `${sayCents(count)} hors taxe vendus en un an à des particuliers de l’Union : le seuil de 10 000 € approche. Inscrivez-vous au guichet unique (OSS) ; au-delà, la boutique applique d’elle-même la TVA de chaque pays.`,
}

/** One reason why a rule is not kept, in a sentence. */
export function sayLawFault(fault: LawFault): string {
  switch (fault.is) {
    case 'empty':
      return `Il manque : ${parameterLabel(fault.field)[0]}.`
    case 'doubt':
      return `${parameterLabel(fault.field)[0]} : ${doubtTexts[fault.doubt]}.`
    case 'words': {
      const [first] = fault.found
      const others = fault.found.length > 1 ? ` (et ${fault.found.length - 1} autre${fault.found.length > 2 ? 's' : ''})` : ''
      return first
        ? `« ${first.words} », dans ${first.name}${others}. ${lawWords[first.rule].says} : ${lawWords[first.rule].instead}.`
        : ''
    }
    case 'count':
      return counted[fault.of]?.(fault.count) ?? ''
    case 'silent':
      return `${several(fault.total, 'produit en vente ne le dit', 'produits en vente ne le disent')} pas encore.`
    case 'old':
      return 'Vos conditions de vente n’ont pas changé depuis plus d’un an : relisez-les, puis notez-en le jour.'
    case 'switch':
      return `« ${parameterLabel(fault.field)[0]} » est coché.`
    case 'button':
      return `Le bouton dit « ${fault.says} ».`
  }
}

/** What is said beside a field, in a sentence. */
export function sayFieldAdvice(advice: FieldAdvice): string {
  if (advice.is === 'words') return sayWordAdvice(advice.rule)
  const says = doubtTexts[advice.doubt]
  return `${says.charAt(0).toUpperCase()}${says.slice(1)}.`
}
