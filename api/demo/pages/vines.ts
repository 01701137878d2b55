import { bullets, type DemoPage, numbered, richText } from './page-of.ts'

/** The heading of the menu above the pages about the work; whoever asks for its own address finds the same entries. */
export const work: DemoPage = {
  id: 'vigne-et-cave',
  url: 'vigne-et-cave',
  title: 'Vigne et cave',
  menu_title: 'Vigne et cave',
  meta_description: 'Les vignes, la cave, l’équipe et les millésimes du Domaine des Trois Coteaux.',
  is_text: 1,
  blocks: [
    { type: 'title', text: 'Vigne et cave' },
    {
      type: 'cards',
      title: '',
      cards: [
        { title: 'Les vignes', text: 'Trois versants, trois sols, cinq cépages.', href: '/les-vignes' },
        { title: 'La cave', text: 'Cent dix fûts, un voile, un pressoir de 1961.', href: '/la-cave' },
        { title: 'L’équipe', text: 'Quatre personnes et deux juments.', href: '/l-equipe' },
        { title: 'Les millésimes', text: 'Le cahier des gels et des étés secs.', href: '/les-millesimes' },
      ],
    },
  ],
}

/** The three slopes and what grows on them. */
export const vines: DemoPage = {
  id: 'les-vignes',
  id_parent: 'vigne-et-cave',
  url: 'les-vignes',
  title: 'Les vignes',
  menu_title: 'Les vignes',
  meta_description: 'Trois versants, trois sols et cinq cépages : les vignes du Domaine des Trois Coteaux à Montorge.',
  blocks: [
    {
      type: 'title',
      text: 'Les vignes',
      lead: 'Trois versants autour du même village, et trois vins qui ne se ressemblent pas.',
    },
    {
      type: 'text-image',
      eyebrow: 'Les lieux',
      title: 'Trois coteaux sur une carte',
      body: richText(
        numbered(
          ['La Combe au Geai', '2,8 hectares plein sud, sur marnes rouges. Poulsard et trousseau.'],
          ['Le Clos de l’Abbesse', '3,4 hectares au couchant, sur marnes grises. Savagnin, et un rang de pinot.'],
          ['Les Murgers', '2,8 hectares en haut de pente, sur éboulis calcaires. Chardonnay.'],
        ),
      ),
      actions: [],
      picture: { image: 'map' },
      side: 'right',
    },
    {
      type: 'cards',
      title: 'Trois versants, trois caractères',
      ground: 'sand',
      cards: [
        {
          title: 'La Combe au Geai',
          text: 'Marnes rouges, plein sud. Poulsard et trousseau, qui mûrissent les premiers.',
          picture: { image: 'bottle-geai', alt: '' },
        },
        {
          title: 'Le Clos de l’Abbesse',
          text: 'Marnes grises, vent du soir. Le savagnin y prend son temps, donc nous aussi.',
          picture: { image: 'bottle-abbesse', alt: '' },
        },
        {
          title: 'Les Murgers',
          text: 'Éboulis calcaires. Chardonnay tendu, et les bulles de Nuit claire.',
          picture: { image: 'bottle-murgers', alt: '' },
        },
      ],
    },
    {
      type: 'text',
      title: 'Une année de travail',
      body: richText(
        bullets(
          '**Janvier à mars :** la taille, pied après pied, quarante mille coups de sécateur.',
          '**Avril :** le premier labour, au cheval dans la Combe, à la chenillette ailleurs.',
          '**Mai et juin :** l’ébourgeonnage, puis le palissage, qui se refait trois fois.',
          '**Juillet et août :** l’herbe fauchée un rang sur deux, l’autre laissé aux abeilles.',
          '**Septembre :** trois semaines de vendange, à vingt, en caisses de douze kilos.',
          '**Novembre :** le compost, les piquets, et le bois pour l’hiver.',
        ),
      ),
    },
    {
      type: 'slider',
      title: 'Le même coteau, quatre fois',
      pictures: [
        { image: 'hills-winter', caption: 'Janvier : on taille, la neige tient dans les rangs.' },
        { image: 'hills-calm', caption: 'Mai : les rangs se ferment, l’herbe est haute.' },
        { image: 'hills-harvest', caption: 'Octobre : les feuilles ont tourné, les caisses sont rentrées.' },
      ],
    },
    {
      type: 'own',
      name: 'parcelle',
      values: {
        text: 'Le Clos de l’Abbesse',
        lead: 'Marne grise sous dalle, plein sud, à trois cents mètres.',
        rangs: [{ label: 'Savagnin, planté en 1958' }, { label: 'Poulsard, planté en 1974' }],
      },
    },
  ],
}
