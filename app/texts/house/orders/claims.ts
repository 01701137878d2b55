/** What is said where the house answers a claim. */
export const claimDeskTexts = {
  next: 'La suite',
  dueBy: (day: string) => `À remplacer ou à rembourser avant la fin du ${day}, si ce n’est pas comme vendu.`,
  goods: 'Rembourser ou renvoyer',
  goodsSays:
    'Ce que vous renvoyez sort du stock comme perte ; ce que vous remboursez repart par le chemin du paiement, avec un avoir. Un colis revenu entier se remet en stock depuis l’écran du stock.',
  refund: (wine: string) => `« ${wine} » à rembourser`,
  resend: (wine: string) => `« ${wine} » à renvoyer`,
  most: (quantity: number, each: string) => `Sur ${quantity}, ${each} l’unité.`,
  countFault: (most: number) => `Un nombre entier ; ${most} au plus, remboursés et renvoyés ensemble.`,
  answer: 'Votre réponse',
  answerHint: 'Elle part par courriel, une seule fois ; le message commence déjà par « Bonjour ».',
  answerFault: 'Écrivez un mot au client : il lit votre réponse.',
  submit: 'Répondre',
  ask: (acts: string) => `${acts} ?`,
  doRefund: (amount: string) => `Rembourser ${amount}`,
  doResend: (count: number) => (count === 1 ? 'Renvoyer 1 article' : `Renvoyer ${count} articles`),
  askSays: 'Le client reçoit votre réponse, et ce que vous faites y est dit.',
  settled: 'Ce qui en a été fait',
  wasRefunded: (count: number, wine: string) => `Remboursé : ${count} × ${wine}`,
  wasResent: (count: number, wine: string) => `Renvoyé : ${count} × ${wine}`,
} as const
