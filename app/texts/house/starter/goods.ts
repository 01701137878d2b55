import type { GoodsField, OtherTrade } from '#app/models/house/panel/first-goods.ts'

type GoodsTexts = {
  picture: string
  /** What a carton holds, many of them. */
  many: string
  fields: Partial<Record<GoodsField, readonly [label: string, hint?: string]>>
}

/** What the first product of a house is asked, by its trade. */
export const goodsTexts: Readonly<Record<OtherTrade, GoodsTexts>> = {
  BEER: {
    picture: 'Photo de la bouteille',
    many: 'bouteilles',
    fields: {
      name: ['Nom de la bière'],
      denomination: ['Dénomination', 'Par exemple « Bière blonde ».'],
      capacity: ['Contenance (cl)'],
      alcohol: ['Degré d’alcool (% vol.)'],
      price: ['Prix d’une bouteille, toutes taxes comprises (€)'],
      stock: ['Bouteilles en stock'],
      bottler: ['Brassée par', 'Nom, commune et pays.'],
      ingredients: ['Ingrédients', 'Orge, blé ou avoine en toutes lettres : ce sont des allergènes.'],
    },
  },
  CHEESE: {
    picture: 'Photo du fromage',
    many: 'fromages',
    fields: {
      name: ['Nom du fromage'],
      denomination: ['Dénomination', 'Par exemple « Fromage au lait cru de vache, 500 g ».'],
      grapes: ['Lait', 'Par exemple « Vache, lait cru ».'],
      capacity: ['Poids d’une pièce (g)', 'Le prix au kilogramme en vient.'],
      price: ['Prix d’une pièce, toutes taxes comprises (€)'],
      stock: ['Pièces en stock'],
      bottler: ['Fabriqué par', 'Nom, commune et pays.'],
      ingredients: ['Ingrédients', 'Le lait en toutes lettres : c’est un allergène.'],
    },
  },
  BOOKS: {
    picture: 'Photo de la couverture',
    many: 'livres',
    fields: {
      name: ['Titre'],
      grapes: ['Auteur', 'Plusieurs sont séparés par des virgules.'],
      price: ['Prix fixé par l’éditeur, toutes taxes comprises (€)'],
      stock: ['Exemplaires en stock'],
      maker: ['Éditeur'],
      makerContact: ['Où écrire à l’éditeur', 'Adresse, et courriel si vous l’avez.'],
      model: ['ISBN'],
    },
  },
}

/** What a carton of a house holds, many of them. */
export function manyOf(trade: OtherTrade | 'WINE'): string {
  return trade === 'WINE' ? 'bouteilles' : goodsTexts[trade].many
}
