import type { SearchKind } from '#app/models/site/search-kind.ts'

/** The words by which visitors name what the shop sells, beside its own. */
export const shopWords = { WINE: 'vin bouteille', BOX: 'coffret carton cadeau' } as const

/** Dishes by the family that a cellar names them under: whoever asks for one that no wine names is shown the wines of its family. */
export const dishFamilies = {
  poisson: `huître moule palourde crevette gambas langoustine homard crabe coquillage crustacé fruits mer saumon cabillaud
    bar daurade sole thon sardine sandre brochet truite sushi bouillabaisse`,
  fromage: 'fondue raclette tartiflette gratin comté morbier brie camembert chèvre roquefort munster reblochon plateau',
  volaille: 'poulet poularde dinde chapon pintade canard oie caille coq blanquette',
  viande: `bœuf veau agneau porc gibier chevreuil sanglier lièvre côte steak grillade barbecue rôti gigot daube bourguignon
    pot-au-feu cassoulet choucroute saucisse burger`,
  apéritif: 'apéro toast charcuterie jambon saucisson olive terrine foie gras planche rillettes',
  dessert: 'tarte gâteau chocolat glace crêpe sorbet clafoutis meringue macaron bûche galette crumble',
} as const

/** The search of the site; rendered on the server alone. */
export const searchTexts = {
  title: 'Recherche',
  description: (site: string) => `Chercher dans les vins, les pages et les nouvelles de ${site}.`,
  titled: (asked: string) => `« ${asked} »`,
  field: 'Que cherchez-vous ?',
  lead: 'Un vin, un cépage, un plat, un mot du carnet : écrivez comme cela vient, sans souci d’accents.',
  send: 'Chercher',
  count: (total: number) => (total === 0 ? 'Aucun résultat' : total === 1 ? '1 résultat' : `${total} résultats`),
  understood: (words: string) => `Résultats pour « ${words} ».`,
  kinds: 'Où chercher',
  all: 'Tout',
  kind: {
    product: 'Boutique',
    page: 'Pages',
    service: 'Services',
    news: 'Actualités',
    blog: 'Carnet',
  } satisfies Record<SearchKind, string>,
  members: 'Réservé aux membres',
  nothing: (asked: string) => `Rien ne répond à « ${asked} »`,
  advice: 'Essayez un mot plus court, un autre mot, ou passez par ici :',
  hint: 'Vouliez-vous dire',
  hintEnd: ' ?',
  suggestions: 'Propositions',
  ways: { shop: 'Toute la boutique', news: 'Les actualités', blog: 'Le carnet', contact: 'Nous écrire' },
} as const
