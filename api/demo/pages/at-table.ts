import { type DemoPage, heading, paragraph, richText } from './page-of.ts'

/** How the wines are served, and what is cooked here. */
export const atTable: DemoPage = {
  id: 'recettes-et-accords',
  id_parent: 'nouvelles',
  url: 'recettes-et-accords',
  title: 'Recettes et accords',
  menu_title: 'À table',
  meta_description: 'Servir les vins du Domaine des Trois Coteaux : températures, accords et deux recettes de la maison.',
  blocks: [
    { type: 'title', text: 'Recettes et accords', lead: 'Ce que nous cuisinons ici, et ce que nous ouvrons avec.' },
    {
      type: 'cards',
      title: 'Avec quoi',
      ground: 'blush',
      look: 'marks',
      cards: [
        {
          title: 'Apéritif',
          text: 'Nuit claire, à 8 °C, avec des gougères au comté.',
          href: '/pour-ce-soir?plat=gougeres',
          picture: { image: 'meal-aperitif', alt: '' },
        },
        {
          title: 'Poisson',
          text: 'Les Murgers, à 11 °C, avec une truite au beurre.',
          href: '/pour-ce-soir?plat=truite',
          picture: { image: 'meal-poisson', alt: '' },
        },
        {
          title: 'Volaille',
          text: 'La Combe au Geai, à 13 °C, avec un poulet rôti.',
          href: '/pour-ce-soir?plat=poulet-roti',
          picture: { image: 'meal-volaille', alt: '' },
        },
        {
          title: 'Viande',
          text: 'Clos de l’Abbesse, à 14 °C, avec un rôti de veau aux morilles.',
          href: '/pour-ce-soir?plat=roti-de-veau',
          picture: { image: 'meal-viande', alt: '' },
        },
        {
          title: 'Fromage',
          text: 'Vin jaune, à 15 °C, ouvert la veille, avec un vieux comté.',
          href: '/pour-ce-soir?plat=comte',
          picture: { image: 'meal-fromage', alt: '' },
        },
        {
          title: 'Dessert',
          text: 'Vin de paille, à 9 °C, avec une tarte aux noix.',
          href: '/pour-ce-soir?plat=tarte-aux-noix',
          picture: { image: 'meal-dessert', alt: '' },
        },
      ],
    },
    {
      type: 'tonight',
      title: 'Un autre plat ?',
      lead: 'Dites-nous lequel : trois vins en stock, avec la raison de chacun.',
      ground: 'sand',
    },
    {
      type: 'text-image',
      eyebrow: 'La recette de Solange',
      title: 'Le poulet au vin jaune et aux morilles',
      body: richText(
        'Pour six. Une volaille fermière coupée en huit, 40 g de morilles sèches, 25 cl de vin jaune, 50 cl de crème, un oignon, 60 g de beurre.',
        {
          type: 'orderedList',
          items: [
            [paragraph('Faire tremper les morilles deux heures dans de l’eau tiède, garder l’eau et la filtrer.')],
            [
              paragraph(
                'Dorer les morceaux au beurre avec l’oignon, saler, verser la moitié du vin et un verre d’eau des morilles.',
              ),
            ],
            [paragraph('Laisser cuire quarante minutes à couvert, ajouter les morilles et la crème, puis vingt minutes encore.')],
            [paragraph('Verser le reste du vin cinq minutes avant de servir : c’est lui qui parfume.')],
          ],
        },
      ),
      actions: [],
      picture: { image: 'bottle-jaune' },
      side: 'right',
    },
    {
      type: 'text',
      title: 'Servir',
      ground: 'sand',
      body: richText(
        heading('Ouvrir'),
        'Le vin jaune s’ouvre la veille et se garde trois semaines debout, bouché, à la cave. Les rouges n’ont pas besoin de carafe, seulement d’un quart d’heure.',
        heading('Les verres'),
        'Une tulipe moyenne suffit à tout. Le crémant y montre plus que dans une flûte.',
      ),
    },
    { type: 'products', title: 'Les vins cités', count: 6, tags: ['nos-recettes'], kind: 'WINE' },
    { type: 'pregnancy' },
  ],
}
