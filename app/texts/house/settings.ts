import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What stands around the parameters of the site. */
export const settingTexts = {
  colourCode: 'Ou son code',
  colourExample: '#761527',
  colourFault: 'Indiquez une couleur, par exemple #761527.',
  title: 'Paramètres',
  site: 'Le site',
  otherMeans: 'Virement, chèque, sur place',
  siteSays: 'Ce qu’il est, et ce qu’il montre partout.',
  servers: 'Adresses et serveurs',
  serversSays: 'Où le site est essayé et servi : un aide-mémoire pour qui s’en occupe, que vos visiteurs ne voient pas.',
  advice: 'Le mot de la boutique',
  adviceSays: ({ piece }: GoodsWords) =>
    `La dernière case de la boutique, pour qui hésite devant les ${piece.many}. Ce que vous laissez vide reste comme au départ.`,
  origin: {
    title: 'Revenir à l’origine',
    says: 'Oublie ce que vous avez choisi pour un paramètre : il vaut de nouveau ce qu’il valait au départ.',
    which: 'Paramètre',
    submit: 'Revenir à la valeur d’origine',
  },
  says: 'Ce que dit, montre et permet le site.',
  search: 'Chercher un paramètre',
  none: 'Aucun paramètre ne répond à cette recherche.',
  groups: 'Parties',
  guarded: 'Seul un super-administrateur le change.',
  found: (search: string) => `Recherche : ${search}`,
} as const
