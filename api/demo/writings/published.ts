/** Albums of the demo estate; their ids are what blocks of its pages name. */
export const demoAlbums = [
  {
    slug: 'percee',
    title: 'La dernière percée',
    summary: 'Deux jours de février, un village, un fût que l’on perce.',
    image: 'hills-winter',
    date: '2026-02-07',
    pictures: [
      ['hills-winter', 'Le matin, avant que le village se lève'],
      ['cellar', 'La cave où le fût attendait'],
      ['bottle-jaune', 'Le clavelin que l’on a percé'],
      ['medal-or', 'La médaille, arrivée la même semaine'],
      ['hills-calm', 'Le soir, quand tout le monde est reparti'],
    ],
  },
  {
    slug: 'vendanges',
    title: 'Dix-neuf jours de vendange',
    summary: 'De la première caisse de poulsard au dernier savagnin.',
    image: 'hills-harvest',
    date: '2026-09-29',
    pictures: [
      ['hills-harvest', 'La Combe au Geai, le premier matin'],
      ['shoot', 'Deux grappes de trousseau, juste à point'],
      ['hills-tall', 'Le village vu du rang le plus haut'],
      ['map', 'L’ordre des parcelles, dessiné sur la porte de la grange'],
      ['cellar', 'Les jus descendent à la cave'],
      ['box-6', 'Et le premier carton, en avance de deux ans'],
    ],
  },
] as const

/** What juries have said: the medal, its title and words, the year, and the wine. */
export const demoAwards = [
  ['medal-or', 'Médaille d’or', 'Vin jaune 2017. Concours des vins de montagne', 2025, 'jaune'],
  ['medal-guide', '17/20', 'Clos de l’Abbesse 2021. Guide des caves', 2026, 'abbesse'],
  ['medal-argent', 'Médaille d’argent', 'Nuit claire brut. Concours des vins de montagne', 2024, 'cremant'],
  ['medal-bronze', 'Médaille de bronze', 'La Combe au Geai 2022. Foire de Montorge', 2024, 'geai'],
] as const

/** What the house does for others. */
export const demoServices = [
  {
    slug: 'visite-privee',
    title: 'La visite pour vous seuls',
    summary: 'Une matinée avec Colin, de la vigne à la cave, pour deux à douze personnes.',
    image: 'hills-calm',
    tags: ['Visite', 'Dégustation'],
    isReserved: false,
    text: [
      'Vous choisissez le jour, nous choisissons le chemin selon la saison : la taille en hiver, le palissage au printemps, les grappes en été.',
      'Comptez trois heures et de bonnes chaussures. La visite finit à la table du caveau, devant cinq verres. 35 € par personne, offerts aux enfants.',
    ],
  },
  {
    slug: 'table-au-caveau',
    title: 'La table du caveau pour un groupe',
    summary: 'Un repas froid du pays et six vins, pour dix à vingt-quatre personnes.',
    image: 'shoot',
    tags: ['Dégustation', 'Repas'],
    isReserved: false,
    text: [
      'Comté de trois âges, saucisse fumée, salade de lentilles, tarte aux noix : tout vient de moins de dix kilomètres.',
      'Jeanne sert et raconte. Il faut nous prévenir dix jours avant. 48 € par personne, vins compris.',
    ],
  },
  {
    slug: 'cartons-a-votre-nom',
    title: 'Des cartons à votre nom',
    summary: 'Vos étiquettes de collerette, votre mot, nos vins : pour un mariage ou des clients.',
    image: 'box-6',
    tags: ['Entreprises'],
    isReserved: false,
    text: [
      'À partir de trente-six bouteilles, nous imprimons une collerette et glissons votre mot dans chaque carton.',
      'Trois semaines suffisent, sauf en septembre, où nos mains sont prises.',
    ],
  },
  {
    slug: 'reserve-des-vieux-millesimes',
    title: 'La réserve des vieux millésimes',
    summary: 'Les membres ont leur clé : quelques bouteilles d’avant 2010, gardées au fond de la cave.',
    image: 'cellar',
    tags: ['Membres'],
    isReserved: true,
    text: [
      'Chaque membre peut demander deux bouteilles par an de la réserve : vin jaune 1999, 2003 et 2007, trousseau 2005.',
      'Dites-nous laquelle par la page de contact ; nous la remontons et nous la laissons se reposer une semaine.',
    ],
  },
]

/** Evenings that visitors can register for: how many days after the site is seeded, and how many places. */
export const demoEvenings = [
  {
    slug: 'trois-ages-du-comte',
    title: 'Trois âges du comté, trois vins',
    summary: 'Douze, vingt-quatre et trente-six mois, avec le fromager de la fruitière.',
    image: 'meal-fromage',
    inDays: 20,
    places: 16,
    text: [
      'On goûte d’abord le fromage seul, puis le vin seul, puis les deux. C’est rarement ce que l’on croyait.',
      'De 19 h à 21 h 30, au caveau. 25 € par personne, à régler sur place.',
    ],
  },
  {
    slug: 'la-cave-a-la-lampe-le-soir',
    title: 'La cave à la lampe, le soir',
    summary: 'Douze personnes, douze lampes, cent dix fûts et le bruit des bulles.',
    image: 'cellar',
    inDays: 48,
    places: 12,
    text: [
      'On descend quand la nuit est tombée. Colin ouvre quatre fûts, un de chaque cépage blanc et le vieux rouge du fond.',
      'Trente-deux marches, un pull, deux heures. 20 € par personne, à régler sur place.',
    ],
  },
  {
    slug: 'soiree-des-membres',
    title: 'La soirée des membres',
    summary: 'Trois vieux millésimes ouverts entre nous, une fois l’an.',
    image: 'bottle-jaune',
    inDays: 76,
    places: 20,
    isReserved: true,
    text: [
      'Nous remontons ce que nous ne vendons plus : un jaune d’avant 2000, un macvin de Marthe, et une surprise.',
      'Réservée à nos membres, sans frais. On apporte une histoire.',
    ],
  },
]
