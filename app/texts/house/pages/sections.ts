import type { SectionWords } from '#app/models/house/sections/ready-section.ts'
import type { Trade } from '#app/models/site/settings/trade.ts'
import { tradeWords } from '../../site/trades.ts'
import { pageWords } from '../starter/trade-pages.ts'

const three: Readonly<Record<Trade, string>> = {
  WINE: 'Nos trois cuvées',
  BEER: 'Nos trois bières',
  CHEESE: 'Nos trois fromages',
  BOOKS: 'Trois livres à lire',
}

/** What the ready sections of a page say, by the trade of its site. */
export function sectionWords(trade: Trade): SectionWords {
  const { goods, choose, seeGoods, place, visitsLead, ask } = pageWords[trade]
  return {
    titles: {
      goods: three[trade],
      place,
      story: 'Notre histoire',
      reviews: 'Les avis de nos clients',
      dates: 'Les prochaines dates',
      writing: 'Nous écrire',
      news: 'Nos nouvelles',
      awards: 'Nos récompenses',
    },
    allGoods: goods,
    choose,
    seeGoods,
    where: 'Où nous sommes',
    hours: tradeWords[trade].hours,
    tell: 'Qui nous sommes, depuis quand nous sommes ici, ce qui nous tient à cœur : venez, nous vous le raconterons.',
    known: 'Et si vous veniez ?',
    comeAndSee: visitsLead,
    date: 'Une date, un groupe, une question ?',
    ask,
    write: 'Nous écrire',
    letter: 'Recevoir nos nouvelles',
  }
}

/** What is said where ready sections are offered. */
export const sectionTexts = {
  title: 'Sections prêtes',
  says: 'Quelques blocs d’un coup, avec ce que votre site sait déjà.',
  label: 'Section prête',
  add: 'Ajouter la section',
  changed: 'Quelqu’un a changé cette page entre-temps : voici comment elle est à présent. Rien n’a été ajouté.',
  keep: 'Garder des blocs pour d’autres pages',
  keepSays: 'Vous les retrouvez parmi les sections prêtes ; chaque page qui les reçoit en a sa copie.',
  keepTitle: 'Nom de la section',
  keepFrom: 'Du bloc',
  keepTo: 'Au bloc',
  keepSubmit: 'Garder la section',
  keepCount: 'Combien de blocs, à partir de celui-ci',
  kept: 'La section est gardée : elle est parmi les sections prêtes.',
  lost: 'Pas de réponse du site : rien n’a été gardé.',
  keptList: 'Vos sections gardées',
  noTitle: 'Donnez un nom à la section.',
  noBlocks: 'Choisissez au moins un bloc, le premier avant le dernier.',
  changedKeep: 'Quelqu’un a changé cette page entre-temps : voici comment elle est à présent. Rien n’a été gardé.',
  unknown: 'Choisissez une section de la liste.',
} as const
