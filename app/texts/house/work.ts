/** What is said so that nothing written in the panel is lost. */
export const workTexts = {
  endedTitle: 'Votre session est terminée',
  endedSays:
    'Rien n’est perdu : ce que vous avez écrit attend sur cette page. Connectez-vous dans un autre onglet, revenez ici, puis envoyez-le.',
  logIn: 'Se connecter dans un autre onglet',
  sendAgain: 'Envoyer ce que j’ai écrit',
  found: 'Ce que vous aviez écrit ici n’a pas été enregistré.',
  takeUp: 'Le reprendre',
  drop: 'L’oublier',
  taken: 'Votre texte est repris : relisez-le, puis enregistrez.',
  addRow: 'Ajouter une ligne',
  dropRow: 'Retirer cette ligne',
} as const
