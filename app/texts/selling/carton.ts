import { capitalise, countOf, type GoodsWords } from '#app/models/platform/text/goods.ts'

/** A carton that somebody fills themselves. */
export const cartonTexts = {
  title: 'Composer mon carton',
  lead: ({ sort }: GoodsWords) => `Choisissez la taille, puis vos ${sort.many} : le carton se remplit sous vos yeux.`,
  description: ({ piece: { many, un, e }, ofHouse }: GoodsWords) =>
    `Trois, six ou douze ${many} ${ofHouse}, choisi${e}s ${un} à ${un} dans un carton qui se remplit sous vos yeux.`,
  sizes: 'Taille du carton',
  size: ({ piece }: GoodsWords, size: number) => `${size} ${piece.many}`,
  yours: 'Votre carton',
  see: 'Voir le carton',
  wines: ({ sort }: GoodsWords) => `Les ${sort.many}`,
  filled: (count: number, size: number) => `${count} sur ${size}`,
  held: ({ piece: { e, one, many } }: GoodsWords, count: number) =>
    count === 1 ? `Un${e} ${one} est déjà dans votre panier.` : `${count} ${many} sont déjà dans votre panier.`,
  missing: ({ piece }: GoodsWords, count: number) => `Encore ${countOf(piece, count)}`,
  full: 'Votre carton est plein.',
  over: ({ piece }: GoodsWords, { size, count, larger }: { size: number; count: number; larger: number | undefined }) =>
    `Ce carton tient ${size} ${piece.many} : retirez-en ${count === 1 ? piece.un : count}${larger ? `, ou prenez celui de ${larger}` : ''}.`,
  fullBy: ({ piece }: GoodsWords, size: number) =>
    `Votre carton de ${size} est plein : retirez d’abord ${countOf(piece, 1)}, ou prenez-en un plus grand.`,
  fullByLot: ({ sort: { ce, one } }: GoodsWords, multiple: number) =>
    `${capitalise(ce)} ${one} se vend par ${multiple} : il n’y a plus la place dans ce carton.`,
  put: 'Mettre le carton au panier',
  putSome: ({ piece: { ce, one, many } }: GoodsWords, count: number) =>
    `Mettre ${count === 1 ? `${ce} ${one}` : `ces ${count} ${many}`} au panier`,
  change: 'Mettre à jour le carton',
  soldBy: (multiple: number) => `Vendu par ${multiple}.`,
  tooLarge: (multiple: number) => `Vendu par ${multiple} : trop pour ce carton.`,
  noSize: ({ piece }: GoodsWords, size: number) =>
    `Un carton compte 3, 6 ou 12 ${piece.many} : voici celui de ${size}, avec votre choix.`,
  unmet: (named: string[]) => `Ne peut pas entrer dans ce carton : ${named.map((one) => `« ${one} »`).join(', ')}.`,
  stillHeld: (name: string, says: string) => `« ${name} » : ${says}`,
  number: 'Indiquez un nombre entier, de 0 à 12.',
  share: 'L’adresse de cette page garde votre choix : envoyez-la à qui vous voulez.',
  ready: 'Tout prêts',
  readyLead: ({ theHouse }: GoodsWords) => `Des coffrets composés par ${theHouse}.`,
  nothing: ({ piece, sort: { e, one } }: GoodsWords) =>
    `Aucun${e} ${one}${piece.one === one ? '' : ` à ${piece.le} ${piece.one}`} n’est en vente pour l’instant.`,
  notPut: 'Rien n’a été ajouté à votre panier.',
  back: 'Revoir mon carton',
  cart: ({ piece }: GoodsWords, count: number, size: number) =>
    `Il manque ${countOf(piece, count)} pour un carton de ${size} plein.`,
  complete: 'Compléter mon carton',
} as const
