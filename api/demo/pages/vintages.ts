import { type DemoPage, heading, richText } from './page-of.ts'

/** What the weather did, year by year. */
export const vintages: DemoPage = {
  id: 'les-millesimes',
  id_parent: 'vigne-et-cave',
  url: 'les-millesimes',
  title: 'Les millésimes',
  menu_title: 'Les millésimes',
  meta_description: 'Gel, pluie, soleil et dates de vendange : le cahier des millésimes du Domaine des Trois Coteaux.',
  type: 'page',
  blocks: [
    { type: 'title', text: 'Les millésimes', lead: 'Le cahier que nous tenons depuis 1987, recopié sans l’arranger.' },
    {
      type: 'text',
      title: '',
      body: richText(
        heading('2025, une année courte', 2),
        'Débourrement le 2 avril, dix jours d’avance. Une grêle le 4 juin sur les Murgers : un tiers perdu. Vendanges du 28 août au 15 septembre, raisins petits, peaux épaisses.',
        heading('2024, l’année de l’eau', 2),
        'Gel les 22 et 23 avril, puis de la pluie jusqu’en août. Onze passages à la bouillie au lieu de six. Demi-récolte, triée deux fois. Les rouges sont clairs, vifs, à servir frais.',
        heading('2023, généreuse', 2),
        'Un printemps sans accident et un mois d’août frais. Vendanges du 4 au 24 septembre. Les fûts ont manqué : on en a loué six à Arbois.',
        heading('2022, sèche', 2),
        'Ni pluie ni orage du 1er juillet au 17 août. Les vieilles vignes ont tenu, les plantiers ont souffert. Savagnins denses, mis de côté pour le vin jaune.',
        heading('2021, presque rien', 2),
        'Trois nuits de gel en avril, douze hectolitres à l’hectare. Le Clos de l’Abbesse, plus haut, a donné l’essentiel.',
      ),
    },
    {
      type: 'image',
      picture: { image: 'hills-winter', caption: 'Le Clos de l’Abbesse en janvier, avant la taille.' },
      size: 'text',
      framed: false,
    },
  ],
}
