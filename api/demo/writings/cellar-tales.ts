import type { Tale } from './tale.ts'

/** The articles about the cellar. */
export const cellarTales: Tale[] = [
  {
    slug: 'descendre-a-la-cave-en-novembre',
    title: 'Descendre à la cave en novembre',
    summary:
      'Il y fait douze degrés, comme en août. On y parle bas sans savoir pourquoi. Visite d’un lieu qui travaille pendant que le village dort.',
    image: 'cellar',
    date: '2026-11-14',
    text: [
      'Trente-deux marches, une rampe de corde, une lampe. En bas, l’air a la température du mois d’août à minuit et l’odeur d’une pomme oubliée dans un tiroir.',
      'Cent dix fûts y sont rangés sur deux rangs. Certains chantent encore : la dernière fermentation laisse échapper une bulle toutes les dix secondes. On compte, on note à la craie, on remonte.',
      { type: 'heading', level: 2, content: [{ type: 'text', text: 'Ce que l’on goûte' }] },
      'La pipette descend par la bonde, on tient le verre de la main gauche. On ne juge pas : on écoute où le vin en est, et on le laisse tranquille.',
    ],
    more: [
      { type: 'image', picture: { image: 'hills-winter' }, size: 'wide', framed: true },
      { type: 'products', title: 'Ceux qui dorment là', wines: ['chai', 'foudre', 'vouivre'], count: 3, tags: [], kind: '' },
    ],
  },
  {
    slug: 'ouiller-ou-ne-pas-ouiller',
    title: 'Ouiller ou ne pas ouiller',
    summary: 'Un mot du pays pour une question simple : faut-il remplir le fût à mesure qu’il se vide ?',
    image: 'cellar',
    date: '2026-07-09',
    text: [
      'Le bois boit et l’air aussi. Chaque mois, un fût perd un verre. Ouiller, c’est rendre ce verre, pour que l’air ne touche pas le vin.',
      'Nos chardonnays sont ouillés, Les Murgers les premiers : ils restent droits et clairs. Le savagnin de La Vouivre ne l’est pas : un voile s’y pose, et tout change. Goûtez l’un après l’autre, et vous saurez.',
    ],
  },
  {
    slug: 'la-bonde-de-verre',
    title: 'La bonde de verre',
    summary: 'Pour voir sans ouvrir, nous avons fait souffler douze bondes par le verrier du village d’à côté.',
    image: 'bottle-murgers',
    date: '2026-03-22',
    text: [
      'Chaque fois qu’on ouvre un fût, on y laisse entrer quelque chose. Les pièces des Murgers, que l’on tient toujours pleines, le savent mieux que les autres. Avec une bonde de verre, on regarde, et l’on n’ouvre plus que pour goûter.',
      'Le verrier en a cassé trois avant de trouver la bonne épaisseur. Les enfants les appellent les hublots.',
    ],
  },
  {
    slug: 'les-bulles-de-la-nuit-claire',
    title: 'Comment viennent les bulles de la Nuit claire',
    summary: 'Deux fermentations, dix-huit mois sur lattes, et un quart de tour chaque matin.',
    image: 'bottle-cremant',
    date: '2025-10-05',
    text: [
      'La première fermentation fait le vin, la seconde fait les bulles : un peu de sucre, un peu de levure, une capsule, et l’on attend dix-huit mois.',
      'Ensuite vient le remuage : un quart de tour chaque matin, pendant trois semaines, pour que le dépôt descende vers le col. Fatou en remue deux cents en écoutant la radio.',
    ],
  },
]

/** The articles about the wine that stays under its veil. */
export const yellowTales: Tale[] = [
  {
    slug: 'le-voile-ne-se-cueille-pas',
    title: 'Le voile, cette fleur qui ne se cueille pas',
    summary: 'Six ans et trois mois sans toucher au fût. Ce que fait le savagnin pendant que nous faisons autre chose.',
    image: 'bottle-jaune',
    date: '2026-10-02',
    text: [
      'Au début, il n’y a rien : un vin blanc dans un fût que personne ne remplit. Puis, un matin, une pellicule grise est là, fine comme une buée.',
      'Ce sont des levures. Elles respirent l’air pour que le vin n’ait pas à le faire, et lui donnent en échange la noix, le curry, la pomme sèche.',
      'Si l’on secoue le fût, le voile tombe. Alors on ne secoue pas. On entre sur la pointe des pieds, et l’on referme. La Vouivre sort au bout de quatre ans, le Vin jaune au bout de six ans et trois mois.',
    ],
  },
  {
    slug: 'ouvrir-un-clavelin',
    title: 'Ouvrir un clavelin, mode d’emploi',
    summary: 'Debout la veille, ouvert le matin, bu le soir à quinze degrés. Le reste attend des semaines, si vous tenez.',
    image: 'bottle-jaune',
    date: '2026-06-12',
    text: [
      'La veille, mettez la bouteille debout. Le matin, ouvrez-la et oubliez-la sur le buffet. Le soir, servez à quinze degrés, dans un verre à vin rouge.',
      {
        type: 'bulletList',
        items: ['avec un comté de trente mois,', 'avec un poulet à la crème et aux morilles,', 'avec rien, devant le feu.'].map(
          (text) => [{ type: 'paragraph', content: [{ type: 'text', text }] }],
        ),
      },
      'S’il en reste, rebouchez : il tient six semaines au frais, et il est meilleur le troisième jour. Pour un premier clavelin, le Vin jaune 2016 est déjà ouvert de caractère.',
    ],
  },
  {
    slug: 'pourquoi-soixante-deux-centilitres',
    title: 'Pourquoi soixante-deux centilitres',
    summary: 'Le clavelin n’est ni une demie ni une bouteille : c’est ce qui reste d’un litre.',
    image: 'bottle-jaune',
    date: '2026-01-30',
    text: [
      'D’un litre de vin mis en fût, il reste soixante-deux centilitres six ans plus tard. On a donc fait une bouteille de cette taille, carrée d’épaules, que personne d’autre n’a le droit d’employer.',
      'Les trente-huit centilitres manquants sont la part du temps. On ne la facture pas, ni sur le Vin jaune ni sur La Vouivre.',
    ],
  },
]

/** The articles that stand in no folder. */
export const looseTales: Tale[] = [
  {
    slug: 'un-poulet-des-morilles',
    title: 'Un poulet, des morilles, et rien d’autre',
    summary: 'La recette de Marthe, notée au dos d’un acquit de 1951, avec la bonne bouteille et la mauvaise.',
    image: 'meal-volaille',
    date: '2026-08-28',
    text: [
      'Un poulet de ferme coupé en huit, une poignée de morilles sèches, un demi-litre de crème, un verre de vin jaune. C’est tout.',
      'On dore les morceaux, on mouille avec l’eau des morilles, on couvre. Quand la chair se détache, on verse la crème et le vin, et l’on n’y touche plus dix minutes.',
      'La bonne bouteille est celle que l’on a versée dans le plat : le Vin jaune les dimanches, La Vouivre les autres soirs. La mauvaise est un rouge trop jeune.',
    ],
  },
  {
    slug: 'une-medaille-et-ce-qu-elle-ne-dit-pas',
    title: 'Une médaille, et ce qu’elle ne dit pas',
    summary: 'Le vin jaune a plu au jury. Nous, nous l’aimions déjà.',
    image: 'medal-or',
    date: '2026-04-04',
    text: [
      'Une médaille dit que cinq personnes, un matin de mars, ont préféré ce verre à trente autres. Elle ne dit pas la pluie de juin ni les nuits de bougies.',
      'Nous l’avons collée sur les bouteilles de Vin jaune 2017, parce qu’elle aide à choisir. Et nous avons gardé une caisse sans, pour nous.',
    ],
  },
]
