/** What is wrong with an amount, in the unit in which it is typed. */
export const amountTexts = {
  euros: 'Indiquez un montant en euros, par exemple 12,50.',
  between: (least: string, most: string) => `Indiquez un montant entre ${least} et ${most}.`,
  share: 'Indiquez un taux en pour cent, par exemple 5,5.',
  percent: 'Indiquez un pourcentage entier, de 1 à 100.',
  unit: 'Choisissez d’abord l’unité : en euros ou en pour cent.',
} as const
