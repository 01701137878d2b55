import type { ShopApi } from '#api/contract/index.ts'
import { toRichText } from '#app/models/site/rich-text.ts'
import { given } from '../site-calls.ts'
import { sellTold } from '../trade/shop.ts'

const bottle = { capacity: 75, capacityUnit: 'cl' as const }
const words = (...texts: string[]) => [{ type: 'text' as const, title: '', body: toRichText(...texts) }]

type Wine = {
  name: string
  kind: 'rouge' | 'blanc' | 'rose' | 'bulles' | 'jaune' | 'liqueur'
  grapes: string
  appellation: string
  description: string
}

const wines: Wine[] = [
  {
    name: 'Clos de l’Abbesse',
    kind: 'rouge',
    grapes: 'Poulsard',
    appellation: 'Arbois',
    description: 'Un rouge pâle et vif, à boire frais.',
  },
  {
    name: 'Les Murgers',
    kind: 'blanc',
    grapes: 'Savagnin',
    appellation: 'Arbois',
    description: 'Un blanc ouillé, sur les marnes bleues.',
  },
  {
    name: 'Vin jaune',
    kind: 'jaune',
    grapes: 'Savagnin',
    appellation: 'Château-Chalon',
    description: 'Six ans et trois mois sous voile.',
  },
  {
    name: 'Clair de lune',
    kind: 'bulles',
    grapes: 'Chardonnay',
    appellation: 'Crémant du Jura',
    description: 'De fines bulles pour l’apéritif.',
  },
  {
    name: 'Le Bal des geais',
    kind: 'rose',
    grapes: 'Trousseau',
    appellation: 'Côtes du Jura',
    description: 'Un rosé de saignée.',
  },
  {
    name: 'Vieilles vignes',
    kind: 'rouge',
    grapes: 'Grenache, Syrah',
    appellation: 'Côtes du Rhône',
    description: 'Du soleil et des épices.',
  },
  {
    name: 'La Bernardine',
    kind: 'rouge',
    grapes: 'Grenache',
    appellation: 'Châteauneuf-du-Pape',
    description: 'Profond, pour le gibier.',
  },
  {
    name: 'Macvin',
    kind: 'liqueur',
    grapes: 'Chardonnay',
    appellation: 'Macvin du Jura',
    description: 'Un moelleux pour le dessert.',
  },
]

const pages: [string, string, string, string[]][] = [
  [
    'le-domaine',
    'Le domaine',
    'Une famille de vignerons à Montorge.',
    ['Marthe Vuillemin a planté les premières vignes en 1931.'],
  ],
  ['le-caveau', 'Le caveau', 'Ouvert du mercredi au dimanche.', ['On y goûte sans se presser, au coin du feu.']],
  ['livraison', 'Livraison et frais de port', 'Nos colis partent sous 48 heures.', ['Nous livrons en France et en Belgique.']],
  [
    'nos-engagements',
    'Nos engagements',
    'Culture biologique depuis 1998.',
    ['Ni désherbant ni engrais : des moutons dans les rangs.'],
  ],
]

const services: [string, string, string[], string][] = [
  ['Dégustation au caveau', 'Cinq vins, une heure.', ['Dégustation'], 'Sur réservation, pour deux à douze personnes.'],
  ['Mariages et fêtes', 'Des vins pour cent convives.', ['Réception'], 'Nous reprenons les bouteilles fermées.'],
]

const news: [string, string, string][] = [
  ['Les vendanges commencent', 'Premiers coups de sécateur lundi.', 'Le poulsard est mûr, le savagnin attendra.'],
  ['Salon de Beaune', 'Retrouvez-nous au stand 12.', 'Deux jours pour goûter le millésime 2023.'],
  ['Le gel de printemps', 'Une nuit de bougies dans les coteaux.', 'Nous avons allumé quatre cents bougies.'],
]

const blogs: [string, string, string][] = [
  ['Ouvrir un clavelin', 'Le vin jaune demande du temps.', 'Mettez la bouteille debout la veille, puis servez à quinze degrés.'],
  ['Un poulet aux morilles', 'La recette de la maison.', 'Faites revenir les morilles dans le beurre, mouillez de vin jaune.'],
  ['Pourquoi des moutons', 'Ils tondent les rangs.', 'Trente brebis passent l’hiver dans les vignes.'],
  ['La taille en gobelet', 'Un geste ancien.', 'On taille en février, par temps sec.'],
]

/** Fills the site at play with what a house sells and writes, all of it in sight. */
export async function fillSearch(owner: ShopApi): Promise<void> {
  given(await owner.changeSite({ body: { isECommerce: true } }))
  const tag = given(await owner.createTag({ body: { label: 'À offrir' } }))
  for (const { name, kind, grapes, appellation, description } of wines)
    await sellTold(
      owner,
      { name, kind, price: 1500, description, tags: name === 'Macvin' ? [tag.id] : [], facts: { grapes, appellation } },
      [{ year: name === 'Vin jaune' ? 2017 : 2022, ...bottle }],
    )
  for (const [url, title, metaDescription, texts] of pages)
    given(await owner.createPage({ body: { url, title, metaDescription, isValid: true, blocks: words(...texts) } }))
  for (const [title, summary, tags, text] of services)
    given(await owner.createService({ body: { title, summary, tags, isValid: true, blocks: words(text) } }))
  for (const [title, summary, text] of news)
    given(await owner.createNews({ body: { title, summary, isValid: true, blocks: words(text) } }))
  const folder = given(await owner.createBlogFolder({ body: { title: 'La cave', isValid: true } }))
  for (const [title, summary, text] of blogs)
    given(await owner.createBlog({ body: { title, summary, idFolder: folder.id, isValid: true, blocks: words(text) } }))
}
