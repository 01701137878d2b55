import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What is said of what was just put into a cart. */
export const addedTexts = {
  title: 'Ajouté à l’instant',
  undo: 'Annuler',
  undoOf: (what: string) => `Annuler : retirer ${what}`,
} as const

/** What is said of the link by which a cart is sent to somebody. */
export const sendTexts = {
  title: 'Envoyer ce panier',
  text: ({ piece }: GoodsWords) =>
    `Qui ouvre ce lien voit ces ${piece.many} aux prix du jour, et peut les mettre dans son propre panier.`,
  link: 'Lien de ce panier',
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  failed: 'Copiez le lien vous-même : votre navigateur ne le permet pas.',
} as const
