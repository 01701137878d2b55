import type { DisputeState } from '#app/models/selling/money/dispute.ts'

/** What is said of disputes to those who answer them. */
export const disputeDeskTexts = {
  states: {
    open: 'Contestation bancaire, à répondre.',
    review: 'Contestation bancaire, chez la banque.',
    won: 'Contestation gagnée : la somme vous reste.',
    lost: 'Contestation perdue : la banque a rendu la somme au client.',
    closed: 'Contestation close : rien n’a été repris.',
  } satisfies Record<DisputeState, string>,
  says: (amount: string, reason: string, moment: string) => `${amount}, ${reason} (depuis le ${moment}).`,
  due: (day: string) => `Répondez avant le ${day} : sans réponse, la somme est perdue.`,
  hold: 'Ne remboursez pas d’ici là : le client serait payé deux fois.',
  atStripe: 'La voir chez Stripe',
  toAnswer: (day: string) => (day ? `Contestation bancaire : répondre avant le ${day}.` : 'Contestation bancaire : à répondre.'),
  ofOrder: (reference: string, amount: string) => `Commande ${reference}, ${amount}`,
  faults: (count: number) =>
    count === 1
      ? 'Une somme a bougé chez Stripe et n’entre pas dans vos comptes : à regarder.'
      : `${count} sommes ont bougé chez Stripe et n’entrent pas dans vos comptes : à regarder.`,
} as const
