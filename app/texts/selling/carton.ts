const bottles = (count: number) => (count === 1 ? 'une bouteille' : `${count} bouteilles`)

/** A carton that somebody fills themselves. */
export const cartonTexts = {
  title: 'Composer mon carton',
  lead: 'Choisissez la taille, puis vos vins : le carton se remplit sous vos yeux.',
  description: 'Trois, six ou douze bouteilles du domaine, choisies une à une dans un carton qui se remplit sous vos yeux.',
  sizes: 'Taille du carton',
  size: (size: number) => `${size} bouteilles`,
  yours: 'Votre carton',
  see: 'Voir le carton',
  wines: 'Les vins',
  filled: (count: number, size: number) => `${count} sur ${size}`,
  held: (count: number) =>
    count === 1 ? 'Une bouteille est déjà dans votre panier.' : `${count} bouteilles sont déjà dans votre panier.`,
  missing: (count: number) => `Encore ${bottles(count)}`,
  full: 'Votre carton est plein.',
  over: (size: number, count: number, larger: number | undefined) =>
    `Ce carton tient ${size} bouteilles : retirez-en ${count === 1 ? 'une' : count}${larger ? `, ou prenez celui de ${larger}` : ''}.`,
  fullBy: (size: number) => `Votre carton de ${size} est plein : retirez d’abord une bouteille, ou prenez-en un plus grand.`,
  fullByLot: (multiple: number) => `Ce vin se vend par ${multiple} : il n’y a plus la place dans ce carton.`,
  put: 'Mettre le carton au panier',
  putSome: (count: number) => `Mettre ${count === 1 ? 'cette bouteille' : `ces ${count} bouteilles`} au panier`,
  change: 'Mettre à jour le carton',
  soldBy: (multiple: number) => `Vendu par ${multiple}.`,
  tooLarge: (multiple: number) => `Vendu par ${multiple} : trop pour ce carton.`,
  noSize: (size: number) => `Un carton compte 3, 6 ou 12 bouteilles : voici celui de ${size}, avec votre choix.`,
  unmet: (named: string[]) => `Ne peut pas entrer dans ce carton : ${named.map((one) => `« ${one} »`).join(', ')}.`,
  stillHeld: (name: string, says: string) => `« ${name} » : ${says}`,
  number: 'Indiquez un nombre entier, de 0 à 12.',
  share: 'L’adresse de cette page garde votre choix : envoyez-la à qui vous voulez.',
  ready: 'Tout prêts',
  readyLead: 'Des coffrets composés par le domaine.',
  nothing: 'Aucun vin à la bouteille n’est en vente pour l’instant.',
  notPut: 'Rien n’a été ajouté à votre panier.',
  back: 'Revoir mon carton',
  cart: (count: number, size: number) => `Il manque ${bottles(count)} pour un carton de ${size} plein.`,
  complete: 'Compléter mon carton',
} as const
