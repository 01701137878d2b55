import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import type { ClaimKind, ClaimState } from '#app/models/selling/after/claim.ts'

/** What went wrong with a parcel, in a sentence. */
export const claimNames: Record<ClaimKind, string> = {
  BREAKAGE: 'une casse ou un manque',
  LOST: 'un colis qui n’arrive pas',
  RETURNED: 'un colis reparti chez nous',
  OTHER: 'un autre souci',
}

export const claimWords: Record<ClaimState, string> = { OPEN: 'Reçu : nous vous répondons', ANSWERED: 'Répondu' }

/** Where a buyer tells what went wrong; rendered on the server alone. */
export const claimTexts = {
  title: 'Signaler un souci',
  lead: (reference: string) => `Casse, manque, colis perdu ou revenu : dites-nous ce qui est arrivé à la commande ${reference}.`,
  rules: ({ piece: { one } }: GoodsWords) =>
    `À la livraison, notez des réserves précises sur le bon du livreur, ${one} par ${one}. Confirmez-les au transporteur par lettre recommandée dans les trois jours, jours fériés non compris.`,
  until: (day: string) => `Pour cette commande : jusqu’au ${day}.`,
  kind: 'Ce qui est arrivé',
  choose: 'Choisissez',
  message: 'Racontez-nous',
  messageHint: ({ piece: { many, e } }: GoodsWords) =>
    `${e ? 'Quelles' : 'Quels'} ${many}, dans quel état, et ce que dit le livreur.`,
  photos: 'Photos',
  photosHint: ({ piece }: GoodsWords) =>
    `Le carton fermé, l’étiquette du transporteur, les ${piece.many} : jusqu’à dix photos, 10 Mo chacune.`,
  filesAgain: 'Joignez vos photos de nouveau.',
  kindNeeded: 'Choisissez ce qui est arrivé.',
  messageNeeded: 'Racontez en quelques mots ce qui est arrivé.',
  submit: 'Envoyer le signalement',
  early: 'Cette commande n’est pas encore partie. Une question ? Écrivez-nous.',
  contact: 'Nous écrire',
  back: 'Revenir à la commande',
  here: 'Signaler un souci',
  past: 'Vos signalements',
  made: (moment: string) => `Envoyé le ${moment}`,
  answer: 'Notre réponse',
  refunded: (goods: string, amount: string) => `Remboursé : ${goods}, ${amount}.`,
  resent: (goods: string) => `Renvoyé : ${goods}.`,
} as const

/** Why stock left anew for an order. */
export function sayReplacement(reference: string): string {
  return `Remplacement pour la commande ${reference}`
}
