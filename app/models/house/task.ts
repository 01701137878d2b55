/** What an owner comes for, in the order in which the menu of the panel names it; the day stands before them all. */
export const tasks = ['orders', 'wines', 'clients', 'site', 'news', 'letter', 'figures', 'settings'] as const
export type Task = (typeof tasks)[number]

/** What the screen of settings holds, a card each; what few ever touch stands apart from it. */
export const settingsCards = ['house', 'delivery', 'payment', 'shop', 'look', 'law', 'team', 'mails', 'languages'] as const
export type SettingsCard = (typeof settingsCards)[number]
