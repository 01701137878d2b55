/** How a page or an article stands. */
export const standingTexts = {
  draft: 'Brouillon',
  ready: 'Prêt, caché',
  online: 'En ligne',
  changed: 'Modifications non publiées',
  comesOut: (when: string) => `Paraît le ${when}`,
} as const
