import type { OwnKind } from '#app/models/content/blocks/own-block.ts'
import { capitalise } from '#app/models/platform/text/goods.ts'
import type { GoodsOptionText } from '../goods/option-text.ts'
import type { GoodsFieldText } from './field-text.ts'

/** What the fields are called by which a site declares a block of its own. */
export const ownBlockTexts = {
  'own-block.label': ['Nom', 'Comme on le choisit en composant une page. L’identifiant en est fait et ne change plus.'],
  'own-block.name': ['Identifiant'],
  'own-block.purpose': ['À quoi il sert'],
  'own-block.fields': ['Champs'],
  'own-block.template': [
    'Gabarit',
    'Éléments : div, article, blockquote, figure et figcaption, p, h2 à h4, hr, listes (ul, ol, li, dl, dt, dd), tableaux (table, caption, thead, tbody, tr, th, td), a, span, strong, em, small, cite, q, sup, sub, br. Attributs : class et, d’un lien, href. Classes : lead, eyebrow, prose, cards, card, frame, split, split-left, quote, facts, numbered, actions, btn, btn-line, btn-small, more, et vos noms en « own-… », que votre feuille de style habille. Le titre le plus haut est h2.',
  ],
  'block.wine': ({ sort }) => [`${capitalise(sort.one)} de la boutique`],
  'own-block.isUsed': ['En service', 'Décoché, les pages ne le montrent plus ; ce qui y est rempli reste.'],
  'own-block.uses': ['Pages et sections où il sert'],
  'fields.key': ['Identifiant', 'Ce que le gabarit écrit entre accolades : des minuscules, des chiffres et _.'],
  'fields.within': ['Dans la liste', 'L’identifiant de la liste où il se répète ; rien s’il n’est dans aucune.'],
  'fields.most': ['Entrées au plus', 'D’une liste seulement ; cinquante au plus.'],
  'fields.help': ['Aide', 'Ce qui aide à le remplir, sous le champ.'],
} satisfies Record<string, GoodsFieldText>

const kinds: Record<OwnKind, GoodsOptionText> = {
  LINE: 'Une ligne',
  TEXT: 'Un texte',
  NUMBER: 'Un nombre',
  FLAG: 'Oui ou non',
  DAY: 'Une date',
  CHOICE: 'Un choix dans une liste',
  LINK: 'Un lien',
  PICTURE: 'Une image de la bibliothèque',
  WINE: ({ sort }) => `${capitalise(sort.un)} ${sort.one} de la boutique`,
  LIST: 'Une liste d’entrées',
}

/** What is chosen of them. */
export const ownOptionTexts = { 'fields.kind': kinds }
