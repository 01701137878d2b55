import { bullets, type DemoPage, richText } from './page-of.ts'

/** What can be seen and tasted on the estate. */
export const visits: DemoPage = {
  id: 'visites',
  url: 'visites',
  title: 'Visites et dégustations',
  menu_title: 'Visites',
  meta_description: 'Trois façons de visiter le Domaine des Trois Coteaux : le tour des vignes, la cave à la lampe, la table.',
  blocks: [
    {
      type: 'title',
      text: 'Visites et dégustations',
      lead: 'Trois façons de venir, toutes avec l’un de nous, aucune avec un casque audio.',
    },
    {
      type: 'cards',
      title: 'Trois visites',
      cards: [
        {
          title: 'Le tour des trois coteaux',
          text: 'Une heure et demie à pied, un arrêt par sol, une vue sur tout le vignoble. Samedi à 10 h, d’avril à octobre. 12 € par personne.',
          picture: { image: 'hills-calm', alt: '' },
        },
        {
          title: 'La cave à la lampe',
          text: 'Trente-deux marches, cent dix fûts, et le voile que l’on regarde par la bonde. Vendredi à 17 h, douze personnes. 15 € par personne.',
          picture: { image: 'cellar', alt: '' },
        },
        {
          title: 'La table du caveau',
          text: 'Cinq vins, trois comtés d’âges différents, du pain du village. Le premier dimanche du mois à 11 h. 28 € par personne.',
          picture: { image: 'shoot', alt: '' },
        },
      ],
    },
    {
      type: 'text',
      title: 'Avant de venir',
      body: richText(
        bullets(
          'Des chaussures fermées : les marnes collent, la cave est humide.',
          'Un pull, même en août : il fait douze degrés en bas.',
          'La cave a trente-deux marches et pas d’ascenseur ; le caveau et le tour du bas se font en fauteuil.',
          'Les enfants sont les bienvenus partout ; la dégustation est réservée aux adultes.',
        ),
      ),
    },
    { type: 'calendar', title: 'Les prochaines dates', calendar: 'visites', ground: 'sand' },
    { type: 'services', title: 'Sur mesure', count: 3, tags: [] },
    {
      type: 'form',
      title: 'Demander une date',
      lead: 'Nous répondons dans les deux jours ouvrés.',
      form: 'visite',
      ground: 'blush',
    },
    { type: 'album', title: 'La dernière percée, en images', album: 'percee' },
  ],
}
