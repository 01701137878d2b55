import { type DemoPage, richText } from './page-of.ts'

/** How the wines are made. */
export const cellar: DemoPage = {
  id: 'la-cave',
  id_parent: 'vigne-et-cave',
  url: 'la-cave',
  title: 'La cave',
  menu_title: 'La cave',
  meta_description: 'Pressoir, fûts, voile et mise en bouteille : comment naissent les vins du Domaine des Trois Coteaux.',
  blocks: [
    { type: 'title', text: 'La cave', lead: 'Trente-deux marches sous la maison, douze degrés toute l’année, cent dix fûts.' },
    {
      type: 'text-image',
      ground: 'sand',
      eyebrow: 'L’élevage',
      title: 'Des fûts que l’on remplit, d’autres que l’on laisse',
      body: richText(
        'Les blancs ouillés sont remplis chaque semaine : aucun air n’y entre, le fruit reste droit. Les autres ne le sont jamais. En six mois, un voile de levures couvre le vin, le protège et lui donne son goût de noix et de curry.',
        'Tous les fûts ont servi ailleurs avant d’arriver ici. Le bois neuf parle trop fort.',
      ),
      actions: [],
      picture: { image: 'cellar' },
      side: 'left',
    },
    {
      type: 'steps',
      title: 'De la caisse à la bouteille',
      items: [
        {
          title: 'Le tri',
          text: 'Dans la vigne d’abord, sur table ensuite. Ce qui n’irait pas dans une tarte n’ira pas dans la cuve.',
        },
        { title: 'Le pressoir', text: 'Vertical, en bois, de 1961. Quatre heures pour un blanc, une nuit pour le macvin.' },
        { title: 'La fermentation', text: 'Avec les levures du raisin, de trois semaines à cinq mois selon la cave et l’année.' },
        {
          title: 'L’élevage',
          text: 'Neuf mois pour le poulsard, deux ans pour le chardonnay, six ans et trois mois pour le vin jaune.',
        },
        { title: 'La mise', text: 'Par gravité, au printemps et à la lune descendante parce que le vin est alors plus clair.' },
      ],
    },
    {
      type: 'text',
      title: 'Ce que contiennent nos bouteilles',
      body: richText(
        {
          type: 'table',
          head: ['Vin', 'Cépage', 'Élevage', 'Contenance'],
          rows: [
            ['La Combe au Geai', 'poulsard', '9 mois, foudre', '75 cl'],
            ['Les Murgers', 'chardonnay', '24 mois, fût, ouillé', '75 cl'],
            ['Clos de l’Abbesse', 'savagnin', '30 mois, fût', '75 cl et 150 cl'],
            ['Nuit claire', 'chardonnay, pinot noir', '18 mois sur lattes', '75 cl'],
            ['Vin jaune', 'savagnin', '75 mois sous voile', '62 cl'],
          ],
        },
        'La liste des ingrédients et la valeur nutritionnelle de chaque vin se lisent par le code imprimé au dos de la bouteille.',
      ),
    },
    {
      type: 'gallery',
      title: 'Nos bouteilles',
      ground: 'blush',
      pictures: ['bottle-geai', 'bottle-murgers', 'bottle-abbesse', 'bottle-jaune', 'bottle-cremant', 'box-6'].map((image) => ({
        image,
      })),
    },
    { type: 'pregnancy' },
  ],
}
