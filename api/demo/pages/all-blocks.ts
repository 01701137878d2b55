import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { bullets, type DemoPage, heading, numbered, paragraph, richText } from './page-of.ts'

const pictures = ['hills-calm', 'cellar', 'hills-winter'].map((image) => ({ image }))

const wordBlocks: PageBlock[] = [
  {
    type: 'title',
    eyebrow: 'Pour qui compose une page',
    text: 'Tous les blocs',
    lead: 'Chaque bloc une fois, dans l’ordre où on les choisit.',
  },
  {
    type: 'hero',
    eyebrow: 'Ouverture',
    title: 'Une grande phrase d’accueil',
    lead: 'Elle dit qui vous êtes, puis ce que l’on peut faire ici.',
    actions: [
      { label: 'Voir les textes', href: '#textes' },
      { label: 'Voir les images', href: '#images' },
    ],
    picture: { image: 'hills-wide', alt: '' },
    tall: { image: 'hills-tall', alt: '' },
  },
  {
    type: 'text',
    anchor: 'textes',
    title: 'Un texte et ce qu’il peut contenir',
    body: richText(
      'Un paragraphe avec un passage **en gras**, un autre _en italique_ et [un lien vers le caveau](/le-caveau).',
      heading('Un intertitre'),
      bullets('une liste,', 'avec ses lignes,', 'courtes de préférence.'),
      { type: 'blockquote', content: [paragraph('Une phrase que l’on met à part.')] },
      { type: 'table', head: ['Parcelle', 'Sol', 'Cépage'], rows: [['Les Murgers', 'éboulis calcaires', 'chardonnay']] },
      { type: 'rule' },
      'Et un dernier paragraphe, sous un filet.',
    ),
  },
  {
    type: 'text-image',
    eyebrow: 'Texte et image',
    title: 'Une liste numérotée à côté de la carte',
    body: richText(numbered(['Au sud', 'Les marnes rouges.'], ['À l’ouest', 'Les marnes grises.'], ['En haut', 'Les éboulis.'])),
    actions: [{ label: 'Voir les vignes', href: '/les-vignes' }],
    picture: { image: 'map' },
    side: 'right',
  },
  {
    type: 'quote',
    ground: 'deep',
    text: '« Une phrase de quelqu’un d’autre, sur fond sombre. »',
    author: 'Son auteur, son village',
  },
  {
    type: 'steps',
    title: 'Des étapes',
    items: [
      { title: 'D’abord', text: 'On cueille, à la main.' },
      { title: 'Ensuite', text: 'On presse, sans hâte.' },
      { title: 'Enfin', text: 'On attend, fûts fermés.' },
    ],
  },
  {
    type: 'cards',
    title: 'Des cartes',
    more: { label: 'Toutes les pages', href: '/le-domaine' },
    cards: [
      { title: 'Avec image', text: 'Une image, un titre, une phrase.', href: '/la-cave', picture: { image: 'cellar', alt: '' } },
      { title: 'Avec lien', text: 'Le titre mène ailleurs, la carte entière aussi.', href: '/les-vignes' },
      { title: 'Toute simple', text: 'Un titre et une phrase, rien de plus.' },
    ],
  },
  {
    type: 'accordion',
    title: 'Des plis',
    items: [
      { title: 'Une question ?', body: richText('Sa réponse, que l’on ouvre.') },
      { title: 'Une autre question ?', body: richText('Une autre réponse.') },
    ],
  },
  {
    type: 'call',
    title: 'Un appel à agir',
    lead: 'Une seule chose à faire, dite en une phrase.',
    actions: [{ label: 'Nous écrire', href: '/contact' }],
  },
  { type: 'pregnancy' },
]

const mediaBlocks: PageBlock[] = [
  {
    type: 'image',
    anchor: 'images',
    picture: { image: 'hills-calm', caption: 'Une image seule et sa légende.' },
    size: 'wide',
    framed: true,
  },
  { type: 'slider', title: 'Des images à faire défiler', pictures },
  { type: 'gallery', title: 'Une galerie', pictures: [...pictures, { image: 'hills-wide' }] },
  { type: 'video', title: 'Un film', file: 'film', caption: 'Le soleil se lève sur Montorge.', poster: { image: 'hills-calm' } },
  { type: 'embed', provider: 'openstreetmap', reference: '46.903,5.774,14', title: 'Une carte d’ailleurs' },
]

const houseBlocks: PageBlock[] = [
  { type: 'news', title: 'Les actualités', count: 3, promoted: false },
  { type: 'blog', title: 'Le carnet', count: 3, folder: '' },
  { type: 'products', title: 'Les vins', count: 4, tags: [], kind: '' },
  { type: 'services', title: 'Les services', count: 3, tags: [] },
  { type: 'album', title: 'Un album', album: 'vendanges' },
  { type: 'form', title: 'Un formulaire', lead: 'Quelques questions, une réponse.', form: 'visite' },
  { type: 'calendar', title: 'Le calendrier', calendar: 'visites' },
  { type: 'reviews', title: 'Les avis', count: 3 },
  { type: 'awards', title: 'Les distinctions', count: 4, ground: 'blush' },
  { type: 'map', title: 'Où nous trouver', lead: 'Au bout de la rue, derrière le lavoir.', withMap: true, ground: 'sand' },
  { type: 'hours', title: 'Quand venir', lead: 'La porte est ouverte.', days: [{ days: 'Samedi', hours: '10 h – 12 h' }] },
  { type: 'tonight', title: 'Pour ce soir', lead: 'Un plat, trois vins.', ground: 'blush' },
  {
    type: 'own',
    name: 'parcelle',
    values: {
      text: 'Une parcelle, comme ce site la décrit',
      lead: 'Un bloc que le site a déclaré lui-même.',
      rangs: [{ label: 'Savagnin, 1958' }],
    },
  },
  { type: 'newsletter', title: 'La lettre', lead: 'Une par saison.' },
  {
    type: 'columns',
    title: 'Deux colonnes',
    columns: [
      [{ type: 'text', title: 'À gauche', body: richText('Un texte dans la première colonne.') }],
      [{ type: 'text', title: 'À droite', body: richText('Un texte dans la seconde.') }],
    ],
  },
]

/** The stage of every block, for tests and for whoever composes pages; it is not in the menu. */
export const allBlocks: DemoPage = {
  id: 'tous-les-blocs',
  url: 'tous-les-blocs',
  title: 'Tous les blocs',
  menu_title: 'Tous les blocs',
  meta_description: 'Chaque bloc dont une page peut être faite, une fois.',
  show_in_menu: 0,
  blocks: [...wordBlocks, ...mediaBlocks, ...houseBlocks],
}
