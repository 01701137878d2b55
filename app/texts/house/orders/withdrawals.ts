import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What is said where the house answers a withdrawal. */
export const withdrawalDeskTexts = {
  next: 'La suite',
  dueBy: (day: string) =>
    `À rembourser avant la fin du ${day}. Vous pouvez attendre que les produits, ou la preuve de leur envoi, vous parviennent.`,
  nothingDue: 'Il n’y a rien à rembourser : rien n’avait été payé, ou tout est déjà reparti.',
  awaitsBuyer:
    'Cette rétractation vient du numéro de la commande et de l’adresse de son client, qui ne l’a pas encore confirmée. Elle prend effet dès qu’il confirme ; sinon, répondez vous-même avant cette date.',
  back: 'Les produits sont revenus',
  backSays: ({ piece }: GoodsWords) =>
    `Dites combien de ${piece.many} intact${piece.e}s reviennent en stock ; le client est averti que le remboursement suit.`,
  kept: (name: string, count: number, left: number) =>
    `« ${name} » : ${count === 1 ? '1 n’était pas partie' : `${count} n’étaient pas parties`}. ${left === 0 ? 'Il n’en reste pas à envoyer.' : `Il en reste ${left} à envoyer.`}`,
  keptSays:
    'Ce qui n’était pas parti n’est plus à envoyer, et revient de lui-même en stock quand vous remboursez. Si vous refusez avant l’envoi du reste, il est de nouveau à envoyer.',
  restock: (name: string) => `« ${name} » à remettre en stock`,
  restockMost: (quantity: number) => `Sur ${quantity} à rendre.`,
  countFault: 'Indiquez un nombre entier, 0 si rien ne revient en stock.',
  refund: (amount: string) => `Rembourser ${amount}`,
  refundAsk: (amount: string, name: string) => `Rembourser ${amount} à ${name} ?`,
  refundSays:
    'L’argent repart par le même chemin ; un virement ou un chèque se rend à la main. Un avoir est établi, et le client est averti.',
  close: 'Clore sans rien rembourser',
  refuse: 'Refuser la rétractation',
  refuseSays:
    'Le client reçoit vos raisons. La loi ne permet de refuser que dans les cas qu’elle nomme, un descellement par exemple.',
  reasons: 'Vos raisons',
  reasonsFault: 'Dites pourquoi : le client lit vos raisons.',
} as const
