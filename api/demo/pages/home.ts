import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { type DemoPage, numbered, richText } from './page-of.ts'

const quotes: PageBlock = {
  type: 'columns',
  title: '',
  ground: 'deep',
  columns: [
    [
      {
        type: 'quote',
        text: '« On venait pour une heure, on est repartis avec une leçon sur les marnes et un coffre trop petit. »',
        author: 'Hélène D., Dijon',
      },
    ],
    [
      {
        type: 'quote',
        text: '« La descente à la cave vaut le détour : on comprend enfin ce que veut dire sous voile. »',
        author: 'Marc T., Besançon',
      },
      {
        type: 'quote',
        text: '« Carton arrivé en deux jours, bien calé, avec un mot écrit à la main. »',
        author: 'Inès B., Nantes',
      },
    ],
  ],
}

const place: PageBlock = {
  type: 'columns',
  title: '',
  columns: [
    [
      {
        type: 'hours',
        title: 'Le caveau',
        lead: 'Poussez la porte, il fait douze degrés. La dégustation est offerte, le pain aussi.',
        days: [
          { days: 'Lundi, mardi', hours: 'sur rendez-vous' },
          { days: 'Mercredi, jeudi', hours: '14 h – 18 h 30' },
          { days: 'Vendredi', hours: '10 h – 12 h, 14 h – 18 h 30' },
          { days: 'Samedi', hours: '10 h – 12 h 30, 14 h – 18 h 30' },
          { days: 'Dimanche', hours: '10 h – 12 h 30' },
        ],
      },
    ],
    [{ type: 'image', picture: { image: 'photo-scene-table' }, size: 'wide', framed: true }],
  ],
}

const blocks: PageBlock[] = [
  {
    type: 'hero',
    eyebrow: 'Vignerons à Montorge, Jura, depuis 1932',
    title: 'Trois coteaux, cinq cépages, une famille',
    lead: 'Des vins faits à la main et gardés sans hâte, vendus ici comme au caveau : au prix du domaine, avec le nom de la parcelle.',
    actions: [
      { label: 'Choisir des vins', href: '/boutique' },
      { label: 'Venir au caveau', href: '/le-caveau' },
    ],
    picture: { image: 'hills-wide', alt: '' },
    tall: { image: 'hills-tall', alt: '' },
  },
  { type: 'products', title: 'La cave, cet automne', count: 4, tags: [], kind: 'WINE' },
  {
    type: 'tonight',
    title: 'Que mange-t-on ce soir ?',
    lead: 'Un plat, une occasion : trois vins de la cave qui vont avec, et pourquoi.',
    ground: 'blush',
  },
  { type: 'news', title: 'À la une', ground: 'sand', count: 3, promoted: true },
  {
    type: 'text-image',
    eyebrow: 'Le domaine',
    title: 'Neuf hectares, trois versants, aucun désherbant',
    body: richText(
      'En 1932, Marthe Vuillemin achète une grange et quarante ares de poulsard. Ses arrière-petits-enfants, Jeanne et Colin, y font aujourd’hui cinq cépages, en bio depuis 2009.',
      numbered(
        ['La Combe au Geai', 'Marnes rouges, plein sud. Poulsard et trousseau, qui mûrissent les premiers.'],
        ['Le Clos de l’Abbesse', 'Marnes grises, vent du soir. Le savagnin y prend son temps, donc nous aussi.'],
        ['Les Murgers', 'Éboulis calcaires. Chardonnay tendu, et les bulles de Nuit claire.'],
      ),
    ),
    actions: [{ label: 'Notre façon de travailler', href: '/les-vignes' }],
    picture: { image: 'map' },
    side: 'right',
  },
  {
    type: 'text-image',
    eyebrow: 'La cave',
    title: 'Six ans et trois mois sous voile, et personne ne pousse la porte',
    body: richText(
      'Sous la maison, deux rangs de fûts et une température qui ne bouge pas. Le savagnin y reste sans qu’on le remplisse : un voile de levures le couvre et fait le vin jaune.',
      'On y descend par groupes de douze, une lampe à la main.',
    ),
    actions: [{ label: 'Descendre à la cave', href: '/la-cave' }],
    picture: { image: 'cellar' },
    side: 'left',
  },
  {
    type: 'cards',
    title: 'Ce qu’en disent les jurys',
    ground: 'blush',
    look: 'marks',
    cards: [
      {
        title: 'Médaille d’or',
        text: 'Vin jaune 2017. Concours des vins de montagne, 2025',
        picture: { image: 'medal-or', alt: '' },
      },
      { title: '17/20', text: 'Clos de l’Abbesse 2021. Guide des caves, 2026', picture: { image: 'medal-guide', alt: '' } },
      {
        title: 'Médaille d’argent',
        text: 'Nuit claire brut. Concours des vins de montagne, 2024',
        picture: { image: 'medal-argent', alt: '' },
      },
      {
        title: 'Médaille de bronze',
        text: 'La Combe au Geai 2022. Foire de Montorge, 2024',
        picture: { image: 'medal-bronze', alt: '' },
      },
    ],
  },
  quotes,
  place,
  {
    type: 'newsletter',
    title: 'Quatre lettres par an, pas une de plus',
    lead: 'Une à chaque saison : ce qui se passe dans la vigne, ce qui sort de la cave, et les jours où la table du caveau est mise.',
  },
]

/** The door of the site. */
export const home: DemoPage = {
  id: 'accueil',
  url: '',
  title: 'Vins du Jura, de la vigne à votre table · Domaine des Trois Coteaux',
  menu_title: 'Accueil',
  meta_description:
    'Neuf hectares de vignes en bio à Montorge, dans le Jura : vins de caractère élevés sans hâte, vendus au prix du domaine.',
  blocks,
}
