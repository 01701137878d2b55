import { type DemoPage, richText } from './page-of.ts'

/** The tasting room, its hours and how to be received there. */
export const tastingRoom: DemoPage = {
  id: 'le-caveau',
  url: 'le-caveau',
  title: 'Le caveau',
  menu_title: 'Le caveau',
  meta_description: 'Horaires et adresse du caveau de dégustation du Domaine des Trois Coteaux à Montorge.',
  blocks: [
    { type: 'title', text: 'Le caveau', lead: 'Une table de noyer, huit tabourets, et quelqu’un du domaine derrière.' },
    {
      type: 'text-image',
      eyebrow: 'Au bout de la rue',
      title: 'Venir goûter',
      actions: [],
      picture: { image: 'photo-scene-table' },
      side: 'right',
      body: richText(
        'Le caveau est au bout de la rue de la Vouivre, derrière le lavoir. On se gare sous les tilleuls.',
        'Pour un groupe de plus de huit personnes, un coup de téléphone la veille suffit.',
        'On goûte ce qui est ouvert, par petites quantités ; un crachoir est sur la table. Celles et ceux qui conduisent, les enfants et les femmes enceintes trouvent du jus de nos raisins, pressé en septembre.',
      ),
    },
    {
      type: 'hours',
      title: 'Heures d’ouverture',
      lead: 'Fermé le 25 décembre, le 1er janvier et pendant les trois semaines de vendange, sauf le samedi.',
      ground: 'sand',
      days: [
        { days: 'Lundi, mardi', hours: 'sur rendez-vous' },
        { days: 'Mercredi, jeudi', hours: '14 h – 18 h 30' },
        { days: 'Vendredi', hours: '10 h – 12 h, 14 h – 18 h 30' },
        { days: 'Samedi', hours: '10 h – 12 h 30, 14 h – 18 h 30' },
        { days: 'Dimanche', hours: '10 h – 12 h 30' },
      ],
    },
    { type: 'awards', title: 'Ce qu’en disent les jurys', count: 4 },
    { type: 'reviews', title: 'Ils sont passés au caveau', count: 3, ground: 'deep' },
    {
      type: 'call',
      title: 'Un groupe, une date ?',
      lead: 'Dites-nous combien vous serez et ce que vous aimez manger avec.',
      actions: [{ label: 'Nous écrire', href: '/contact' }],
    },
  ],
}
