/** What the search of the panel says. */
export const findTexts = {
  title: 'Chercher',
  label: 'Une commande, un vin, un client, un réglage… ou ce que vous voulez faire',
  says: 'Un numéro, un nom, une ville, un mot, ou une demande : « fermer du 24 au 4 », « rembourser MDEQ-9XY8 », « prix du Bal des geais », « nouveau vin ».',
  keys: 'Au clavier, Ctrl+K ou / ouvre cette recherche de partout.',
  none: (words: string) => `Rien ne répond à « ${words} ». Essayez un seul mot, ou le début d’un nom.`,
  all: (count: number) => `Voir les ${count.toLocaleString('fr-FR')}`,
  inStock: (count: number) => `${count.toLocaleString('fr-FR')} en stock`,
  clients: 'Les clients de ces commandes',
  close: 'Fermer',
  groups: {
    acts: 'À faire',
    orders: 'Commandes',
    wines: 'Vins et coffrets',
    clients: 'Clients',
    messages: 'Messages',
    writings: 'Pages et nouvelles',
    screens: 'Écrans et réglages',
  },
  acts: {
    close: (first: string, last: string) => (first === last ? `Fermer le ${first}` : `Fermer du ${first} au ${last}`),
    closeSome: 'Fermer pour congés',
    refund: (order: string) => `Rembourser ${order}`,
    ship: (order: string) => `Préparer ou expédier ${order}`,
    price: (wine: string) => `Changer le prix de ${wine}`,
    stock: (wine: string) => `Noter une arrivée de ${wine}`,
  },
} as const
