/** What the law wants said wherever wine is shown. */
export const alcoholTexts = {
  health: 'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.',
  pregnancy:
    'La consommation de boissons alcoolisées pendant la grossesse, même en faible quantité, peut avoir des conséquences graves sur la santé de l’enfant.',
} as const
