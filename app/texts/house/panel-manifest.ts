/** What a telephone calls the panel that is kept on it. */
export const panelManifestTexts = {
  name: (house: string) => `${house}, le panneau`,
  orders: 'Les commandes',
  round: 'La préparation',
  stock: 'L’inventaire',
  search: 'Chercher',
}
