import type { CustomKind, CustomSpot, CustomSubject } from '#app/models/platform/custom/custom-field.ts'
import { capitalise } from '#app/models/platform/text/goods.ts'
import type { GoodsOptionText } from '../goods/option-text.ts'
import type { GoodsFieldText } from './field-text.ts'
import { ownBlockTexts } from './own-blocks.ts'

/** What the fields are called by which a house defines its own, of things and of blocks. */
export const customFieldTexts = {
  custom: ['Champs maison'],
  'custom-field.label': ['Nom', 'Comme on le lit sur la fiche. L’identifiant en est fait et ne change plus.'],
  'custom-field.subject': [
    'Appartient à',
    'Ne change plus une fois le champ créé. Ce que vous notez d’un membre ou d’une commande est remis à qui demande ses données.',
  ],
  'custom-field.kind': ['Se remplit par', 'Ne change plus une fois le champ créé.'],
  'custom-field.key': ['Identifiant'],
  'custom-field.choices': ['Choix possibles', 'D’une liste seulement. Un par ligne.'],
  'custom-field.spots': ['Où le montrer', 'Rien de coché : seule votre équipe le voit. D’une commande, elle seule toujours.'],
  'custom-field.isRequired': ['Obligatoire', 'Un oui ou non obligatoire doit être coché.'],
  'custom-field.isSearched': ({ sort }) => [
    'Compris dans la recherche',
    `De votre espace, toujours ; de vos visiteurs, sur ${sort.un} ${sort.one} ou une page, si le champ leur est montré.`,
  ],
  'custom-field.help': ['Aide', 'Ce qui aide à le remplir, sous le champ.'],
  'custom-field.isUsed': ['En service', 'Décoché, il disparaît des fiches et du site ; ses valeurs restent.'],
  'custom-field.values': ['Fiches remplies'],
  ...ownBlockTexts,
} satisfies Record<string, GoodsFieldText>

const subjects: Record<CustomSubject, GoodsOptionText> = {
  PRODUCT: ({ sort }) => `${capitalise(sort.one)} ou coffret`,
  PAGE: 'Page du site',
  MEMBER: 'Membre',
  ORDER: 'Commande',
}

const kinds: Record<CustomKind, string> = {
  LINE: 'Une ligne',
  TEXT: 'Un texte',
  NUMBER: 'Un nombre',
  FLAG: 'Oui ou non',
  DAY: 'Une date',
  CHOICE: 'Un choix dans une liste',
  LINK: 'Un lien',
}

const spots: Record<CustomSpot, GoodsOptionText> = {
  PRODUCT_PAGE: ({ sort }) => `${capitalise(sort.one)} : sur sa page`,
  PRODUCT_CARD: ({ sort }) => `${capitalise(sort.one)} : sur sa carte, dans la boutique`,
  PAGE_HEAD: 'Page : sous son ouverture',
  PAGE_FOOT: 'Page : au pied',
  MEMBER_SPACE: 'Membre : dans son espace, à lire',
}

/** What is chosen of them. */
export const customOptionTexts = {
  'custom-field.subject': subjects,
  'custom-field.kind': kinds,
  'custom-field.spots': spots,
}
