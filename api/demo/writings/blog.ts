import type { Tale } from './tale.ts'

type Folder = { slug: string; title: string; summary: string; image: string; parent?: string }

/** The folders of the blog; one stands in another. */
export const demoFolders: Folder[] = [
  {
    slug: 'la-vigne',
    title: 'La vigne',
    summary: 'Ce qui se passe dans les rangs, de la taille à la vendange.',
    image: 'hills-calm',
  },
  { slug: 'la-cave', title: 'La cave', summary: 'Fûts, levures et patience.', image: 'cellar' },
  {
    slug: 'le-vin-jaune',
    title: 'Le vin jaune',
    summary: 'Six ans et trois mois sous un voile, racontés par ceux qui attendent.',
    image: 'bottle-jaune',
    parent: 'la-cave',
  },
]

/** The articles about the vines. */
export const vineTales: Tale[] = [
  {
    slug: 'vendanger-le-poulsard-un-mardi',
    title: 'Pourquoi nous vendangeons le poulsard un mardi',
    summary: 'Peau fine, pas de patience : le poulsard se ramasse en une matinée ou se perd. Récit d’une aube à quatorze.',
    image: 'hills-harvest',
    date: '2026-10-17',
    text: [
      'Le poulsard a la peau si fine qu’on voit les pépins au travers. Une pluie de trop et il éclate ; un soleil de trop et il flétrit. Il ne se vendange pas quand on peut, mais quand il veut.',
      'Cette année, il a voulu un mardi. À six heures, quatorze personnes étaient dans la Combe au Geai avec des caisses de dix kilos, pas une de plus. À onze heures, c’était fini.',
      'On égrappe à la main, sur une claie d’osier qui était celle de Marthe. On perd une demi-journée et l’on garde les peaux entières.',
    ],
  },
  {
    slug: 'deux-chevaux-au-clos',
    title: 'Deux chevaux au Clos de l’Abbesse',
    summary: 'Ulysse et Duchesse labourent ce que le tracteur tassait. Les voisins viennent voir, les merles aussi.',
    image: 'map',
    date: '2026-09-11',
    text: [
      'Les marnes grises n’aiment pas le poids. Sous le tracteur, elles se ferment comme un poing, et l’eau ruisselle au lieu d’entrer.',
      'Un cheval comtois pèse huit cents kilos sur quatre pieds larges comme des assiettes. Il passe, la terre respire, les vers reviennent, puis les merles.',
      'C’est trois fois plus lent. Cela laisse le temps de regarder chaque pied.',
    ],
  },
  {
    slug: 'tailler-en-fevrier',
    title: 'Tailler en février, décider pour octobre',
    summary: 'Deux coups de sécateur par pied, neuf mille pieds par hectare, et une récolte entière dans la main.',
    image: 'hills-winter',
    date: '2026-02-14',
    text: [
      'On taille quand la sève dort. Il faut laisser deux baguettes et un courson : les baguettes donneront cette année, le courson celle d’après.',
      'Colin taille la tête en bas, dit-il : il voit d’abord où ira le soleil, puis il remonte vers le vieux bois.',
      'Les sarments coupés sèchent sous l’appentis. En juillet, ils feront la braise des saucisses de Morteau.',
    ],
  },
  {
    slug: 'ce-que-disent-les-marnes',
    title: 'Ce que disent les marnes',
    summary: 'Rouges, grises, bleues : trois couleurs sous nos pieds, trois façons de boire l’eau.',
    image: 'hills-calm',
    date: '2025-11-20',
    text: [
      'La marne est une argile qui se souvient de la mer. On y trouve des coquilles grosses comme l’ongle, que les enfants rangent dans des boîtes.',
      'Les rouges chauffent vite et donnent des vins de fruits. Les grises gardent l’eau et demandent du temps : c’est là que pousse le savagnin des Marnes grises. Les bleues, tout en bas, collent aux bottes et ne donnent rien : nous y avons planté des noyers.',
    ],
  },
  {
    slug: 'les-abeilles-du-rang-onze',
    title: 'Les abeilles du rang onze',
    summary: 'Six ruches au bout d’un rang, un apiculteur matinal, et plus de trèfle que prévu.',
    image: 'shoot',
    date: '2025-06-03',
    text: [
      'La vigne n’a pas besoin des abeilles : elle se féconde toute seule. Mais ce qui pousse entre les rangs, si.',
      'Depuis que nous semons du trèfle et de la phacélie, six ruches sont installées au bout du rang onze. Leur miel est au caveau, en petits pots, quand il y en a.',
    ],
  },
]
