import { type DemoPage, heading, richText } from './page-of.ts'

/** The house and its past. */
export const estate: DemoPage = {
  id: 'le-domaine',
  url: 'le-domaine',
  title: 'Le domaine',
  menu_title: 'Le domaine',
  meta_description: 'L’histoire du Domaine des Trois Coteaux et sa façon de travailler la vigne.',
  blocks: [
    {
      type: 'title',
      text: 'Le domaine',
      lead: 'Une grange, trois versants, quatre générations, et la même table au milieu de la cuisine.',
    },
    {
      type: 'text',
      title: 'Neuf hectares, trois versants, aucun désherbant',
      body: richText(
        'En 1932, Marthe Vuillemin achète une grange et quarante ares de poulsard. Ses arrière-petits-enfants, Jeanne et Colin, y font aujourd’hui cinq cépages, en bio depuis 2009.',
        'On laboure au cheval là où la pente le demande, on vendange à la main partout, et l’on attend chaque vin le temps qu’il réclame : un hiver pour le crémant, six ans et trois mois pour le vin jaune.',
      ),
    },
    {
      type: 'image',
      picture: { image: 'hills-calm', caption: 'Montorge vu du chemin de la Vouivre, un matin de mai.' },
      size: 'wide',
      framed: true,
    },
    {
      type: 'steps',
      title: 'Quatre générations',
      items: [
        {
          title: '1932, Marthe',
          text: 'Elle achète la grange et quarante ares de poulsard avec sa paie de lingère, et vend son vin au litre à l’auberge.',
        },
        {
          title: '1958, Émile',
          text: 'Son fils replante le Clos de l’Abbesse en savagnin et creuse la cave sous la maison, à la pioche, trois hivers de suite.',
        },
        {
          title: '1987, Solange',
          text: 'Elle met en bouteille tout ce que le domaine récolte et ouvre le caveau le samedi matin, sur deux tréteaux.',
        },
        {
          title: '2009, Jeanne et Colin',
          text: 'Le frère et la sœur passent les neuf hectares en bio et font revenir un cheval, puis deux, dans les pentes.',
        },
      ],
    },
    {
      type: 'quote',
      ground: 'deep',
      text: '« La vigne, c’est trois semaines de retard à rattraper avec dix minutes d’avance. »',
      author: 'Solange Vuillemin, dans son cahier de cave, 1991',
    },
    {
      type: 'text',
      title: 'Ce que nous faisons, et ce que nous ne faisons pas',
      body: richText(
        heading('Nous faisons'),
        'Du compost avec nos marcs et le fumier des deux chevaux. Des haies, six cents mètres depuis 2012. Nos piquets, en acacia du bois de Montorge.',
        heading('Nous ne faisons pas'),
        'Ni désherbant, ni levure achetée, ni collage. Les vins reçoivent un peu de soufre à la mise, dit sur l’étiquette comme la loi le veut.',
      ),
    },
    {
      type: 'call',
      title: 'Voir de près',
      lead: 'Le tour des trois coteaux prend une heure et demie, à pied, avec l’un de nous.',
      actions: [{ label: 'Les visites', href: '/visites' }],
    },
  ],
}
