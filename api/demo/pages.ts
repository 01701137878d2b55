import type { PageBlock } from '#app/models/block.ts'
import { toRichText } from '#app/models/rich-text.ts'
import { bindFrenchSpaces } from '#app/models/typography.ts'

type DemoPage = { id: string; url: string; title: string; menu_title: string; meta_description: string; blocks: PageBlock[] }

const pages: DemoPage[] = [
  {
    id: 'accueil',
    url: '',
    title: 'Vins du Jura, de la vigne à votre table · Domaine des Trois Coteaux',
    menu_title: 'Accueil',
    meta_description:
      'Neuf hectares de vignes en bio à Montorge, dans le Jura : vins de caractère élevés sans hâte, vendus au prix du domaine.',
    blocks: [
      {
        type: 'hero',
        eyebrow: 'Vignerons à Montorge, Jura, depuis 1932',
        title: 'Trois coteaux, cinq cépages, une famille',
        lead: 'Des vins faits à la main et gardés sans hâte, vendus ici comme au caveau : au prix du domaine, avec le nom de la parcelle.',
        actions: [
          { label: 'Découvrir le domaine', href: '/le-domaine' },
          { label: 'Venir au caveau', href: '/le-caveau' },
        ],
      },
      {
        type: 'cards',
        title: 'Trois versants, trois caractères',
        cards: [
          { title: 'La Combe au Geai', text: 'Marnes rouges, plein sud. Poulsard et trousseau, qui mûrissent les premiers.' },
          { title: 'Le Clos de l’Abbesse', text: 'Marnes grises, vent du soir. Le savagnin y prend son temps, donc nous aussi.' },
          { title: 'Les Murgers', text: 'Éboulis calcaires. Chardonnay tendu, et les bulles de Nuit claire.' },
        ],
      },
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
  },
  {
    id: 'le-domaine',
    url: 'le-domaine',
    title: 'Le domaine',
    menu_title: 'Le domaine',
    meta_description: 'L’histoire du Domaine des Trois Coteaux et sa façon de travailler la vigne.',
    blocks: [
      { type: 'title', text: 'Le domaine' },
      {
        type: 'text',
        title: 'Neuf hectares, trois versants, aucun désherbant',
        body: toRichText(
          'En 1932, Marthe Vuillemin achète une grange et quarante ares de poulsard. Ses arrière-petits-enfants, Jeanne et Colin, y font aujourd’hui cinq cépages, en bio depuis 2009.',
          'On laboure au cheval là où la pente le demande, on vendange à la main partout, et l’on attend chaque vin le temps qu’il réclame : un hiver pour le crémant, six ans et trois mois pour le vin jaune.',
        ),
      },
    ],
  },
  {
    id: 'le-caveau',
    url: 'le-caveau',
    title: 'Le caveau',
    menu_title: 'Le caveau',
    meta_description: 'Horaires et adresse du caveau de dégustation du Domaine des Trois Coteaux à Montorge.',
    blocks: [
      { type: 'title', text: 'Le caveau' },
      {
        type: 'text',
        title: 'Venir goûter',
        body: toRichText(
          'Le caveau est au bout de la rue de la Vouivre, derrière le lavoir. On se gare sous les tilleuls.',
          'Pour un groupe de plus de huit personnes, un coup de téléphone la veille suffit.',
        ),
      },
    ],
  },
]

/** The pages of the demo estate. */
export const demoPages = JSON.parse(JSON.stringify(pages), (_key, value: unknown) =>
  typeof value === 'string' ? bindFrenchSpaces(value) : value,
) as DemoPage[]
