/** What stands around the parameters of the site. */
export const settingTexts = {
  title: 'Paramètres',
  site: 'Le site',
  siteSays: 'Ce qu’il est, et ce qu’il montre partout.',
  says: 'Ce que dit, montre et permet le site.',
  search: 'Chercher un paramètre',
  none: 'Aucun paramètre ne répond à cette recherche.',
  groups: 'Parties',
  guarded: 'Seul un super-administrateur le change.',
  found: (search: string) => `Recherche : ${search}`,
} as const
