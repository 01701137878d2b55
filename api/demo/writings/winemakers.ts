/** Who makes the wines of the demo estate: what they do, a sentence, a drawing where one fits, and the wines of their own; none means all. */
export const demoWinemakers = [
  {
    id: 'jeanne',
    name: 'Jeanne Vuillemin',
    role: 'La cave et les assemblages',
    text: 'Elle goûte chaque fût le lundi, à jeun, et ne met en bouteilles que ce qu’elle reboirait.',
    image: 'cellar',
    wines: [],
  },
  {
    id: 'colin',
    name: 'Colin Vuillemin',
    role: 'Les vignes et les chevaux',
    text: 'Il taille la tête en bas, vendange à la main et sait qui a planté chaque rang.',
    image: 'shoot',
    wines: [],
  },
  {
    id: 'bastien',
    name: 'Bastien Roy',
    role: 'Le foudre et les vieux ceps',
    text: 'Venu pour une vendange en 2014. Ces vins-là, il les suit du sécateur à la bonde.',
    image: '',
    wines: ['foudre', 'ceps', 'geai'],
  },
]
