import { foldText } from '../../platform/text/fold-text.ts'

const arrived =
  /\b(livree?s?|distribuee?s?|remise?s?|retiree?s?|delivered|collected|(?:livraison|distribution|remise) effectuee)\b/
/** Words by which a carrier says that it tried, will come, waits, or brings it back. */
const notYet =
  /\b(non|pas|not|echec|failed|impossible|refusee?|avise|avis|expediteur|sender|retour(nee?)?|returned|en cours|out for|bientot|sera|prevue?|disponible|attente|tournee)\b/

/** Whether a carrier says by this that a parcel is in its receiver's hands. */
export function saysArrived(word: string): boolean {
  const plain = foldText(word)
  return arrived.test(plain) && !notYet.test(plain)
}

/** The number of a parcel as two files write it: without the spaces that one of them puts in. */
export function bareParcelNumber(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase()
}
